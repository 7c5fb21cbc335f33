import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { tapWrong } from './tap-wrong.ts';

const className = 'android.widget.Button';

export const clickDialog: PageSolution = {
  solve: async (ui) => ui.tap({ className, text: quotedLabel(ui) }),
  nearMisses: [{ name: 'tap on the title', run: (ui) => ui.tap({ text: 'Dialog', className: /TextView$/ }) }],
};

export const clickDialog2: PageSolution = {
  solve: clickDialog.solve,
  nearMisses: [
    {
      name: 'another button',
      async run(ui) {
        const label = quotedLabel(ui);
        await tapWrong(
          ui,
          ui.findAll({ className }).filter(({ text }) => text !== label),
        );
      },
    },
  ],
};

function quotedLabel(ui: Ui): string {
  return readValues(ui, /"(.*)"/).join('');
}
