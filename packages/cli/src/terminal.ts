/** Where the command reads and writes; tests have their own. */
export interface Terminal {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly cwd: string;
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
