import type { ProgramContext } from '../../program.ts';

/** Asks on standard error and reads one line of the input; anything but a yes is a no. */
export async function confirm({ err, process }: ProgramContext, question: string): Promise<boolean> {
  err(`${question} (y/N):`);
  const input = process.files.get(0);
  let line = '';
  // Byte by byte: what follows the line is for the next question, or the next program.
  for (;;) {
    const byte = await input?.read(process.signal, 1);
    if (byte === undefined || byte[0] === 0x0a) break;
    line += String.fromCharCode(byte[0] ?? 0);
  }
  return /^y/i.test(line);
}
