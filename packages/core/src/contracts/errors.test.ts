import { describe, expect, it } from 'vitest';
import { AndroidWorldError, isAndroidWorldError } from './errors.ts';

describe('isAndroidWorldError()', () => {
  it('knows errors of another copy, also with codes of a newer one', () => {
    const newer = Object.assign(new Error('melted'), {
      [Symbol.for('androidworld.error')]: true,
      code: 'DEVICE_MELTED',
      audience: 'harness',
    });
    expect(isAndroidWorldError(newer)).toBe(true);
    expect(isAndroidWorldError(newer, 'AW_TIMEOUT')).toBe(false);
  });

  it.each(['AW_TIMEOUT', 'AW_PARSE', 'toString'])('takes no foreign error for ours that has the code %s', (code) => {
    expect(isAndroidWorldError(Object.assign(new Error('theirs'), { code }))).toBe(false);
  });

  it('says who must act', () => {
    const error = new AndroidWorldError('AW_NO_DEVICE', 'None is left');
    expect([isAndroidWorldError(error, 'AW_NO_DEVICE'), error.audience]).toEqual([true, 'user']);
  });
});
