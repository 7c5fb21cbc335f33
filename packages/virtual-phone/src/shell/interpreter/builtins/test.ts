import { compareNumbers } from '../conditional.ts';
import { evaluateText } from '../expand/arithmetic-text.ts';
import { expandText } from '../expand/word.ts';
import { compareFiles, testFile } from '../file-tests.ts';
import type { Shell } from '../shell.ts';
import { type Builtin, fail } from './builtin.ts';

const unary = /^-[abcdefghkLnoprsStuvwxzGNO]$/;
const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|nt|ot|ef))$/;

/** `test EXPRESSION`, `[ EXPRESSION ]`: POSIX's rules by the number of words, then a grammar. */
function testing(name: 'test' | '['): Builtin {
  return {
    name,
    async run(shell, args) {
      const words = name === '[' ? args.slice(0, -1) : args;
      if (name === '[' && args.at(-1) !== ']') return fail(shell, '[', 'missing ]', 2);
      try {
        return (await new Expression(shell, words).result()) ? 0 : 1;
      } catch (error) {
        if (!(error instanceof TestProblem)) throw error;
        return fail(shell, name, error.message, 2);
      }
    },
  };
}

export const testBuiltins: readonly Builtin[] = [testing('test'), testing('[')];

class TestProblem extends Error {}

class Expression {
  readonly #shell: Shell;
  readonly #words: readonly string[];
  #at = 0;

  constructor(shell: Shell, words: readonly string[]) {
    this.#shell = shell;
    this.#words = words;
  }

  async result(): Promise<boolean> {
    const words = this.#words;
    const [first = '', second = '', third = ''] = words;
    if (words.length === 0) return false;
    if (words.length === 1) return first !== '';
    if (words.length === 2) {
      if (first === '!') return second === '';
      if (unary.test(first)) return await testFile(this.#shell, first, second);
    }
    if (words.length === 3) {
      if (binary.test(second)) return await this.#compare(first, second, third);
      if (first === '!') return !(await new Expression(this.#shell, words.slice(1)).result());
      if (first === '(' && third === ')') return second !== '';
    }
    if (words.length === 4) {
      if (first === '!') return !(await new Expression(this.#shell, words.slice(1)).result());
      if (first === '(' && words[3] === ')') return await new Expression(this.#shell, words.slice(1, 3)).result();
    }
    const value = await this.#or();
    if (this.#at < words.length) throw new TestProblem(`${words[this.#at]}: unexpected operator/operand`);
    return value;
  }

  async #or(): Promise<boolean> {
    let value = await this.#and();
    while (this.#takes('-o')) value = (await this.#and()) || value;
    return value;
  }

  async #and(): Promise<boolean> {
    let value = await this.#not();
    while (this.#takes('-a')) value = (await this.#not()) && value;
    return value;
  }

  async #not(): Promise<boolean> {
    if (this.#words.length - this.#at > 1 && this.#takes('!')) return !(await this.#not());
    const word = this.#next();
    const following = this.#words[this.#at];
    if (following !== undefined && binary.test(following) && this.#at + 1 < this.#words.length) {
      this.#at += 1;
      return await this.#compare(word, following, this.#next());
    }
    if (word === '(') {
      const value = await this.#or();
      if (!this.#takes(')')) throw new TestProblem('missing closing parenthesis');
      return value;
    }
    if (unary.test(word) && following !== undefined) return await testFile(this.#shell, word, this.#next());
    return word !== '';
  }

  #takes(word: string): boolean {
    if (this.#words[this.#at] !== word) return false;
    this.#at += 1;
    return true;
  }

  #next(): string {
    const word = this.#words[this.#at];
    if (word === undefined) throw new TestProblem('expression expected');
    this.#at += 1;
    return word;
  }

  async #compare(left: string, operator: string, right: string): Promise<boolean> {
    switch (operator) {
      case '=':
      case '==':
        return left === right;
      case '!=':
        return left !== right;
      case '<':
        return left < right;
      case '>':
        return left > right;
      case '-nt':
      case '-ot':
      case '-ef':
        return await compareFiles(this.#shell, operator, left, right);
      default:
        return compareNumbers(operator, await this.#number(left), await this.#number(right));
    }
  }

  async #number(text: string): Promise<number> {
    if (/^\s*[-+]?\d{1,9}\s*$/.test(text)) return Number(text);
    // mksh reads what a variable would hold: an expression.
    if (!/^[\w\s+*/%()-]*$/.test(text)) throw new TestProblem(`${text}: unexpected '${text.charAt(0)}'`);
    return await evaluateText(this.#shell, text, expandText);
  }
}
