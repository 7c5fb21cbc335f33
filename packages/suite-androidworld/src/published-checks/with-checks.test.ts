import type { ScoreContext } from '@androidworld/core';
import { createRandom } from '@androidworld/core';
import { expect, test } from 'vitest';
import { tasks } from '../tasks/tasks.ts';
import { isAlike, isText } from './published-check.ts';
import { publishedChecks } from './published-checks.ts';
import { withChecks } from './with-checks.ts';

test('every task has the rules of the original', () => {
  expect(Object.keys(publishedChecks).sort()).toEqual(expect.arrayContaining(tasks.map(({ name }) => name).sort()));
});

test('strict rules are those of the tasks', () => {
  expect(withChecks(tasks, 'strict')).toEqual(tasks);
});

test('published rules are given what set-up gave, and what they remembered; tear-down what it knows', async () => {
  const [task] = tasks;
  if (task === undefined) throw new Error('no task');
  const seen: unknown[] = [];
  const own = {
    ...task,
    name: 'ContactsAddContact',
    setUp: async () => ({ rows: 3 }),
    tearDown: async (_: unknown, __: unknown, state: unknown) => void seen.push(state),
  };
  const [judged] = withChecks([own], 'published');
  const context: ScoreContext = {
    device: undefined as never,
    signal: new AbortController().signal,
    random: createRandom(1),
    log: () => undefined,
  };
  const state = await judged?.setUp?.(context, {});
  expect(state).toEqual({ own: { rows: 3 }, remembered: undefined });
  await judged?.tearDown?.(context, {}, state);
  await judged?.tearDown?.(context, {}, undefined);
  expect(seen).toEqual([{ rows: 3 }, undefined]);
});

test.each([
  ['Lunch with Mateo', 'lunch with mateo', true],
  ['Lunch with Matea', 'Lunch with Mateo', true],
  ['Lunch', 'Lunch with Mateo', false],
  ['', '', true],
  [null, '', false],
])('isAlike(%j, %j) is %s', (one, other, alike) => expect(isAlike(one, other)).toBe(alike));

test('isText() leaves out what the original leaves out', () => {
  expect(isText('\r\n Buy milk.\r\n', 'buy milk.')).toBe(true);
  expect(isText('Buy bread.', 'buy milk.')).toBe(false);
});
