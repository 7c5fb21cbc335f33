import { commonWords } from './common-words.ts';

/** The word the cursor stands at the end of; empty after a space or a sign. */
export function wordBefore(before: string): string {
  return /[\p{L}\p{M}'’]*$/u.exec(before)?.[0] ?? '';
}

/**
 * Up to three words for the strip over the keys: what may be meant by what is typed of a word, in the case it is typed in.
 *
 * @returns the likeliest in the middle, as Gboard lays them; none where no word has begun
 */
export function suggestionsFor(before: string): readonly string[] {
  const typed = wordBefore(before);
  if (typed === '') return [];
  const small = typed.toLowerCase();
  const found: string[] = [];
  for (const word of commonWords) {
    if (word.length > small.length && word.startsWith(small)) found.push(inCaseOf(typed, word));
    if (found.length === 2) break;
  }
  const [best, second] = found;
  return [typed, best, second].filter((word) => word !== undefined);
}

function inCaseOf(typed: string, word: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  const [first = ''] = typed;
  return first === first.toLowerCase() ? word : `${first}${word.slice(1)}`;
}
