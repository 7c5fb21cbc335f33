import type { NearMiss, Ui } from '@androidworld/core';

/** How a page is solved through the screen, and how it is not. */
export interface PageSolution {
  solve(ui: Ui): Promise<void>;
  /** Wrong answers: each must score below 1. */
  readonly nearMisses: readonly NearMiss[];
}
