import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';

export const clickTab: PageSolution = {
  solve: async (ui) => tapTab(ui, wantedTab(ui)),
  nearMisses: [
    { name: 'the next tab', run: async (ui) => tapTab(ui, (wantedTab(ui) % 3) + 1) },
    { name: 'the tab before', run: async (ui) => tapTab(ui, ((wantedTab(ui) + 1) % 3) + 1) },
  ],
};

function wantedTab(ui: Ui): number {
  return Number.parseInt(readValues(ui, /Tab #(\d)/).join(''), 10);
}

async function tapTab(ui: Ui, number: number): Promise<void> {
  await ui.tap({ text: `Tab #${number}`, clickable: true });
}
