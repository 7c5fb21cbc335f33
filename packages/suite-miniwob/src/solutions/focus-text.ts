import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';

export const focusText: PageSolution = {
  solve: (ui) => ui.tap({ resourceId: 'tt' }),
  nearMisses: [{ name: 'tap on the instruction', run: (ui) => ui.tap({ resourceId: 'query' }) }],
};

export const focusText2: PageSolution = {
  solve: (ui) => ui.tap({ resourceId: `tt${targetOf(ui)}` }),
  nearMisses: [
    { name: 'tap on the next field', run: (ui) => ui.tap({ resourceId: `tt${(targetOf(ui) % 3) + 1}` }) },
    { name: 'tap on the instruction', run: (ui) => ui.tap({ resourceId: 'query' }) },
  ],
};

function targetOf(ui: Ui): number {
  return Number.parseInt(readValues(ui, /the (\d)(?:st|nd|rd) text field/).join(''), 10);
}
