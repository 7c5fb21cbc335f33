import { describe, expect, it } from 'vitest';
import { findWrong, type Tried } from './find-wrong.ts';

const expected = new Map([
  ['a', 1],
  ['b', 0],
]);

const good: Tried = {
  scores: expected,
  broken: [],
  journal: [
    { kind: 'end', id: 'a', attempt: 1, status: 'errored' },
    { kind: 'end', id: 'a', attempt: 2, status: 'passed' },
    { kind: 'end', id: 'b', attempt: 1, status: 'failed' },
  ],
  entries: 3,
  hit: ['cut'],
  resumedAfterErrors: 0,
  durationMs: 1,
};

describe('findWrong()', () => {
  it('finds nothing where an errored episode was tried again', () => {
    expect(findWrong(good, expected)).toEqual([]);
  });

  it('names what is lost, changed, doubled, unplanned and broken, and a run without end', () => {
    const bad: Tried = {
      ...good,
      scores: new Map([
        ['b', 1],
        ['c', 1],
      ]),
      journal: [...good.journal, { kind: 'end', id: 'b', attempt: 2, status: 'passed' }],
      broken: ['1.png'],
      problem: 'did not end',
    };
    expect(findWrong(bad, expected)).toEqual([
      'did not end',
      'a is lost',
      'b scored 1 instead of 0',
      'c was not planned',
      'b was finished 2 times',
      '1.png is no whole picture',
    ]);
  });
});
