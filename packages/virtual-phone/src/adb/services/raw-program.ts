import type { PhoneProgram } from '../adb-target.ts';
import type { Service } from '../transport.ts';
import { writeTo } from '../write-to.ts';
import { type ProgramOutput, runProgram } from './run-program.ts';

/**
 * A program on a socket: its output and errors come as they are, mixed, and its exit status is lost. A client that
 * closes the socket (`adb exec-in` at the end of its input) hangs up on nobody: the program reads what was sent. On a
 * terminal it does.
 */
export function rawProgram(
  start: (output: ProgramOutput) => PhoneProgram,
  options: { readonly pty: boolean } = { pty: false },
): Service {
  return async (stream) => {
    const write = async (data: Uint8Array) => {
      await writeTo(stream, data);
    };
    const program = start({ onStdout: write, onStderr: write });
    await runProgram(stream, program, {
      onInput: (data) => program.write(data),
      onLeave: () => (options.pty ? program.kill() : program.cutOff()),
    });
    stream.end();
  };
}
