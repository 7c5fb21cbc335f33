import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHtml, toldBy } from '../../test/html-page.ts';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

/** Red and blue by turns, 50 ms each, without end; 2 x 2 pixels. */
const gif =
  'R0lGODlhAgACAJEAAP8AAAAA/wD/AAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQEBQAAACwAAAAAAgACAAACAwSAAgAh+QQEBQAAACwAAAAAAgACAAACA0ySAgA7';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><rect width="50" height="50" fill="red">
  <animate attributeName="fill" values="red;blue" dur="0.1s" calcMode="discrete" repeatCount="indefinite"/></rect></svg>`;

it.each([
  ['a GIF', `data:image/gif;base64,${gif}`],
  ['an SVG', `data:image/svg+xml,${encodeURIComponent(svg)}`],
])('%s does not move by the computer’s clock', async (_what, url) => {
  await openHtml(
    phone,
    `<img width="100" height="100" src="${url}" onload="out.textContent = naturalWidth"><p id="out">0</p>
    <div style="width: 100px; height: 100px; background: url('${url}')"></div>`,
  );
  expect(await toldBy(phone)).toBeGreaterThan(0);
  const first = await picture();
  // Ten take longer than some turns of the image.
  for (let taken = 1; taken < 10; taken += 1) expect(await picture()).toBe(first);
});

async function picture(): Promise<string> {
  const { screen } = phone.system;
  if (screen === null) throw new Error('The phone has no screen');
  return Buffer.from(await screen.screenshot()).toString('base64');
}
