import { expandTabs } from '../text/byte-programs.ts';
import type { Change } from './edit-script.ts';

/** Lines of both files, their ends included; Latin-1. */
export interface Sides {
  readonly a: readonly string[];
  readonly b: readonly string[];
}

export interface HunkStyle {
  readonly context: number;
  /** -t */
  readonly expandsTabs: boolean;
  /** -T */
  readonly leadingTab: boolean;
}

/** The hunks of a unified diff. Changes that fewer lines than those of context part share one. */
export function renderHunks({ a, b }: Sides, changes: readonly Change[], style: HunkStyle): string {
  let text = '';
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
    text += `@@ -${range(aFrom, aTo)} +${range(bFrom, bTo)} @@\n`;
    let line = aFrom;
    for (const change of group) {
      text += render(' ', a.slice(line, change.aFrom), style);
      text += render('-', a.slice(change.aFrom, change.aTo), style);
      text += render('+', b.slice(change.bFrom, change.bTo), style);
      line = change.aTo;
    }
    text += render(' ', a.slice(line, aTo), style);
    printed = aTo;
  }
  return text;
}

function range(from: number, to: number): string {
  const count = to - from;
  return count === 1 ? String(from + 1) : `${count === 0 ? from : from + 1},${count}`;
}

function render(mark: string, lines: readonly string[], { expandsTabs, leadingTab }: HunkStyle): string {
  return lines
    .map((line) => {
      const text = expandsTabs ? expandTabs(line, [8]) : line;
      const end = text.endsWith('\n') ? '' : '\n\\ No newline at end of file\n';
      return `${mark}${leadingTab ? '\t' : ''}${text}${end}`;
    })
    .join('');
}
