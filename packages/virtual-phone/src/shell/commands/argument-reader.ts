import { illegalArgument } from '../../system/java-exception.ts';

/** Reads the words of a command as Android's `ShellCommand` does. */
export class ArgumentReader {
  private readonly words: readonly string[];
  private position = 0;
  /** Rest of an option that was written together with its value: `-cVALUE`. */
  private attached: string | undefined;

  /** What stands before the first word. */
  private readonly command: string;

  constructor(words: readonly string[], command = '') {
    this.words = words;
    this.command = command;
  }

  /** The next word when it is an option; undefined at the first operand, or after `--`. */
  nextOption(): string | undefined {
    if (this.attached !== undefined) {
      throw illegalArgument(`No argument expected after "${this.words[this.position - 1] ?? ''}"`);
    }
    const word = this.words[this.position];
    if (word === undefined || !word.startsWith('-')) return undefined;
    this.position += 1;
    if (word === '--') return undefined;
    if (word.length > 2 && word[1] !== '-') {
      this.attached = word.slice(2);
      return word.slice(0, 2);
    }
    return word;
  }

  next(): string | undefined {
    if (this.attached !== undefined) {
      const value = this.attached;
      this.attached = undefined;
      return value;
    }
    const word = this.words[this.position];
    if (word !== undefined) this.position += 1;
    return word;
  }

  /** @throws IllegalArgumentException naming the word before it */
  required(): string {
    const before = this.words[this.position - 1] ?? this.command;
    const word = this.next();
    if (word === undefined) throw illegalArgument(`Argument expected after "${before}"`);
    return word;
  }

  peek(): string | undefined {
    return this.attached ?? this.words[this.position];
  }

  rest(): string[] {
    const rest = [...(this.attached === undefined ? [] : [this.attached]), ...this.words.slice(this.position)];
    this.attached = undefined;
    this.position = this.words.length;
    return rest;
  }

  /** Skips `--user N` and the like, which change nothing on a phone with one user. */
  skipOptions(withValue: readonly string[] = ['--user']): void {
    while (this.peek()?.startsWith('-')) {
      const option = this.nextOption();
      if (option === undefined) return;
      if (withValue.includes(option)) this.required();
    }
  }
}
