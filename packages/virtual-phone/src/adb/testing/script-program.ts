import { PassThrough } from 'node:stream';
import type { PhoneProgram, ProgramOptions } from '../adb-target.ts';

/** What a program written for a test sees. */
export interface ScriptIo {
  out(text: string | Uint8Array): Promise<void>;
  error(text: string): Promise<void>;
  /** Its input as it arrives; ends with `end`. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Aborted by SIGHUP. */
  readonly signal: AbortSignal;
}

/** A program that is a function of this process. */
export function scriptProgram(script: (io: ScriptIo) => Promise<number>, options: ProgramOptions): PhoneProgram {
  const controller = new AbortController();
  const input = new PassThrough();
  const bytes = (text: string | Uint8Array) => (typeof text === 'string' ? Buffer.from(text) : text);
  return {
    write: (data) => void input.write(data),
    end: () => void input.end(),
    cutOff: () => void input.end(),
    kill: () => controller.abort(),
    exited: script({
      out: async (text) => options.onStdout(bytes(text)),
      error: async (text) => options.onStderr(bytes(text)),
      input,
      signal: controller.signal,
    }),
  };
}
