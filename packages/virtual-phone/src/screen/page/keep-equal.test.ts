import { describe, expect, test } from 'vitest';
import { keepEqual } from './keep-equal.ts';

describe('keepEqual()', () => {
  test('gives the previous object when nothing changed', () => {
    const previous = { a: [1, { b: 2 }], c: null };
    expect(keepEqual(previous, structuredClone(previous))).toBe(previous);
  });

  test('keeps the items of a list that did not change', () => {
    const previous = [
      { id: 1, on: true },
      { id: 2, on: true },
    ];
    const next = keepEqual(previous, [
      { id: 1, on: true },
      { id: 2, on: false },
      { id: 3, on: true },
    ]);
    expect(next).toEqual([
      { id: 1, on: true },
      { id: 2, on: false },
      { id: 3, on: true },
    ]);
    expect(next[0]).toBe(previous[0]);
  });

  test('sees that a member is gone', () => {
    expect(keepEqual<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keepEqual<unknown>([1], {})).toEqual({});
  });
});
