import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const clickOption: PageSolution = {
  async solve(ui) {
    await ui.tap({ className, text: target(ui) });
    await submit(ui);
  },
  nearMisses: [
    {
      name: 'another option after the right one',
      async run(ui) {
        const text = target(ui);
        await ui.tap({ className, text });
        await ui.tap(ui.findAll({ className }).find((option) => option.text !== text) ?? { className });
        await submit(ui);
      },
    },
    { name: 'no option', run: submit },
  ],
};

const className = 'android.widget.RadioButton';

function target(ui: Ui): string {
  return readValues(ui, /Choose (\w+) and/).join('');
}
