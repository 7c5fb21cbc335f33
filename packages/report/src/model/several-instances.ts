import { plural } from '@androidworld/core/internals';
import { percent } from '../format.ts';
import type { Report } from './report-model.ts';

/**
 * What is to be said where tasks have several instances, for the largest k.
 *
 * @returns e.g. `of 3 instances of a task, all are solved with 41.2 % (pass^3), at least one with 70.6 % (pass@3); 17 tasks`,
 *   or `undefined` when no task has two
 */
export function severalInstances(passK: Report['aggregates']['passK']): string | undefined {
  const last = passK.at(-1);
  if (last === undefined) return undefined;
  const { k, tasks, all, any } = last;
  return `of ${k} instances of a task, all are solved with ${percent(all)} (pass^${k}), at least one with ${percent(any)} (pass@${k}); ${plural(tasks, 'task')}`;
}
