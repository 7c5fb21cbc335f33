import { describe, expect, test } from 'vitest';
import { episodeOf, reportOf, resultOf } from '../../../test/sample-report.ts';
import { type Filter, noFilter, taskRows } from './task-rows.ts';

const report = await reportOf([
  episodeOf({ task: 'B', difficulty: 'hard', goal: 'Add the wine list' }),
  episodeOf({ task: 'B', instance: 1, difficulty: 'hard', result: resultOf('failed', { score: 0.5 }) }),
  episodeOf({ task: 'A', difficulty: 'medium', apps: ['markor', 'files'], result: resultOf('errored') }),
  episodeOf({ task: 'C', difficulty: 'easy', result: resultOf('failed') }),
  episodeOf({ task: 'C', difficulty: 'easy', agent: 'noop' }),
]);
const byTask = { by: 'task', descending: false };

function tasks(filter: Partial<Filter>, sorting = byTask): string[] {
  return taskRows(report, { ...noFilter, ...filter }, sorting).map((row) => row.task);
}

describe('taskRows()', () => {
  test('gives a row per task with the episodes of each agent', () => {
    const [, , row] = taskRows(report, noFilter, byTask);
    expect(row?.task).toBe('C');
    expect([...(row?.cells ?? [])].map(([agent, cells]) => [agent, cells.map(({ index }) => index)])).toEqual([
      ['m3a', [3]],
      ['noop', [4]],
    ]);
  });

  test('filters by status, app, difficulty and all words of a text', () => {
    expect(tasks({ statuses: new Set(['errored', 'passed']) })).toEqual(['A', 'B', 'C']);
    expect(tasks({ statuses: new Set(['errored']) })).toEqual(['A']);
    expect(tasks({ app: 'files' })).toEqual(['A']);
    expect(tasks({ difficulty: 'easy' })).toEqual(['C']);
    expect(tasks({ text: ' LIST  wine ' })).toEqual(['B']);
    expect(tasks({ text: 'transport' })).toEqual(['A']);
    expect(tasks({ text: 'nothing like it' })).toEqual([]);
  });

  test('sorts by name, by difficulty, and by the mean score of an agent, errors as 0', () => {
    expect(tasks({}, { by: 'task', descending: true })).toEqual(['C', 'B', 'A']);
    expect(tasks({}, { by: 'difficulty', descending: false })).toEqual(['C', 'A', 'B']);
    expect(tasks({}, { by: 'agent:m3a', descending: true })).toEqual(['B', 'C', 'A']);
    expect(tasks({}, { by: 'agent:noop', descending: true })[0]).toBe('C');
  });
});
