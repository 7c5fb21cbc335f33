import type { PhoneProgram } from '../adb-target.ts';
import type { Service } from '../transport.ts';
import { writeTo } from '../write-to.ts';
import { type ProgramOutput, runProgram } from './run-program.ts';

/** A program whose output and errors come as they are, mixed; its exit status is lost, its input is never closed. */
export function rawProgram(start: (output: ProgramOutput) => PhoneProgram): Service {
  return async (stream) => {
    const write = async (data: Uint8Array) => {
      await writeTo(stream, data);
    };
    const program = start({ onStdout: write, onStderr: write });
    await runProgram(stream, program, (data) => program.write(data));
    stream.end();
  };
}
