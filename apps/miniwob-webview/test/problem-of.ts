import seedrandom from 'seedrandom';
import type { DataMode, Page } from '../pages/runtime/define-page.ts';
import { Random } from '../pages/runtime/random.ts';

/** The problem a page shows for a seed: drawn here with the same numbers as in a browser. */
export function problemOf<Problem>(page: Page<Problem>, seed: string, mode: DataMode = 'default'): Problem {
  return page.draw(new Random(seedrandom(seed)), mode);
}
