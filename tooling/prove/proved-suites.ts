import type { Suite } from '../../packages/core/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';

export interface ProvedSuite {
  readonly suite: Suite;
  /** Of the instances that are proved. */
  readonly seeds: readonly number[];
}

/** The suites whose tasks are proved, in the order of the report. */
export function provedSuites(): readonly ProvedSuite[] {
  return [{ suite: androidWorld(), seeds: [1, 2, 3] }];
}
