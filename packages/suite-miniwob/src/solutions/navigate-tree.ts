import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';

/** A name in a tree of files and folders. */
export const navigateTree: PageSolution = {
  async solve(ui) {
    const row = { text: readName(ui), className: /TextView/ };
    // From below: those above stay where they are when a folder opens.
    for (const folder of ui.findAll('folder').reverse()) {
      if (ui.find(row) !== undefined) break;
      await ui.tap(folder);
    }
    await ui.tap(row);
  },
  nearMisses: [
    {
      name: 'another file or folder',
      async run(ui) {
        const name = readName(ui);
        const other = ui.findAll({ text: /^[A-Z][a-z]+$/, className: /TextView/ }).find(({ text }) => text !== name);
        if (other !== undefined) await ui.tap(other);
      },
    },
  ],
};

function readName(ui: Ui): string {
  const [name = ''] = readValues(ui, /"(.+)"/);
  return name;
}
