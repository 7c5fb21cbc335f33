import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

type End = 'bottom' | 'top';

export const scrollText2: PageSolution = {
  async solve(ui) {
    await scrollTo(ui, readEnd(ui));
    await submit(ui);
  },
  nearMisses: [
    { name: 'submitted where the text stands at first', run: submit },
    {
      name: 'scrolled to the other end',
      async run(ui) {
        await scrollTo(ui, readEnd(ui) === 'top' ? 'bottom' : 'top');
        await submit(ui);
      },
    },
  ],
};

function readEnd(ui: Ui): End {
  return readValues(ui, /to the (bottom|top)/)[0] === 'top' ? 'top' : 'bottom';
}

/** The tree does not say how far a text area is scrolled: as often as the longest text needs. */
async function scrollTo(ui: Ui, end: End): Promise<void> {
  for (let scrolled = 0; scrolled < 8; scrolled += 1) {
    const { index } = await ui.waitFor({ resourceId: 'text-area' });
    await ui.perform({ action_type: 'scroll', direction: end === 'top' ? 'up' : 'down', index });
  }
}
