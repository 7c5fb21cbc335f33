import type { ProgramInput } from '../../program-input.ts';
import { linesOf } from './lines.ts';

export interface InputLine {
  readonly text: string;
  /** The last line of an input may lack its end. */
  readonly hasEnd: boolean;
}

/** Lines of several inputs as one, read no further than was asked. */
export class LineSource {
  readonly #lines: AsyncGenerator<readonly InputLine[]>;
  #ready: readonly InputLine[] = [];
  #at = 0;

  constructor(inputs: AsyncIterable<ProgramInput>, end: number) {
    this.#lines = linesOfAll(inputs, end);
  }

  /** Whether the next line has come already. */
  get isReady(): boolean {
    return this.#at < this.#ready.length;
  }

  /** Waits until there is another line, or none any more. */
  async hasNext(): Promise<boolean> {
    while (!this.isReady) {
      const { value, done } = await this.#lines.next();
      if (done === true) return false;
      this.#ready = value;
      this.#at = 0;
    }
    return true;
  }

  async next(): Promise<InputLine | undefined> {
    if (!this.isReady && !(await this.hasNext())) return undefined;
    const line = this.#ready[this.#at];
    this.#at += 1;
    return line;
  }
}

async function* linesOfAll(inputs: AsyncIterable<ProgramInput>, end: number): AsyncGenerator<readonly InputLine[]> {
  for await (const input of inputs) {
    let hasEnd = true;
    const lines = linesOf(input, end, () => {
      hasEnd = false;
    });
    for await (const some of lines) yield some.map((text) => ({ text, hasEnd }));
  }
}
