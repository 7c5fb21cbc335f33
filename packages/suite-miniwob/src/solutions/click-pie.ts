import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';

export const clickPie: PageSolution = {
  async solve(ui) {
    const wanted = await openPie(ui);
    await ui.tap(slice(wanted));
  },
  nearMisses: [
    {
      name: 'another item',
      async run(ui) {
        const wanted = await openPie(ui);
        const other = ui.findAll(slice(/^[A-Za-z0-9]$/)).find(({ text }) => text !== wanted);
        if (other !== undefined) await ui.tap(other);
      },
    },
    {
      name: 'opened and closed again',
      async run(ui) {
        await openPie(ui);
        await ui.tap('Pie menu');
      },
    },
  ],
};

/** @returns the item that is wanted */
async function openPie(ui: Ui): Promise<string> {
  const [wanted = ''] = readValues(ui, /item "(.)"/);
  await ui.tap('Pie menu');
  return wanted;
}

function slice(label: string | RegExp) {
  return { text: label, className: 'android.widget.Button' };
}
