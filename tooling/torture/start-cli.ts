import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A run of the command in a process group of its own. */
export interface CliRun {
  readonly pid: number;
  /** Exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly isOver: () => boolean;
  /** What it printed on stderr, the latest 20,000 characters. */
  readonly said: () => string;
  /** Resolves when it prints the next time. */
  readonly spoke: () => Promise<undefined>;
}

const main = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const keptCharacters = 20_000;

/** Starts the command from its sources. */
export function startCli(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): CliRun {
  const command = ['--import', import.meta.resolve('tsx'), '--conditions=androidworld-source', main, ...args];
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid === undefined) throw new Error('The command did not start');
  let said = '';
  const keep = (piece: Buffer) => {
    said = (said + piece.toString()).slice(-keptCharacters);
  };
  child.stderr.on('data', keep);
  child.stdout.on('data', keep);
  let over = false;
  const ended = once(child, 'exit').then(([code]) => {
    over = true;
    return code as number | null;
  });
  const spoke = async () => {
    await Promise.race([once(child.stderr, 'data'), once(child.stdout, 'data')]);
    return undefined;
  };
  return { pid: child.pid, ended, isOver: () => over, said: () => said, spoke };
}
