import { decode } from '../../bytes.ts';
import type { OpenFile } from '../../files/open-file.ts';
import { sleep } from '../../shell-time.ts';
import type { Shell } from '../shell.ts';
import { type Builtin, fail, readOptions } from './builtin.ts';

export const read: Builtin = {
  name: 'read',
  async run(shell, args) {
    const { found, rest, unknown } = readOptions(args, 'aAprs', 'dNntu');
    if (unknown !== undefined) return fail(shell, 'read', `-${unknown}: unknown option`);
    const descriptor = Number(found.get('u') ?? '0');
    const file = shell.process.files.get(descriptor);
    if (file === undefined) return fail(shell, 'read', `-u: ${descriptor}: bad file descriptor`);
    const most = Number(found.get('n') ?? found.get('N') ?? Number.POSITIVE_INFINITY);
    const delimiter = found.has('N') ? undefined : found.get('d')?.charCodeAt(0) || (found.has('d') ? 0 : 0x0a);
    const limitMs = found.has('t') ? Number(found.get('t')) * 1000 : undefined;
    const line = await readLine(shell, file, { delimiter, most, isRaw: found.has('r'), limitMs });
    if (line === 'late') return 142;
    assign(shell, line, rest.length === 0 ? ['REPLY'] : rest, found.has('a') || found.has('A'));
    return line.isWhole ? 0 : 1;
  },
};

interface Line {
  /** Characters, and whether a backslash stood before them. */
  readonly characters: readonly { readonly text: string; readonly quoted: boolean }[];
  /** Ended by the delimiter, not by the end of the input. */
  readonly isWhole: boolean;
}

interface Wanted {
  readonly delimiter: number | undefined;
  readonly most: number;
  readonly isRaw: boolean;
  readonly limitMs: number | undefined;
}

/** Takes no byte more than it uses: what follows is for the next reader. */
async function readLine(shell: Shell, file: OpenFile, wanted: Wanted): Promise<Line | 'late'> {
  const { delimiter, most, isRaw, limitMs } = wanted;
  const limit = new AbortController();
  const signal = limitMs === undefined ? shell.process.signal : AbortSignal.any([shell.process.signal, limit.signal]);
  if (limitMs !== undefined) void sleep(shell.start.system, limitMs, shell.process.signal).then(() => limit.abort());
  const bytes: number[] = [];
  const quoted: boolean[] = [];
  let isEscaped = false;
  for (;;) {
    const turn = shell.step();
    if (turn !== undefined) await turn;
    const chunk = await shell.until(file.read(signal));
    if (chunk === undefined) {
      if (limit.signal.aborted) return 'late';
      return { characters: charactersOf(bytes, quoted), isWhole: false };
    }
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (isEscaped) {
        isEscaped = false;
        // A backslash before the end of a line joins it with the next.
        if (byte === 0x0a) continue;
        bytes.push(byte);
        quoted.push(true);
      } else if (byte === 0x5c && !isRaw) isEscaped = true;
      else if (byte === delimiter) {
        file.unread(chunk.subarray(at + 1));
        return { characters: charactersOf(bytes, quoted), isWhole: true };
      } else {
        bytes.push(byte);
        quoted.push(false);
      }
      if (bytes.length >= most) {
        file.unread(chunk.subarray(at + 1));
        return { characters: charactersOf(bytes, quoted), isWhole: true };
      }
    }
    if (bytes.length > 32 * 1024 * 1024) return { characters: charactersOf(bytes, quoted), isWhole: true };
  }
}

function charactersOf(bytes: readonly number[], quoted: readonly boolean[]): Line['characters'] {
  const text = decode(Uint8Array.from(bytes.filter((byte) => byte !== 0)));
  if (!quoted.includes(true)) return [...text].map((each) => ({ text: each, quoted: false }));
  // Backslashes stand before ASCII in scripts; places in text and bytes agree up to the first other character.
  let place = 0;
  return [...text].map((each) => {
    const isQuoted = quoted[place] === true;
    place += Buffer.byteLength(each);
    return { text: each, quoted: isQuoted };
  });
}

/** Cuts the line at IFS: the last variable gets the rest. */
function assign(shell: Shell, line: Line, names: readonly string[], isArray: boolean): void {
  const separators = shell.variables.get('IFS') ?? ' \t\n';
  const { characters } = line;
  const isSeparator = (at: number) => {
    const character = characters[at];
    return character !== undefined && !character.quoted && separators.includes(character.text);
  };
  const isSpace = (at: number) => isSeparator(at) && ' \t\n'.includes(characters[at]?.text ?? '');
  let at = 0;
  const skipSpaces = () => {
    while (isSpace(at)) at += 1;
  };
  const text = (from: number, to: number) =>
    characters
      .slice(from, to)
      .map((each) => each.text)
      .join('');
  const field = () => {
    const from = at;
    while (at < characters.length && !isSeparator(at)) at += 1;
    const value = text(from, at);
    skipSpaces();
    if (isSeparator(at) && !isSpace(at)) {
      at += 1;
      skipSpaces();
    }
    return value;
  };
  skipSpaces();
  if (isArray) {
    const values: string[] = [];
    while (at < characters.length) values.push(field());
    shell.variables.setArray(names[0] ?? 'REPLY', values);
    return;
  }
  for (const [place, name] of names.entries()) {
    if (place < names.length - 1) {
      shell.variables.set(name, field());
      continue;
    }
    const from = at;
    const alone = field();
    if (at >= characters.length) {
      shell.variables.set(name, alone);
      continue;
    }
    let to = characters.length;
    while (to > from && isSpace(to - 1)) to -= 1;
    shell.variables.set(name, text(from, to));
  }
  shell.checkMemory();
}
