import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const clickScrollList: PageSolution = {
  solve: async (ui) => choose(ui, targets(ui)),
  nearMisses: [
    { name: 'an option left out', run: async (ui) => choose(ui, targets(ui).slice(1)) },
    {
      name: 'an option too many',
      async run(ui) {
        const wanted = targets(ui);
        await ui.tap({ resourceId: 'options' });
        const other = ui.findAll(option).flatMap(({ text }) => (wanted.includes(text ?? '') ? [] : (text ?? [])));
        await ui.tap('Cancel');
        await choose(ui, [...wanted, ...other.slice(0, 1)]);
      },
    },
  ],
};

/** In the phone's dialog. */
const option = { resourceId: 'android:id/text1' };

function targets(ui: Ui): string[] {
  return readValues(ui, /Choose (.*) in the list/).flatMap((list) => list.split(', '));
}

async function choose(ui: Ui, wanted: readonly string[]): Promise<void> {
  await ui.tap({ resourceId: 'options' });
  for (const text of wanted) await ui.tap({ ...option, text });
  await ui.tap('OK');
  await submit(ui);
}
