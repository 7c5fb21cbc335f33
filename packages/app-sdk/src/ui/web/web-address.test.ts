import { expect, test } from 'vitest';
import { androidUrl, webAddress } from './web-address.ts';

const origin = 'http://w0.localhost:8000';

test.each([
  ['file:///android_asset/html/a%20b.html?x=1#y', `${origin}/android_asset/html/a%20b.html?x=1#y`],
  ['file:///sdcard/../sdcard/a.html', `${origin}/sdcard/a.html`],
])('webAddress() finds %s where androidUrl() knows it from', (url, address) => {
  expect(webAddress(origin, url)).toBe(address);
  expect(androidUrl(origin, address)).toBe(new URL(url).href);
});

test.each([
  ['https://example.org/', 'net::ERR_INTERNET_DISCONNECTED'],
  ['market://details?id=a', 'net::ERR_UNKNOWN_URL_SCHEME'],
  ['nonsense', 'net::ERR_UNKNOWN_URL_SCHEME'],
])('webAddress() leads %s to the error page', (url, code) => {
  const address = webAddress(origin, url);
  expect(new URL(address).searchParams.get('code')).toBe(code);
  expect(androidUrl(origin, address)).toBe(url);
});

test('androidUrl() leaves other addresses as they are', () => {
  expect(androidUrl(origin, 'https://example.org/')).toBe('https://example.org/');
  expect(androidUrl(origin, `${origin}/.webview/html/1`)).toBe('about:blank');
});
