import type { Random } from '../runtime/random.ts';
import { FILLER_WORDS } from './filler-words.ts';

const ALPHANUMERIC = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Draws a filler word; one in thirteen ends with a comma. */
export function drawFillerWord(random: Random): string {
  const word = random.pick(FILLER_WORDS);
  return random.chance(0.075) ? `${word},` : word;
}

/**
 * Draws sentences of filler words: capitals at their starts, a full stop at the end of each, commas inside.
 *
 * @returns `min` to `max` words (both included), e.g. `Dolor sit, amet. Nunc ut.`
 */
export function drawText(random: Random, min: number, max: number = min): string {
  return drawSentences(random, random.integer(min, max), { lastEnds: true });
}

/** Draws sentences as `drawText` does; in four of five cases the last has no end, e.g. `Dolor sit, amet. Nunc ut`. */
export function drawOpenText(random: Random, min: number, max: number = min): string {
  return drawSentences(random, random.integer(min, max), { lastEnds: random.chance(0.2) });
}

/** Draws letters and digits, `min` to `max` of them (both included). */
export function drawAlphanumeric(random: Random, min: number, max: number): string {
  return random.list(random.integer(min, max), () => random.pick([...ALPHANUMERIC])).join('');
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function drawSentences(random: Random, count: number, { lastEnds }: { lastEnds: boolean }): string {
  const words = random.list(count, () => drawFillerWord(random));
  let sentenceStarts = true;
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      const ends = isLast ? lastEnds : random.chance(0.2);
      const shown = sentenceStarts ? capitalized(word) : word;
      sentenceStarts = ends;
      if (ends) return `${withoutComma(shown)}.`;
      return isLast ? withoutComma(shown) : shown;
    })
    .join(' ');
}

function withoutComma(word: string): string {
  return word.replace(',', '');
}
