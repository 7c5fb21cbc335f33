import type { Duplex } from 'node:stream';
import type { PhoneProgram, ProgramOptions } from '../adb-target.ts';

/** Where a program's output goes. */
export type ProgramOutput = Pick<ProgramOptions, 'onStdout' | 'onStderr'>;

/**
 * Feeds a program from a stream, and hangs up on it when the client leaves.
 *
 * @returns its exit status
 */
export async function runProgram(
  stream: Duplex,
  program: PhoneProgram,
  onInput: (data: Buffer) => void,
): Promise<number> {
  const hangUp = () => {
    stream.off('end', hangUp).off('close', hangUp);
    program.kill();
  };
  stream.on('data', onInput).once('end', hangUp).once('close', hangUp);
  try {
    return await program.exited;
  } finally {
    stream.off('data', onInput).off('end', hangUp).off('close', hangUp);
    // What a client sends to a program that is gone is dropped, so that its leaving is noticed.
    stream.resume();
  }
}
