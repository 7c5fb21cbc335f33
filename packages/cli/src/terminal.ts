import { isAbsolute, relative } from 'node:path';

/** Where the command reads and writes; tests have their own. */
export interface Terminal {
  /** Takes results, which may be piped. */
  readonly stdout: Output;
  /** Takes progress, notes and errors. */
  readonly stderr: Output;
  /** Working directory: paths are relative to it. */
  readonly cwd: string;
  /** Environment variables; undefined where one is not set. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by the first Ctrl-C. */
  readonly signal: AbortSignal;
}

interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Whether to colour what goes to `output` (https://no-color.org). */
export function isColored(output: Output, env: Terminal['env']): boolean {
  if (env.NO_COLOR) return false;
  return env.FORCE_COLOR !== undefined ? env.FORCE_COLOR !== '0' : (output.isTTY ?? false);
}

/**
 * How many columns a table on `output` may have: those of the terminal, which may leave it to COLUMNS to say so.
 *
 * @returns `undefined` where it may have any, as in a file or a pipe
 */
export function tableWidth({ isTTY, columns }: Output, { COLUMNS }: Terminal['env']): number | undefined {
  return isTTY ? columns || Number(COLUMNS) || undefined : undefined;
}

/** A path as a person would write it: relative when it is below the working directory. */
export function showPath(path: string, { cwd }: Pick<Terminal, 'cwd'>): string {
  const below = relative(cwd, path);
  if (below === '') return '.';
  return below.startsWith('..') || isAbsolute(below) ? path : below;
}
