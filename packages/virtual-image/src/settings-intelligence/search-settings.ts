import { type SettingsPage, type SettingsRow, staticRows } from '../settings/page.ts';
import { topLevel } from '../settings/screens/top-level.ts';

/** What a search finds: a page, or a row of one. */
export interface SearchResult {
  readonly title: string;
  /** Titles of the pages on the way to it. */
  readonly path: readonly string[];
  /** Of the page that is opened. */
  readonly fragment: string;
}

interface IndexEntry extends SearchResult {
  readonly words: string;
}

type TitledRow = SettingsRow & { readonly title: string };

/** Everything that can be found in these pages. */
export function indexSettings(pages: readonly SettingsPage[]): readonly IndexEntry[] {
  const paths = pathsTo(pages);
  return pages.flatMap((page) => {
    const path = paths.get(page.fragment);
    // Pages no row leads to are of one app or one network.
    if (path === undefined) return [];
    const rows = titledRows(page).filter(({ title }) => !pageTitles(pages).has(title));
    return [
      entry(page.title, path, page.fragment, keywordsOf(page.fragment, pages)),
      ...rows.map((row) =>
        entry(row.title, [...path, page.title], page.fragment, 'keywords' in row ? (row.keywords ?? '') : ''),
      ),
    ];
  });
}

/** The entries that hold every word of the query, those that begin with it first. */
export function searchSettings(index: readonly IndexEntry[], query: string): readonly SearchResult[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const start = words.join(' ');
  const rank = ({ title }: SearchResult) => (plain(title).startsWith(start) ? 0 : plain(title).includes(start) ? 1 : 2);
  return index
    .filter((one) => words.every((word) => one.words.includes(word)))
    .toSorted((one, other) => rank(one) - rank(other));
}

function entry(title: string, path: readonly string[], fragment: string, keywords: string): IndexEntry {
  return { title, path, fragment, words: plain(`${title} ${keywords}`) };
}

/** Without what people leave out: `Wi-Fi` is found by wifi. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .replace(/[-\u2011]/g, '');
}

/** Rows of the page that stand fast, those of its categories among them. */
function titledRows(page: SettingsPage): readonly TitledRow[] {
  const flatten = (rows: readonly SettingsRow[]): readonly TitledRow[] =>
    rows.flatMap((row) => {
      if (row.kind === 'category') return flatten(staticRows(row.rows));
      return isFound(row) ? [row] : [];
    });
  return flatten(staticRows(page.rows));
}

function isFound(row: SettingsRow): row is TitledRow {
  if (row.kind === 'intro' || row.kind === 'footer' || row.kind === 'fact') return false;
  return 'title' in row && typeof row.title === 'string';
}

function pageTitles(pages: readonly SettingsPage[]): ReadonlySet<string> {
  return new Set(pages.map(({ title }) => title));
}

function keywordsOf(fragment: string, pages: readonly SettingsPage[]): string {
  const leading = pages.flatMap(titledRows).filter((row) => 'opens' in row && row.opens === fragment);
  return leading.map((row) => ('keywords' in row ? (row.keywords ?? '') : '')).join(' ');
}

/** The titles of the pages over each page, from the home screen. */
function pathsTo(pages: readonly SettingsPage[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>(topLevel.map(({ opens }) => [opens, []]));
  const byFragment = new Map(pages.map((page) => [page.fragment, page]));
  // A map goes on to what is added to it meanwhile: nearer pages come first.
  for (const [fragment, path] of paths) {
    const page = byFragment.get(fragment);
    if (page === undefined) continue;
    for (const row of titledRows(page)) {
      if (!('opens' in row) || typeof row.opens !== 'string' || paths.has(row.opens)) continue;
      paths.set(row.opens, [...path, page.title]);
    }
  }
  return paths;
}
