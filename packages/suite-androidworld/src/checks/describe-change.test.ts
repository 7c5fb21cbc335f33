import { expect, test } from 'vitest';
import { describeChange, describeRowsChange } from './describe-change.ts';
import { judge, listNames } from './judge.ts';

test('describeChange() says what came, went and changed', () => {
  const before = new Map([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
  const after = new Map([
    ['a', '1'],
    ['b', '9'],
    ['d', '3'],
  ]);
  expect(describeChange(after, before)).toBe('came: "d"; went: "c"; changed: "b"');
  expect(describeChange(before, before)).toBe('nothing changed');
});

test('describeRowsChange() counts rows that are alike', () => {
  const row = (title: string, id = 1) => ({ id, title });
  expect(describeRowsChange([row('a')], [row('a'), row('a')], ({ title }) => title)).toBe('went: "a"');
  expect(describeRowsChange([row('a'), row('b')], [row('a', 2)], ({ title }) => title)).toBe(
    'came: "a", "b"; went: "a"',
  );
});

test('judge() explains a score of 0 only', () => {
  expect(judge(true, { expected: 'a', found: 'b' })).toBe(1);
  expect(judge(false, { expected: 'a', found: 'b' })).toEqual({ score: 0, reason: 'expected a; found b' });
});

test('listNames() cuts long lists and names', () => {
  expect(listNames([])).toBe('nothing');
  expect(listNames(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('"a", "b", "c", "d" and 2 more');
  expect(listNames(['x'.repeat(99)])).toHaveLength(62);
});
