import type { ProgramInput } from '../../program-input.ts';

/** A line takes more than its bytes: millions of empty ones fill the memory. */
const mostLines = 4_000_000;

/** @throws RangeError for more lines than one program may hold */
export function requireLines(bytes: Uint8Array, end = 0x0a): void {
  let lines = 0;
  for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) {
    lines += 1;
    if (lines > mostLines) throw new RangeError('Out of memory');
  }
}

/** Lines of an input as Latin-1: a character is a byte, and strings compare as strcmp(3) does. */
export async function byteLines(input: ProgramInput, end = '\n'): Promise<string[]> {
  const content = Buffer.from(await input.all());
  requireLines(content, end.charCodeAt(0));
  const lines = content.toString('latin1').split(end);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The order of strcmp(3), of Latin-1 texts. */
export function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
