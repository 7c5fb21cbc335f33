import { expect, test } from 'vitest';
import { isOwnRequest } from './is-own-request.ts';

const own = { method: 'GET', headers: { host: '127.0.0.1:8080' }, socket: { localPort: 8080 } };
const isOwn = (rest: object) => isOwnRequest({ ...own, ...rest } as Parameters<typeof isOwnRequest>[0]);

test('isOwnRequest() takes the address line and the own page', () => {
  expect(isOwn({})).toBe(true);
  expect(
    isOwn({ headers: { host: 'localhost:8080', origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' } }),
  ).toBe(true);
  expect(isOwn({ headers: { host: '127.0.0.1:8080', 'sec-fetch-site': 'none' } })).toBe(true);
});

test.each([
  ['a name of somebody else for this computer', { headers: { host: 'evil.example:8080' } }],
  ['another port', { headers: { host: '127.0.0.1:80' } }],
  ['no host', { headers: {} }],
  ['another origin', { headers: { host: '127.0.0.1:8080', origin: 'https://evil.example' } }],
  ['a page of another site', { headers: { host: '127.0.0.1:8080', 'sec-fetch-site': 'cross-site' } }],
  ['another server of this computer', { headers: { host: '127.0.0.1:8080', 'sec-fetch-site': 'same-site' } }],
  ['another method', { method: 'POST' }],
])('isOwnRequest() turns down %s', (_, rest) => {
  expect(isOwn(rest)).toBe(false);
});
