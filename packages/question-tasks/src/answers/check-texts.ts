import { isOnlyAround, tokensOf } from './answer-words.ts';

/**
 * Whether an answer names exactly these texts, each once, in any order, with nothing else but words of the question and
 * little words around them.
 */
export function checkTexts(answer: string, texts: readonly string[], question: ReadonlySet<string>): boolean {
  const tokens: (string | undefined)[] = tokensOf(answer);
  // The longest first: "trail running" is not "trail" and an answer "running".
  const wanted = texts.map(tokensOf).toSorted((a, b) => b.length - a.length);
  for (const words of wanted) {
    const place = indexOfWords(tokens, words);
    if (place === -1) return false;
    tokens.fill(undefined, place, place + words.length);
  }
  const around = tokens.filter((token) => token !== undefined);
  return isOnlyAround(around, question);
}

function indexOfWords(tokens: readonly (string | undefined)[], words: readonly string[]): number {
  if (words.length === 0) return -1;
  return tokens.findIndex((_, start) => words.every((word, index) => tokens[start + index] === word));
}
