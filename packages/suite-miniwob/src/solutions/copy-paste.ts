import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';
import { textOf } from './text-of.ts';

export const copyPaste: PageSolution = {
  solve: async (ui) => paste(ui, await textOf(ui, 'to-copy')),
  nearMisses: [
    {
      name: 'text without its first word',
      run: async (ui) => paste(ui, withoutFirstWord(await textOf(ui, 'to-copy'))),
    },
    { name: 'text in small letters', run: async (ui) => paste(ui, (await textOf(ui, 'to-copy')).toLowerCase()) },
  ],
};

export const copyPaste2: PageSolution = {
  solve: async (ui) => paste(ui, await textOf(ui, `text-${targetOf(ui)}`)),
  nearMisses: [
    { name: 'text of the next area', run: async (ui) => paste(ui, await textOf(ui, `text-${(targetOf(ui) % 3) + 1}`)) },
    {
      name: 'right text without its first word',
      run: async (ui) => paste(ui, withoutFirstWord(await textOf(ui, `text-${targetOf(ui)}`))),
    },
  ],
};

/** What is in the clipboard is no matter: the text counts. */
async function paste(ui: Ui, text: string): Promise<void> {
  await ui.type({ resourceId: 'answer-input' }, text.trim());
  await submit(ui);
}

function targetOf(ui: Ui): number {
  return Number.parseInt(readValues(ui, /the (\d)(?:st|nd|rd) text area/).join(''), 10);
}

function withoutFirstWord(text: string): string {
  return text.slice(text.indexOf(' ') + 1);
}
