import { posix } from 'node:path';
import type { ProgramContext } from '../../program.ts';
import { confirm } from '../files/confirm.ts';
import { run } from '../text/run-others.ts';
import { FindError } from './find-error.ts';
import type { FindNode } from './node.ts';

/** Bytes of file names given to one program: ARG_MAX, less what the environment takes. */
const mostArgumentBytes = 120_000;

/** `-exec`, `-execdir`, and `-ok`, `-okdir`, which ask before: a program for each file (`;`) or for many at a time (`{} +`). */
export class Exec {
  readonly #context: ProgramContext;
  readonly #isInFolder: boolean;
  readonly #before: readonly string[];
  readonly #after: readonly string[];
  readonly #takesName: boolean;
  readonly #isCollected: boolean;
  readonly #asks: boolean;
  #failed = false;
  /** Names that wait for their program, by the folder it is run in. */
  readonly #pending = new Map<string, { names: string[]; bytes: number }>();

  /** @param argv its words; as in toybox only a word that is `{}`, and of several the last, stands for the name */
  constructor(
    context: ProgramContext,
    argv: readonly string[],
    options: { readonly isInFolder: boolean; readonly isCollected: boolean; readonly asks: boolean },
  ) {
    const place = argv.lastIndexOf('{}');
    this.#context = context;
    this.#takesName = place >= 0;
    this.#before = place < 0 ? argv : argv.slice(0, place);
    this.#after = place < 0 ? [] : argv.slice(place + 1);
    this.#isInFolder = options.isInFolder;
    this.#isCollected = options.isCollected;
    this.#asks = options.asks;
  }

  async test(node: FindNode): Promise<boolean> {
    const name = this.#isInFolder ? node.name : node.path;
    if (this.#asks && !(await confirm(this.#context, `[${this.#before[0] ?? ''}] ${name}`))) return false;
    const folder = this.#isInFolder && node.depth > 0 ? posix.dirname(node.place) : this.#context.cwd;
    if (!this.#isCollected) return (await this.#run(folder, [name])) === 0;
    const pending = this.#pending.get(folder) ?? { names: [], bytes: 0 };
    this.#pending.set(folder, pending);
    pending.names.push(name);
    pending.bytes += Buffer.byteLength(name) + 9;
    if (pending.bytes > mostArgumentBytes) this.#failed ||= (await this.#flush(folder)) !== 0;
    return true;
  }

  /**
   * Runs what is left to be run in a folder, or everywhere.
   *
   * @returns whether any of the programs that took several files has failed
   */
  async finish(folder?: string): Promise<boolean> {
    for (const each of folder === undefined ? [...this.#pending.keys()] : [folder]) {
      if (folder === undefined || this.#isInFolder) this.#failed ||= (await this.#flush(each)) !== 0;
    }
    return this.#failed;
  }

  async #flush(folder: string): Promise<number> {
    const pending = this.#pending.get(folder);
    this.#pending.delete(folder);
    return pending === undefined ? 0 : await this.#run(folder, pending.names);
  }

  async #run(folder: string, names: readonly string[]): Promise<number> {
    const argv = [...this.#before, ...(this.#takesName ? names : []), ...this.#after];
    return await run(this.#context, 'find', argv, { cwd: folder });
  }
}

/**
 * Reads the words of an action up to `;` or `{} +`.
 *
 * @param at place of the first word
 * @throws FindError when there is no end
 */
export function readExecWords(
  words: readonly string[],
  at: number,
  name: string,
): { readonly argv: readonly string[]; readonly isCollected: boolean; readonly next: number } {
  if (words[at] === undefined || words[at] === ';') throw new FindError(`'${name}' needs 1 arg`);
  for (let end = at; end < words.length; end += 1) {
    if (words[end] === ';') return { argv: words.slice(at, end), isCollected: false, next: end + 1 };
    if (words[end] === '{}' && words[end + 1] === '+') {
      return { argv: words.slice(at, end + 1), isCollected: true, next: end + 2 };
    }
  }
  throw new FindError(`-exec without ${words.indexOf('{}', at) < 0 ? '{}' : '\\;'}`);
}
