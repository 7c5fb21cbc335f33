import type { Random } from '@androidworld/core';
import { withMark } from './file-names.ts';
import { lettersAndDigits } from './letters-and-digits.ts';

/**
 * The files that lie beside the one a task is about: 1 to 20, most named like the candidates, some very like `name`. No
 * two are equal and none is called `name`, also where case does not count, as in Android's shared storage.
 *
 * @param candidates names with an extension
 * @returns content by name
 */
export function neighbourFiles(
  random: Random,
  { name, candidates }: { readonly name: string; readonly candidates: readonly string[] },
): Record<string, string> {
  const count = random.integer(1, 20);
  const taken = new Set([name.toLowerCase()]);
  const files: Record<string, string> = {};
  while (taken.size <= count) {
    const neighbour = withMark(random, random.chance(0.85) ? random.pick(candidates) : name);
    if (taken.has(neighbour.toLowerCase())) continue;
    taken.add(neighbour.toLowerCase());
    files[neighbour] = fileContent(random);
  }
  return files;
}

/** What a file holds whose content does not matter: no other file holds the same. */
export function fileContent(random: Random): string {
  return `${lettersAndDigits(random, 20)}\n`;
}
