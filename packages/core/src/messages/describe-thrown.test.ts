import { describe, expect, it } from 'vitest';
import { describeThrown } from './describe-thrown.ts';

describe('describeThrown()', () => {
  it.each([
    [new TypeError('no'), 'no'],
    ['a text', 'a text'],
    [undefined, 'nothing'],
    [{ code: 3 }, '{"code":3}'],
    [Object.create(null), '{}'],
  ])('shows %o', (thrown, shown) => {
    expect(describeThrown(thrown)).toBe(shown);
  });
});
