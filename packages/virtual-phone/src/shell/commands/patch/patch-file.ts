import { type Match, placeOf, replacementAt, toLines, toText } from './apply-hunk.ts';
import { type Hunk, reversed } from './parse-patch.ts';

/** A hunk that fits nowhere. */
export interface FailedHunk {
  /** From 1. */
  readonly number: number;
  readonly hunk: Hunk;
  /** Where it fits when it is turned round, from 1: it has been applied already. */
  readonly reversedAt: number | undefined;
}

/** A text after a patch. Nothing of it holds when hunks failed. */
export interface Patched {
  readonly text: string;
  readonly failed: readonly FailedHunk[];
}

/** Applies the hunks one after the other. @param fuzz default: the lines of context less one */
export async function patchText(
  text: string,
  hunks: readonly Hunk[],
  {
    fuzz,
    same,
    turn,
  }: { readonly fuzz: number | undefined; readonly same: Match['same']; turn(): Promise<void> | undefined },
): Promise<Patched> {
  const file = toLines(text);
  const result: string[] = [];
  // A call takes only so many arguments.
  const keep = (lines: readonly string[]) => {
    for (const line of lines) result.push(line);
  };
  const failed: FailedHunk[] = [];
  let done = 0;
  let moved = 0;
  let isUnended = file.isUnended;
  for (const [index, hunk] of hunks.entries()) {
    const match = { fuzz: fuzz ?? Math.max(0, contextOf(hunk) - 1), same };
    // A hunk without old lines names the line it comes after.
    const expected = hunk.oldStart - (hunk.oldCount === 0 ? 0 : 1) + moved;
    const place = hunk.oldCount === 0 ? Math.max(done, Math.min(expected, file.lines.length)) : undefined;
    const found = place ?? (await placeOf(file.lines, hunk, { from: done, expected, match, turn }));
    if (found === undefined) {
      const turned = await placeOf(file.lines, reversed(hunk), { from: 0, expected, match: { fuzz: 0, same }, turn });
      failed.push({ number: index + 1, hunk, reversedAt: turned === undefined ? undefined : turned + 1 });
      continue;
    }
    moved = found - (expected - moved);
    keep(file.lines.slice(done, found));
    keep(replacementAt(file.lines, found, hunk));
    done = found + hunk.oldCount;
    if (done === file.lines.length) isUnended = endsUnended(hunk);
  }
  keep(file.lines.slice(done));
  return { text: toText({ lines: result, isUnended }), failed };
}

function contextOf({ lines }: Hunk): number {
  const before = lines.findIndex(({ sign }) => sign !== ' ');
  const after = [...lines].reverse().findIndex(({ sign }) => sign !== ' ');
  return Math.max(before, after);
}

function endsUnended({ lines }: Hunk): boolean {
  return lines.filter(({ sign }) => sign !== '-').at(-1)?.isUnended ?? false;
}
