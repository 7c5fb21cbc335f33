import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runIn } from './memory-terminal.ts';

/** The configuration of `project`: named with `--config`, since its imports lead to where it is. */
export const projectConfig = fileURLToPath(new URL('./project/androidworld.config.ts', import.meta.url));

export interface ProjectFolder extends AsyncDisposable {
  readonly folder: string;
  write(file: string, content: string): Promise<void>;
  /** Runs the command here, on the phone in memory. */
  run(...args: string[]): Promise<{ code: number; out: string; err: string }>;
  /** As `run`, with a signal that ends it. */
  interrupted(signal: AbortSignal, ...args: string[]): Promise<{ code: number; out: string; err: string }>;
  /** Runs the command here, with whatever configuration is found. */
  runPlain(...args: string[]): Promise<{ code: number; out: string; err: string }>;
}

/** An empty folder to run the command in, taken away at the end of its scope; messages call it `<folder>`. */
export async function projectFolder(): Promise<ProjectFolder> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'androidworld-cli-')));
  const start = async (args: readonly string[], signal?: AbortSignal) => {
    const { code, out, err } = await runIn(folder, args, signal && { signal });
    return { code, out: out.replaceAll(folder, '<folder>'), err: err.replaceAll(folder, '<folder>') };
  };
  return {
    folder,
    write: (file, content) => writeFile(join(folder, file), content),
    runPlain: (...args) => start(args),
    run: (command = '', ...args) => start([command, '--config', projectConfig, ...args]),
    interrupted: (signal, command = '', ...args) => start([command, '--config', projectConfig, ...args], signal),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
