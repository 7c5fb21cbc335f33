import { describe, expect, it } from 'vitest';
import { renderValue } from './render-value.ts';

describe('renderValue()', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [() => 1, 'a function'],
    [function seed() {}, 'a function (seed)'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [-0, '0'],
    [12n, '12'],
    [Symbol('x'), 'Symbol(x)'],
    ['a "word"', '"a \\"word\\""'],
    [{ a: [1] }, '{"a":[1]}'],
    [{ big: 1n }, '[object Object]'],
    [[1n], '[object Array]'],
    [Object.assign(Object.create(null), { big: 1n }), '[object Object]'],
  ])('shows %s as %s', (value, shown) => {
    expect(renderValue(value)).toBe(shown);
  });

  it('keeps a value of 80 characters and cuts a longer one to 80', () => {
    const whole = 'x'.repeat(78);
    expect(renderValue(whole)).toBe(`"${whole}"`);
    const cut = renderValue(`${whole}y`);
    expect(cut).toBe(`"${whole}…`);
    expect(cut).toHaveLength(80);
  });
});
