import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';
import { textOf } from './text-of.ts';

const field = { resourceId: 'tt' };

/** Name or characters stand in the instruction. */
export const enterText: PageSolution = {
  solve: async (ui) => answer(ui, quotedText(ui)),
  nearMisses: [
    { name: 'text without its last letter', run: async (ui) => answer(ui, quotedText(ui).slice(0, -1)) },
    { name: 'right text, but not submitted', run: async (ui) => ui.type(field, quotedText(ui)) },
  ],
};

export const enterText2: PageSolution = {
  solve: async (ui) => answer(ui, inWantedCase(ui)),
  nearMisses: [
    { name: 'name in the case it is shown in', run: async (ui) => answer(ui, quotedText(ui)) },
    {
      name: 'only the first letter in the other case',
      run: async (ui) => answer(ui, withFirstOf(inWantedCase(ui), quotedText(ui))),
    },
  ],
};

export const enterPassword: PageSolution = {
  solve: async (ui) => enterBoth(ui, quotedText(ui), quotedText(ui)),
  nearMisses: [
    { name: 'second password wrong', run: async (ui) => enterBoth(ui, quotedText(ui), `${quotedText(ui)}x`) },
    { name: 'both passwords the same, but wrong', run: async (ui) => enterBoth(ui, 'secret', 'secret') },
  ],
};

export const textTransform: PageSolution = {
  solve: async (ui) => answer(ui, await textOf(ui, 'picture')),
  nearMisses: [
    { name: 'all characters but the last', run: async (ui) => answer(ui, (await textOf(ui, 'picture')).slice(0, -1)) },
    { name: 'one character too many', run: async (ui) => answer(ui, `${await textOf(ui, 'picture')}a`) },
  ],
};

async function answer(ui: Ui, text: string): Promise<void> {
  await ui.type(field, text);
  await submit(ui);
}

async function enterBoth(ui: Ui, password: string, verification: string): Promise<void> {
  await ui.type({ resourceId: 'password' }, password);
  await ui.type({ resourceId: 'verify' }, verification);
  await submit(ui);
}

function quotedText(ui: Ui): string {
  return readValues(ui, /"(.*)"/).join('');
}

function inWantedCase(ui: Ui): string {
  const [text = '', wanted] = readValues(ui, /"(.*)" in all (upper|lower) case/);
  return wanted === 'upper' ? text.toUpperCase() : text.toLowerCase();
}

function withFirstOf(one: string, other: string): string {
  return one.charAt(0) + other.slice(1);
}
