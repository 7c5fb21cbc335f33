import { normalizeText } from './normalize-text.ts';

/** A word or a filter of a search, e.g. `-tag:work`. */
export interface QueryTerm {
  /** `text` for a plain word or phrase. */
  readonly name: string;
  /** As search compares it: lower case, without accents. */
  readonly value: string;
  readonly isNegated: boolean;
}

export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  /** `any:1`: one of the terms is enough. */
  readonly any: boolean;
}

const FILTERS: ReadonlySet<string> = new Set([
  'title',
  'body',
  'tag',
  'notebook',
  'created',
  'updated',
  'due',
  'type',
  'iscompleted',
  'sourceurl',
  'id',
]);

/** Reads what was typed into the search field: words, "phrases", filters. */
export function parseQuery(text: string): ParsedQuery {
  const terms: QueryTerm[] = [];
  let any = false;
  for (const [, minus = '', name = '', phrase, word = ''] of text.matchAll(
    /(-?)(?:([a-z]+):)?(?:"([^"]*)"|([^\s"]+))/gi,
  )) {
    const value = normalizeText(phrase ?? word);
    const filter = name.toLowerCase();
    if (filter === 'any') any = value === '1';
    else if (filter === '' || FILTERS.has(filter)) {
      if (value !== '') terms.push({ name: filter === '' ? 'text' : filter, value, isNegated: minus === '-' });
    } else terms.push({ name: 'text', value: `${filter}:${value}`, isNegated: minus === '-' });
  }
  return { terms, any };
}
