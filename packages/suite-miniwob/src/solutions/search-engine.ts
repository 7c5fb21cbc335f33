import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';

const PAGE_SIZE = 3;

/** One of the results of a search, on one of three pages. */
export const searchEngine: PageSolution = {
  async solve(ui) {
    const { query, place } = readRequest(ui);
    await openResult(ui, query, place);
  },
  nearMisses: [
    {
      name: 'right search, another result',
      async run(ui) {
        const { query, place } = readRequest(ui);
        await openResult(ui, query, place === 9 ? 8 : place + 1);
      },
    },
    {
      name: 'another search, right place',
      async run(ui) {
        const { query, place } = readRequest(ui);
        await openResult(ui, `${query}s`, place);
      },
    },
  ],
};

function readRequest(ui: Ui): { query: string; place: number } {
  const [query = '', place] = readValues(ui, /"(\w+)".* (\d)(?:st|nd|rd|th) /);
  return { query, place: Number(place) };
}

async function openResult(ui: Ui, query: string, place: number): Promise<void> {
  await ui.type({ resourceId: 'search-text' }, query);
  await ui.tap({ resourceId: 'search' });
  const page = Math.ceil(place / PAGE_SIZE);
  if (page > 1) await ui.tap(await ui.scrollTo({ text: String(page), className: /Button/ }));
  // The titles: links, which are named views.
  await ui.tap({ text: /^\w+$/, className: /view\.View$/, clickable: true, nth: (place - 1) % PAGE_SIZE });
}
