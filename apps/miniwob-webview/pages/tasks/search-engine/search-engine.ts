import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { bold } from '../../runtime/instruction.ts';
import { textField } from '../../widgets/text-field.ts';
import { SHORT_NAMES } from '../../words/short-names.ts';
import { drawResults, type Result } from './shared/draw-results.ts';
import { pager } from './shared/pager.ts';
import { resultList } from './shared/result-list.ts';

const PAGES = 3;
const PAGE_SIZE = 3;
const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'] as const;

/** Something to search for, and one of the results to open. */
export default definePage({
  task: 'search-engine',
  nominalSeconds: 20,
  draw(random) {
    const query = random.pick(SHORT_NAMES);
    const place = random.integer(0, PLACES.length - 1);
    const results = drawResults(random, PAGES * PAGE_SIZE).map((result, index) =>
      index === place ? { ...result, title: query } : result,
    );
    return { query, place, results };
  },
  instruction: ({ query, place }) => [
    'Type "',
    bold(query),
    '" into the text field, press "Search", then tap the ',
    bold(PLACES[place] ?? ''),
    ' result.',
  ],
  fields: ({ query, place }) => ({ query, place: place + 1 }),
  render({ query, place, results }, { area, judge, random }) {
    const { input } = textField({ attributes: { id: 'search-text', 'aria-label': 'Search for' } });
    const list = h('div', { id: 'page-content', class: 'search-results' });
    const pages = h('div', {});
    const choose = (result: Result): void => judge(result === results[place]);
    const show = (page: number): void => {
      const isAsked = input.value.toLowerCase() === query.toLowerCase();
      const start = (page - 1) * PAGE_SIZE;
      const shown = isAsked ? results.slice(start, start + PAGE_SIZE) : drawResults(random, PAGE_SIZE);
      list.replaceChildren(...resultList(shown, choose));
      pages.replaceChildren(pager(page, PAGES, show));
    };
    const search = h('button', { id: 'search', type: 'button', onclick: () => show(1) }, 'Search');
    area.append(h('div', { class: 'search-line' }, input, search), list, pages);
  },
});
