import type { Suite } from '../../packages/core/src/index.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { miniWob } from '../../packages/suite-miniwob/src/index.ts';

export interface ProvedSuite {
  readonly suite: Suite;
  /** Of the instances that are proved. */
  readonly seeds: readonly number[];
  /** Of further instances, of which only the solution is proved; the tests take the first of them. */
  readonly solutionSeeds: readonly number[];
}

/** The suites whose tasks are proved, in the order of the report. */
export function provedSuites(): readonly ProvedSuite[] {
  return [
    { suite: androidWorld(), seeds: [1, 2, 3], solutionSeeds: [] },
    { suite: miniWob(), seeds: [1], solutionSeeds: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ];
}
