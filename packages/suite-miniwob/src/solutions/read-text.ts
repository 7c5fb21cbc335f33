import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';
import { textOf } from './text-of.ts';

export const findWord: PageSolution = {
  solve: async (ui) => answer(ui, await wordAt(ui, placeOf(ui))),
  nearMisses: [
    {
      name: 'right word and the one beside it',
      async run(ui) {
        const place = placeOf(ui);
        await answer(ui, `${await wordAt(ui, place)} ${await wordAt(ui, place > 1 ? place - 1 : 2)}`);
      },
    },
    { name: 'right word in the other case', run: async (ui) => answer(ui, otherCase(await wordAt(ui, placeOf(ui)))) },
  ],
};

export const scrollText: PageSolution = {
  solve: async (ui) => answer(ui, await lastWord(ui)),
  nearMisses: [
    { name: 'last word in the other case', run: async (ui) => answer(ui, otherCase(await lastWord(ui))) },
    { name: 'last word without its last letter', run: async (ui) => answer(ui, (await lastWord(ui)).slice(0, -1)) },
  ],
};

async function answer(ui: Ui, word: string): Promise<void> {
  await ui.type({ resourceId: 'answer-input' }, word);
  await submit(ui);
}

function placeOf(ui: Ui): number {
  return Number.parseInt(readValues(ui, /the (\d+)(?:st|nd|rd|th) word/).join(''), 10);
}

/** @param place from 1 */
async function wordAt(ui: Ui, place: number): Promise<string> {
  return lettersOf((await textOf(ui, 'paragraph')).split(' ')[place - 1]);
}

async function lastWord(ui: Ui): Promise<string> {
  return lettersOf((await textOf(ui, 'text-area')).trim().split(' ').at(-1));
}

function lettersOf(word = ''): string {
  return word.replace(/[^A-Za-z]/g, '');
}

function otherCase(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase();
}
