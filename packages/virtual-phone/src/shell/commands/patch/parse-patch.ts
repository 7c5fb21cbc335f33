/** A line of a hunk: only before, only after, or both. */
export interface HunkLine {
  readonly sign: '-' | '+' | ' ';
  readonly text: string;
  /** It is the last of its file, and has no end. */
  readonly isUnended: boolean;
}

/** A part of a file that changes, as `@@` announces it. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  readonly lines: readonly HunkLine[];
}

/** What a patch does to one file. */
export interface FilePatch {
  /** `undefined` where a file begins or ends: `/dev/null`, or a date that is not after the epoch. */
  readonly oldName: string | undefined;
  readonly newName: string | undefined;
  readonly hunks: readonly Hunk[];
}

/** Reads a unified diff; what stands around it (a letter, `diff --git`, `index`) is passed over. */
export function parsePatch(text: string): readonly FilePatch[] {
  const lines = text.split('\n');
  const patches: { oldName: string | undefined; newName: string | undefined; hunks: Hunk[] }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const next = lines[at + 1] ?? '';
    if (line.startsWith('--- ') && next.startsWith('+++ ')) {
      patches.push({ oldName: nameIn(line), newName: nameIn(next), hunks: [] });
      at += 1;
      continue;
    }
    const numbers = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    const patch = patches.at(-1);
    if (numbers === null || patch === undefined) continue;
    const [, oldStart = '', oldCount = '1', newStart = '', newCount = '1'] = numbers;
    const hunk = { oldStart: +oldStart, oldCount: +oldCount, newStart: +newStart, newCount: +newCount };
    const read = readHunk(lines, at + 1, hunk);
    patch.hunks.push({ ...hunk, lines: read.lines });
    at = read.next - 1;
  }
  return patches;
}

function readHunk(lines: readonly string[], from: number, { oldCount, newCount }: Omit<Hunk, 'lines'>) {
  const found: HunkLine[] = [];
  let [before, after, at] = [oldCount, newCount, from];
  for (; at < lines.length && (before > 0 || after > 0); at += 1) {
    const line = lines[at] ?? '';
    const [, sign, text] = /^([-+ ])(.*)$/s.exec(line) ?? [];
    // An empty line of context may have lost its blank on the way.
    if (sign === undefined && line !== '') break;
    const isUnended = lines[at + 1]?.startsWith('\\ ') ?? false;
    found.push({ sign: (sign ?? ' ') as HunkLine['sign'], text: text ?? '', isUnended });
    if (sign !== '+') before -= 1;
    if (sign !== '-') after -= 1;
    if (isUnended) at += 1;
  }
  return { lines: found, next: at };
}

/** Of `--- a/file<TAB>2023-10-15 15:34:00`. */
function nameIn(line: string): string | undefined {
  const [name = '', date = ''] = line.slice(4).replace(/\r$/, '').split('\t');
  const year = /^(\d{4})-/.exec(date)?.[1];
  const isNone = name === '/dev/null' || (year !== undefined && Number(year) <= 1970);
  return isNone ? undefined : name;
}

/** The same hunk the other way round. */
export function reversed(hunk: Hunk): Hunk {
  const opposite = { '-': '+', '+': '-', ' ': ' ' } as const;
  return {
    oldStart: hunk.newStart,
    oldCount: hunk.newCount,
    newStart: hunk.oldStart,
    newCount: hunk.oldCount,
    lines: hunk.lines.map((line) => ({ ...line, sign: opposite[line.sign] })),
  };
}
