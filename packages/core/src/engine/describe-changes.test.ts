import { describe, expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';

describe('describeChanges()', () => {
  it('names each place, what it was and what it became', () => {
    const before = { seed: 30, agents: [{ name: 'm3a', model: 'a' }], gone: true };
    const after = { seed: 31, agents: [{ name: 'm3a', model: 'b' }, { name: 'noop' }] };
    expect(describeChanges(before, after)).toEqual([
      'seed: 30 became 31',
      'agents[0].model: "a" became "b"',
      'agents[1]: nothing became {"name":"noop"}',
      'gone: true became nothing',
    ]);
  });

  it('says nothing about equal values, whatever the order of their keys', () => {
    expect(describeChanges({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
  });

  it.each([
    [1, 2, 'value: 1 became 2'],
    [undefined, null, 'value: nothing became null'],
    [{ a: null }, { a: {} }, 'a: null became {}'],
    [{ a: {} }, { a: null }, 'a: {} became null'],
    [{ a: [] }, { a: {} }, 'a: [] became {}'],
    [{ a: 'b' }, { a: ['b'] }, 'a: "b" became ["b"]'],
    [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, 'a.b.c: 1 became 2'],
    [[[1]], [[2]], '[0][0]: 1 became 2'],
    [{}, { toString: 1 }, 'toString: nothing became 1'],
  ])('of %j and %j says where they differ', (before, after, change) => {
    expect(describeChanges(before, after)).toEqual([change]);
  });

  it('says nothing of empty lists and objects', () => {
    expect(describeChanges({ a: [], b: {} }, { a: [], b: {} })).toEqual([]);
  });

  it('cuts a long value', () => {
    const fits = 'x'.repeat(58);
    expect(describeChanges(fits, `${fits}x`)).toEqual([`value: "${fits}" became "${fits}…`]);
  });

  it('lists as many as are wanted', () => {
    expect(describeChanges([1, 2, 3], [4, 5, 6], 2)).toEqual(['[0]: 1 became 4', '[1]: 2 became 5', 'and 1 more']);
    expect(describeChanges([1, 2], [4, 5], 2)).toEqual(['[0]: 1 became 4', '[1]: 2 became 5']);
  });

  it('counts what is too much to list', () => {
    const numbers = (offset: number) => Array.from({ length: 12 }, (_, index) => index + offset);
    expect(describeChanges(numbers(0), numbers(1)).at(-1)).toBe('and 2 more');
  });
});
