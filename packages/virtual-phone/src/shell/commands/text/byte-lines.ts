import type { ProgramContext } from '../../program.ts';
import { type ProgramInput, requireMemory } from '../../program-input.ts';

/** A line takes more than its bytes: millions of empty ones fill the memory. */
const mostLines = 4_000_000;

/**
 * @param before lines of the pieces before this one
 * @returns how many they are together
 * @throws RangeError for more lines than one program may hold
 */
export function requireLines(bytes: Uint8Array, before = 0): number {
  let lines = before;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    lines += 1;
    if (lines > mostLines) throw new RangeError('Out of memory');
  }
  return lines;
}

/**
 * Lines of an input as Latin-1: a character is a byte, and strings compare as strcmp(3) does.
 *
 * @param context whose memory they are held in
 * @throws RangeError for more than one program may hold
 */
export async function byteLines({ process }: ProgramContext, input: ProgramInput, end = '\n'): Promise<ByteLines> {
  const lines: string[] = [];
  let open: string[] = [];
  let size = 0;
  for await (const chunk of input) {
    size += chunk.length;
    requireMemory(size);
    process.memory.add(chunk.length);
    const parts = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1').split(end);
    const last = parts.pop() ?? '';
    for (const part of parts) {
      lines.push(open.length === 0 ? part : open.join('') + part);
      open = [];
    }
    if (last !== '') open.push(last);
    if (lines.length > mostLines) throw new RangeError('Out of memory');
  }
  if (open.length > 0) lines.push(open.join(''));
  return { lines, isEnded: open.length === 0 };
}

interface ByteLines {
  readonly lines: readonly string[];
  /** Whether the last line has its end. */
  readonly isEnded: boolean;
}

/** Characters that are written at once. */
const pieceLength = 65_536;

/** Writes lines with their ends, piece by piece. */
export async function writeLines(
  lines: Iterable<string>,
  write: (bytes: Uint8Array) => Promise<void> | void,
  turn: ProgramContext['turn'],
): Promise<void> {
  let piece = '';
  for (const line of lines) {
    const wait = turn();
    if (wait !== undefined) await wait;
    piece += line;
    if (piece.length < pieceLength) continue;
    await write(Buffer.from(piece, 'latin1'));
    piece = '';
  }
  if (piece !== '') await write(Buffer.from(piece, 'latin1'));
}

/** The order of strcmp(3), of Latin-1 texts. */
export function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
