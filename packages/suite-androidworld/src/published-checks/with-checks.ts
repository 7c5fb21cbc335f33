import { AndroidWorldError, type AnyTask } from '@androidworld/core';
import type { PublishedCheck } from './published-check.ts';
import { publishedChecks } from './published-checks.ts';

/** `strict`: what is asked for and nothing else. `published`: the original's rules, and its tolerance. */
export type CheckRules = 'strict' | 'published';

/** Gives tasks the rules they are scored by. */
export function withChecks(tasks: readonly AnyTask[], rules: CheckRules): AnyTask[] {
  return rules === 'strict' ? [...tasks] : tasks.map((task) => judgedBy(task, checkOf(task)));
}

function checkOf({ name }: AnyTask): PublishedCheck {
  const check = publishedChecks[name];
  if (check !== undefined) return check;
  throw new AndroidWorldError('AW_TASK_FAILED', `There is no published check of ${name}`);
}

interface State {
  readonly own: unknown;
  readonly remembered: unknown;
}

function judgedBy(task: AnyTask, check: PublishedCheck): AnyTask {
  return {
    ...task,
    async setUp(context, params) {
      const own = await task.setUp?.(context, params);
      return { own, remembered: await check.remember?.(context) } satisfies State;
    },
    async score(context, params, state) {
      const { own, remembered } = state as State;
      const given = { params: params as Record<string, unknown>, state: (own ?? {}) as Record<string, unknown> };
      const holds = Number(await check.holds(context, { ...given, remembered }));
      return { score: holds, reason: "the original's check does not hold" };
    },
    tearDown: async (context, params, state) => task.tearDown?.(context, params, (state as State | undefined)?.own),
  };
}
