import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { tapWrong } from './tap-wrong.ts';

const className = 'android.widget.Button';

export const clickTest: PageSolution = {
  solve: (ui) => ui.tap({ className }),
  nearMisses: [{ name: 'tap on the instruction', run: (ui) => ui.tap({ resourceId: 'query' }) }],
};

/** For the two pages with quoted labels. */
export const clickButton: PageSolution = {
  solve: async (ui) => ui.tap({ className, text: quotedLabel(ui) }),
  nearMisses: [
    {
      name: 'another button, if there is one',
      run: async (ui) => tapOther(ui, quotedLabel(ui)),
    },
    { name: 'tap on the instruction', run: (ui) => ui.tap({ resourceId: 'query' }) },
  ],
};

/** For the two pages with the buttons ONE and TWO. */
export const clickNamedButton: PageSolution = {
  solve: async (ui) => ui.tap({ className, text: name(ui) }),
  nearMisses: [{ name: 'the other button', run: async (ui) => tapOther(ui, name(ui)) }],
};

export const clickButtonSequence: PageSolution = {
  solve: (ui) => tapInOrder(ui, ['ONE', 'TWO']),
  nearMisses: [
    { name: 'the other order', run: (ui) => tapInOrder(ui, ['TWO', 'ONE']) },
    { name: 'the first button twice', run: (ui) => tapInOrder(ui, ['ONE', 'ONE']) },
    { name: 'the first button only', run: (ui) => tapInOrder(ui, ['ONE']) },
  ],
};

function quotedLabel(ui: Ui): string {
  return readValues(ui, /"(.*)"/).join('');
}

function name(ui: Ui): string {
  return readValues(ui, /button (ONE|TWO)/).join('');
}

async function tapOther(ui: Ui, label: string): Promise<void> {
  await tapWrong(
    ui,
    ui.findAll({ className }).filter(({ text }) => text !== label),
  );
}

async function tapInOrder(ui: Ui, labels: readonly string[]): Promise<void> {
  for (const text of labels) await ui.tap({ className, text });
}
