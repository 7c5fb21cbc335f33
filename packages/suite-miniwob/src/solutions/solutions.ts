import type { PageName } from '../pages.ts';
import type { PageSolution } from './page-solution.ts';

/** How each page is solved. */
export const solutions: Readonly<Partial<Record<PageName, PageSolution>>> = {};
