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
export function placeOf(
  file: readonly string[],
  hunk: Hunk,
  { from, expected, match }: { readonly from: number; readonly expected: number; readonly match: Match },
): number | undefined {
  const old = hunk.lines.filter(({ sign }) => sign !== '+');
  const before = hunk.lines.findIndex(({ sign }) => sign !== ' ');
  const after = [...hunk.lines].reverse().findIndex(({ sign }) => sign !== ' ');
  const last = file.length - old.length;
  // With less context on one side it stands at that end of the file.
  const candidates = (after < before ? [last] : before < after && hunk.oldStart <= 1 ? [0] : range(from, last)).filter(
    (place) => place >= from && place <= last,
  );
  candidates.sort((a, b) => Math.abs(a - expected) - Math.abs(b - expected));
  const counted = candidates.map((place) => ({ place, differences: differencesAt(file, place, old, match) }));
  const fewest = Math.min(...counted.map(({ differences }) => differences));
  return fewest > match.fuzz ? undefined : counted.find(({ differences }) => differences === fewest)?.place;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
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
