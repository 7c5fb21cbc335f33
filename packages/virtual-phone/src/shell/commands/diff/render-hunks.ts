import { expandTabs } from '../text/byte-programs.ts';
import type { Change } from './edit-script.ts';
import type { TextFile } from './text-file.ts';

export interface Sides {
  readonly a: TextFile;
  readonly b: TextFile;
}

export interface HunkStyle {
  readonly context: number;
  /** -t */
  readonly expandsTabs: boolean;
  /** -T */
  readonly leadingTab: boolean;
}

/** The hunks of a unified diff, in pieces; Latin-1. Changes that fewer lines than those of context part share one. */
export function* renderHunks({ a, b }: Sides, changes: readonly Change[], style: HunkStyle): Generator<string> {
  let printed = 0;
  for (let at = 0; at < changes.length; ) {
    const group: Change[] = [];
    for (let each = changes[at]; each !== undefined; each = changes[at]) {
      const last = group.at(-1);
      if (last !== undefined && each.aFrom - last.aTo >= Math.max(style.context, 1)) break;
      group.push(each);
      at += 1;
    }
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) break;
    // No line is printed twice: the context before is what the hunk before left over.
    const before = Math.min(style.context, first.aFrom - printed);
    const after = Math.min(style.context, a.length - last.aTo);
    const [aFrom, aTo] = [first.aFrom - before, last.aTo + after];
    const [bFrom, bTo] = [first.bFrom - before, last.bTo + after];
    yield `@@ -${range(aFrom, aTo)} +${range(bFrom, bTo)} @@\n`;
    let line = aFrom;
    for (const change of group) {
      yield* render(' ', a, { from: line, to: change.aFrom }, style);
      yield* render('-', a, { from: change.aFrom, to: change.aTo }, style);
      yield* render('+', b, { from: change.bFrom, to: change.bTo }, style);
      line = change.aTo;
    }
    yield* render(' ', a, { from: line, to: aTo }, style);
    printed = aTo;
  }
}

function range(from: number, to: number): string {
  const count = to - from;
  return count === 1 ? String(from + 1) : `${count === 0 ? from : from + 1},${count}`;
}

/** Characters that are printed at once. */
const pieceLength = 65_536;

function* render(
  mark: string,
  file: TextFile,
  { from, to }: { readonly from: number; readonly to: number },
  { expandsTabs, leadingTab }: HunkStyle,
): Generator<string> {
  let piece = '';
  for (let index = from; index < to; index += 1) {
    const line = file.line(index);
    const text = expandsTabs ? expandTabs(line, [8]) : line;
    const end = text.endsWith('\n') ? '' : '\n\\ No newline at end of file\n';
    piece += `${mark}${leadingTab ? '\t' : ''}${text}${end}`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
