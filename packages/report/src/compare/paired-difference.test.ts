import { expect, test } from 'vitest';
import { pairedDifference } from './paired-difference.ts';

test('pairedDifference() agrees with a worked example', () => {
  // Mean 3/6; sums of deviations 2 · 0.5, 2 · 0.5 and 2 · -1 + 1, i.e. 1, 0, -1; √(3/2 · 2) / 6 = 0.288675
  const { mean, interval } = pairedDifference([
    { task: 'a', differences: [1, 1] },
    { task: 'b', differences: [0, 1] },
    { task: 'c', differences: [0, 0] },
  ]);
  expect(mean).toBe(0.5);
  expect(interval?.low).toBeCloseTo(0.5 - 1.959964 * 0.288675, 5);
  expect(interval?.high).toBeCloseTo(0.5 + 1.959964 * 0.288675, 5);
});

test('pairedDifference() takes instances that agree for one', () => {
  const of = (instances: number) =>
    pairedDifference(
      [1, 0, 0, -1].map((each, task) => ({ task: `${task}`, differences: Array(instances).fill(each) })),
    );
  expect(of(50).interval).toEqual({
    low: expect.closeTo(of(1).interval?.low ?? 0),
    high: expect.closeTo(of(1).interval?.high ?? 0),
  });
});

test('pairedDifference() gives no interval of one task, and no mean of nothing', () => {
  expect(pairedDifference([{ task: 'a', differences: [1, 0] }])).toEqual({ n: 2, tasks: 1, mean: 0.5 });
  expect(pairedDifference([])).toEqual({ n: 0, tasks: 0 });
});
