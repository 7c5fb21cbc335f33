import type { Duplex } from 'node:stream';
import type { PhoneProgram, ProgramOptions } from '../adb-target.ts';

/** Where a program's output goes. */
export type ProgramOutput = Pick<ProgramOptions, 'onStdout' | 'onStderr'>;

/** What becomes of what a client does. */
export interface ProgramClient {
  onInput(data: Buffer): void;
  /** It closed the stream, after all its input. */
  onLeave(): void;
}

/**
 * Feeds a program from a stream.
 *
 * @returns its exit status
 */
export async function runProgram(
  stream: Duplex,
  program: PhoneProgram,
  { onInput, onLeave }: ProgramClient,
): Promise<number> {
  const leave = () => {
    stream.off('end', leave).off('close', leave);
    onLeave();
  };
  stream.on('data', onInput).once('end', leave).once('close', leave);
  try {
    return await program.exited;
  } finally {
    stream.off('data', onInput).off('end', leave).off('close', leave);
    // What a client sends to a program that is gone is dropped, so that its leaving is noticed.
    stream.resume();
  }
}
