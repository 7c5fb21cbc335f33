import { runCli, type Terminal } from '../src/index.ts';

export interface MemoryTerminal extends Terminal {
  /** What was written so far, with colours off. */
  readonly out: string;
  readonly err: string;
}

/** A terminal in memory: a file, or with `columns` one so wide. */
export function memoryTerminal({
  cwd,
  signal,
  columns,
}: {
  cwd: string;
  signal?: AbortSignal;
  columns?: number;
}): MemoryTerminal {
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    ...(columns !== undefined && { columns, isTTY: true }),
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
  options: { signal?: AbortSignal; columns?: number } = {},
): Promise<{ code: number; out: string; err: string }> {
  const terminal = memoryTerminal({ cwd, ...options });
  const code = await runCli(args, terminal);
  return { code, out: terminal.out, err: terminal.err };
}
