import { describe, expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';

describe('describeChanges()', () => {
  it('names each place, what it was and what it became', () => {
    const before = { seed: 30, agents: [{ name: 'm3a', model: 'a' }], gone: true };
    const after = { seed: 31, agents: [{ name: 'm3a', model: 'b' }, { name: 'idle' }] };
    expect(describeChanges(before, after)).toEqual([
      'seed: 30 became 31',
      'agents[0].model: "a" became "b"',
      'agents[1]: nothing became {"name":"idle"}',
      'gone: true became nothing',
    ]);
  });

  it('says nothing about equal values, whatever the order of their keys', () => {
    expect(describeChanges({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
  });

  it('counts what is too much to list', () => {
    const numbers = (offset: number) => Array.from({ length: 12 }, (_, index) => index + offset);
    expect(describeChanges(numbers(0), numbers(1)).at(-1)).toBe('and 2 more');
  });
});
