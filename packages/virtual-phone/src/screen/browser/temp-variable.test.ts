import { expect, test } from 'vitest';
import { tempVariable } from './temp-variable.ts';

const macOS = '/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T/androidworld-26029-VJkovU/chromium-5O4TAw';

test('a Chromium with windows gets no folder in which the address of its socket is too long', () => {
  const hasWindows = { hasWindows: true };
  expect(tempVariable('/tmp/androidworld-1-abcdef/chromium-abcdef', hasWindows)).toEqual({
    TMPDIR: '/tmp/androidworld-1-abcdef/chromium-abcdef',
  });
  expect(tempVariable(macOS, hasWindows)).toEqual({});
  expect(tempVariable(`/${'a'.repeat(57)}`, hasWindows)).toEqual({ TMPDIR: `/${'a'.repeat(57)}` });
  expect(tempVariable(`/${'a'.repeat(58)}`, hasWindows)).toEqual({});
});

test('one without listens on none', () => {
  expect(tempVariable(macOS, { hasWindows: false })).toEqual({ TMPDIR: macOS });
});
