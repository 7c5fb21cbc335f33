import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

/** An item of a long list, found by its beginning and its end. */
export const useAutocomplete: PageSolution = {
  async solve(ui) {
    await chooseItem(ui);
    await submit(ui);
  },
  nearMisses: [
    {
      name: 'right item, lower case',
      async run(ui) {
        const item = await chooseItem(ui);
        await enter(ui, item.toLowerCase());
      },
    },
    {
      name: 'right item, a letter in front',
      async run(ui) {
        const item = await chooseItem(ui);
        await enter(ui, `X${item}`);
      },
    },
  ],
};

/** Types the beginning and taps the suggestion with the end; returns it. */
async function chooseItem(ui: Ui): Promise<string> {
  const [prefix = '', suffix = ''] = readValues(ui, /starts with "(.+?)"(?: and ends with "(.+?)")?/);
  await ui.type({ resourceId: 'tags' }, prefix);
  const suggestion = await ui.scrollTo(
    { text: new RegExp(`^(?=${prefix}).*${suffix}$`), className: /view\.View$/, clickable: true },
    { within: { className: /ListView/ } },
  );
  await ui.tap(suggestion);
  return suggestion.text ?? '';
}

async function enter(ui: Ui, text: string): Promise<void> {
  await ui.type({ resourceId: 'tags' }, text);
  // The list of suggestions may lie over Submit: a tap elsewhere closes it.
  await ui.tap({ resourceId: 'query' });
  await submit(ui);
}
