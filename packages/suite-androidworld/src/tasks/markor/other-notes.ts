import type { Random } from '@androidworld/core';
import { lettersAndDigits } from '../../words/letters-and-digits.ts';
import { otherNoteNames } from '../../words/notes.ts';

/** Between one and `most` notes beside the one a task is about: texts without meaning, by name. */
export function sampleOtherNotes(
  random: Random,
  { name, taken = [], least = 1, most }: { name: string; taken?: readonly string[]; least?: number; most: number },
): Record<string, string> {
  const names = otherNoteNames(random, { name, taken, count: random.integer(least, most) });
  return Object.fromEntries(names.map((other) => [other, lettersAndDigits(random, 20)]));
}
