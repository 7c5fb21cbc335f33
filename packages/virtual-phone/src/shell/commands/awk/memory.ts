import type { ProgramContext } from '../../program.ts';
import { signal as signals } from '../../signals.ts';
import { AwkError } from './syntax.ts';

/** What all arrays may hold together, in characters. */
const most = 128 * 1024 * 1024;
/** One text. */
const mostText = 32 * 1024 * 1024;

/** A program that wants more dies of it, as it would on a phone. */
export class Memory {
  readonly #process: ProgramContext['process'];
  #size = 0;

  constructor(process: ProgramContext['process']) {
    this.#process = process;
  }

  grow(by: number): void {
    this.#size += by;
    if (this.#size > most) this.exceeded();
  }

  /** @returns the text, when there is room for it */
  checked(text: string): string {
    if (text.length > mostText) this.exceeded();
    return text;
  }

  exceeded(): never {
    this.#process.kill(signals.kill);
    throw new AwkError('out of memory');
  }
}
