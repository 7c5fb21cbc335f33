import type { Selector, Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const chooseList: PageSolution = {
  async solve(ui) {
    const [target = ''] = readValues(ui, CHOICE);
    await choose(ui, { text: target });
  },
  nearMisses: [
    {
      name: 'another option',
      async run(ui) {
        const [target = ''] = readValues(ui, CHOICE);
        await ui.tap(list);
        const other = ui.findAll(option).find(({ text }) => text !== target);
        await ui.tap(other ?? option);
        await submit(ui);
      },
    },
  ],
};

const CHOICE = /Choose (.*) from the list/;
const list: Selector = { resourceId: 'options' };
/** In the phone's dialog. */
const option: Selector = { resourceId: 'android:id/text1' };

async function choose(ui: Ui, wanted: Selector): Promise<void> {
  await ui.tap(list);
  await ui.scrollTo({ ...option, ...wanted });
  await ui.tap({ ...option, ...wanted });
  await submit(ui);
}
