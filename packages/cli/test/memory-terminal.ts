import { runCli, type Terminal } from '../src/index.ts';

export interface MemoryTerminal extends Terminal {
  /** What was written so far, with colours off. */
  readonly out: string;
  readonly err: string;
}

/** A terminal in memory: not a TTY, 100 columns. */
export function memoryTerminal({ cwd, signal }: { cwd: string; signal?: AbortSignal }): MemoryTerminal {
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    columns: 100,
    write: (text: string) => {
      written[name] += text;
    },
  });
  return {
    cwd,
    env: {},
    signal: signal ?? new AbortController().signal,
    stdout: output('stdout'),
    stderr: output('stderr'),
    get out() {
      return written.stdout;
    },
    get err() {
      return written.stderr;
    },
  };
}

/** Runs the command as a person would in that folder. */
export async function runIn(
  cwd: string,
  args: readonly string[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ code: number; out: string; err: string }> {
  const terminal = memoryTerminal({ cwd, ...(signal && { signal }) });
  const code = await runCli(args, terminal);
  return { code, out: terminal.out, err: terminal.err };
}
