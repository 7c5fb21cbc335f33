import type { ProgramContext } from '../../program.ts';

/** Asks on standard error and reads one line of the input; anything but a yes is a no. */
export async function confirm({ err, process, turn }: ProgramContext, question: string): Promise<boolean> {
  err(`${question} (y/N):`);
  const input = process.files.get(0);
  let first: number | undefined;
  // Byte by byte: what follows the line is for the next question, or the next program.
  for (;;) {
    // A device has always another byte, and may have no line.
    await turn();
    const byte = await input?.read(process.signal, 1);
    if (byte === undefined || byte[0] === 0x0a) break;
    first ??= byte[0];
  }
  return first === 0x79 || first === 0x59;
}
