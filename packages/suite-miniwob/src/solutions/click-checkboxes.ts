import type { Ui } from '@androidworld/core';
import { SYNONYMS } from '@androidworld/miniwob-webview/synonyms';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

/** For the pages that name the boxes. */
export const clickCheckboxes = tickAll((ui) => {
  const [list = ''] = readValues(ui, /Tick (.*) and click/);
  return list === 'nothing' ? [] : list.split(', ');
});

/** For the page that names words like those of the boxes. */
export const clickCheckboxesSoft = tickAll((ui) => {
  const hints = readValues(ui, /similar to (.*) and click/).flatMap((list) => list.split(', '));
  return boxes(ui).filter((label) => hints.some((hint) => areSynonyms(hint, label)));
});

function tickAll(wantedOf: (ui: Ui) => string[]): PageSolution {
  return {
    solve: async (ui) => tick(ui, wantedOf(ui)),
    nearMisses: [
      {
        name: 'a box too few, or a wrong one where none is wanted',
        async run(ui) {
          const wanted = wantedOf(ui);
          await tick(ui, wanted.length > 0 ? wanted.slice(1) : boxes(ui).slice(0, 1));
        },
      },
      {
        name: 'a box too many, or none where all are wanted',
        async run(ui) {
          const wanted = wantedOf(ui);
          const others = boxes(ui).filter((label) => !wanted.includes(label));
          await tick(ui, others.length > 0 ? [...wanted, ...others.slice(0, 1)] : []);
        },
      },
    ],
  };
}

const className = 'android.widget.CheckBox';

/** The labels of all boxes. */
function boxes(ui: Ui): string[] {
  return ui.findAll({ className }).flatMap(({ text }) => text ?? []);
}

async function tick(ui: Ui, labels: readonly string[]): Promise<void> {
  for (const text of labels) await ui.tap({ className, text });
  await submit(ui);
}

function areSynonyms(one: string, other: string): boolean {
  return SYNONYMS.some((words) => words.includes(one) && words.includes(other));
}
