import type { ProgramInput } from '../../program-input.ts';

/** Lines of an input as Latin-1: a character is a byte, and strings compare as strcmp(3) does. */
export async function byteLines(input: ProgramInput, end = '\n'): Promise<string[]> {
  const lines = Buffer.from(await input.all())
    .toString('latin1')
    .split(end);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The order of strcmp(3), of Latin-1 texts. */
export function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
