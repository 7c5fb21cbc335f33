import { expect, test } from 'vitest';
import { png } from '../../test/sh-phone.ts';
import { findPngFault } from './find-png-fault.ts';

const whole = png(16, 8);

test('findPngFault() finds nothing in a whole picture', () => {
  expect(findPngFault(whole)).toBeUndefined();
});

test('findPngFault() finds every cut', () => {
  for (let length = 0; length < whole.length; length += 1) {
    expect(findPngFault(whole.subarray(0, length)), `cut to ${length} bytes`).toBeDefined();
  }
});

test('findPngFault() finds a change of any byte', () => {
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    expect(findPngFault(changed), `byte ${at}`).toBeDefined();
  }
});

test.each([
  ['bytes behind its end', Buffer.concat([whole, Buffer.from('x')]), '1 bytes follow its end'],
  ['no width', png(0, 8), 'it has no size'],
  ['no height', png(8, 0), 'it has no size'],
])('findPngFault() names %s', (_, picture, fault) => {
  expect(findPngFault(picture)).toBe(fault);
});
