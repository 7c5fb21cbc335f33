import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Somebody who works in a folder with npm, and nothing of this repository in reach. */
export interface Author {
  readonly folder: string;
  /** @returns what it printed. @throws when it ends with another status than 0 */
  run(command: string, ...args: string[]): Promise<string>;
  write(path: string, content: string): Promise<void>;
  /** In a folder below. */
  in(folder: string): Author;
}

export function authorIn(folder: string, env: NodeJS.ProcessEnv): Author {
  return {
    folder,
    async run(command, ...args) {
      await mkdir(folder, { recursive: true });
      const started = Date.now();
      const { status, output } = await outcome(command, args, { cwd: folder, env });
      const told = `${[command, ...args].join(' ')}  (${folder})`;
      if (status !== 0) throw new Error(`${told} ended with ${status}:\n${output}`);
      console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${told}`);
      return output;
    },
    async write(path, content) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    },
    in: (name) => authorIn(join(folder, name), env),
  };
}

const patienceMs = 240_000;

function outcome(
  command: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<{ readonly status: number | string; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, timeout: patienceMs, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (status, signal) => resolve({ status: status ?? signal ?? 'nothing', output }));
  });
}
