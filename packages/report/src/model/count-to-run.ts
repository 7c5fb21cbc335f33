import { mustRunAgain } from '@androidworld/core/results';
import type { Report } from './report-model.ts';

/** How many episodes a resumed run would run: not begun, not finished, or broken by what lies outside task and agent. */
export function countToRun({ run, episodes }: Report): number {
  const isDue = ({ status, error }: Report['episodes'][number]) =>
    mustRunAgain(status === 'unfinished' ? {} : { result: { status, ...(error && { error }) } });
  return run.planned - episodes.length + episodes.filter(isDue).length;
}
