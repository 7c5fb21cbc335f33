import type { Hunk, HunkLine } from './parse-patch.ts';

/** A text as lines, with what its last line lacks. */
export interface Lines {
  readonly lines: readonly string[];
  readonly isUnended: boolean;
}

/** How a hunk is looked for. */
export interface Match {
  /** How many lines of context may differ. */
  readonly fuzz: number;
  same(one: string, other: string): boolean;
}

/** Cuts a text into its lines. */
export function toLines(text: string): Lines {
  if (text === '') return { lines: [], isUnended: false };
  const lines = text.split('\n');
  const isUnended = lines.at(-1) !== '';
  return { lines: isUnended ? lines : lines.slice(0, -1), isUnended };
}

/** The text of lines. */
export function toText({ lines, isUnended }: Lines): string {
  return lines.length === 0 ? '' : `${lines.join('\n')}${isUnended ? '' : '\n'}`;
}

/**
 * Where a hunk belongs: the place nearest to where it is expected, the one with the fewest differences in its context.
 *
 * @param from lines before this one are behind an earlier hunk
 * @param expected line it should begin at, from 0
 * @returns undefined where it fits nowhere
 */
export async function placeOf(
  file: readonly string[],
  hunk: Hunk,
  {
    from,
    expected,
    match,
    turn,
  }: {
    readonly from: number;
    readonly expected: number;
    readonly match: Match;
    turn(): Promise<void> | undefined;
  },
): Promise<number | undefined> {
  const old = hunk.lines.filter(({ sign }) => sign !== '+');
  const before = hunk.lines.findIndex(({ sign }) => sign !== ' ');
  const after = [...hunk.lines].reverse().findIndex(({ sign }) => sign !== ' ');
  const last = file.length - old.length;
  // With less context on one side it stands at that end of the file.
  const candidates =
    after < before ? [last] : before < after && hunk.oldStart <= 1 ? [0] : outward(expected, from, last);
  let best: number | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of candidates) {
    if (place < from || place > last) continue;
    const wait = turn();
    if (wait !== undefined) await wait;
    const differences = differencesAt(file, place, old, match);
    if (differences >= fewest) continue;
    [best, fewest] = [place, differences];
    if (fewest === 0) break;
  }
  return fewest > match.fuzz ? undefined : best;
}

/** All places of a range, those that are nearest first. */
function* outward(expected: number, from: number, to: number): Generator<number> {
  const middle = Math.min(Math.max(expected, from), to);
  for (let distance = 0; middle - distance >= from || middle + distance <= to; distance += 1) {
    if (middle - distance >= from) yield middle - distance;
    if (distance > 0 && middle + distance <= to) yield middle + distance;
  }
}

/** Lines of context that differ; infinite where a line that goes is another. */
function differencesAt(
  file: readonly string[],
  place: number,
  old: readonly HunkLine[],
  { fuzz, same }: Match,
): number {
  let differences = 0;
  for (const [index, { sign, text }] of old.entries()) {
    if (same(file[place + index] ?? '', text)) continue;
    differences += sign === ' ' ? 1 : Number.POSITIVE_INFINITY;
    if (differences > fuzz) return Number.POSITIVE_INFINITY;
  }
  return differences;
}

/** What stands there after the hunk; context stays as the file has it. */
export function replacementAt(file: readonly string[], place: number, hunk: Hunk): string[] {
  const lines: string[] = [];
  let at = place;
  for (const { sign, text } of hunk.lines) {
    if (sign === '+') lines.push(text);
    else {
      if (sign === ' ') lines.push(file[at] ?? text);
      at += 1;
    }
  }
  return lines;
}
