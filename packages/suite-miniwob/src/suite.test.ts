import { suiteContract, testContract } from '@androidworld/core/testing';
import { expect, test } from 'vitest';
import { miniWob } from './suite.ts';

testContract(suiteContract, async () => miniWob(), { test });

test('miniWob() has 92 tasks, 62 in the subset of the paper, each of 30 steps', () => {
  expect(miniWob().tasks).toHaveLength(92);
  expect(miniWob({ subset: 'paper-62' }).tasks).toHaveLength(62);
  expect(new Set(miniWob().tasks.map(({ stepBudget }) => stepBudget))).toEqual(new Set([30]));
});

test('miniWob() says which apps there are when it is given another', () => {
  // As a JSON config could have it.
  const options = { host: 'chrome' } as unknown as Parameters<typeof miniWob>[0];
  expect(() => miniWob(options)).toThrow('host: expected "androidworld" or "original", found "chrome"');
});
