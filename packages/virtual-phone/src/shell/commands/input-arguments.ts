import { illegalArgument } from '../../system/java-exception.ts';

/** The words behind a command of `input`, read one by one as `InputShellCommand` does: what is left over counts nothing. */
export class InputArguments {
  readonly #command: string;
  readonly #words: readonly string[];
  #at = 0;

  constructor(command: string, words: readonly string[]) {
    this.#command = command;
    this.#words = words;
  }

  next(): string | undefined {
    const word = this.#words[this.#at];
    if (word !== undefined) this.#at += 1;
    return word;
  }

  rest(): readonly string[] {
    return this.#words.slice(this.#at);
  }

  /** @throws IllegalArgumentException naming the word before it */
  required(): string {
    const word = this.next();
    if (word !== undefined) return word;
    throw illegalArgument(`Argument expected after "${this.#words[this.#at - 1] ?? this.#command}"`);
  }

  /** @throws IllegalArgumentException for what is no number */
  number(): number {
    return this.#asNumber(this.required());
  }

  /** A number that may be left out. */
  numberOr(otherwise: number): number {
    const word = this.next();
    return word === undefined ? otherwise : this.#asNumber(word);
  }

  #asNumber(word: string): number {
    const value = Number(word);
    if (word.trim() === '' || Number.isNaN(value)) throw this.invalid();
    return value;
  }

  invalid(): Error {
    return illegalArgument(`Error: Invalid arguments for command: ${this.#command}`);
  }
}
