import { ArithmeticError } from '../failures.ts';
import type { Shell } from '../shell.ts';
import { parseText, type WordNode } from '../syntax.ts';
import { evaluate } from './arithmetic.ts';

/** Value of an expression as it is written in a script: `$` in it is expanded first. */
export async function evaluateText(
  shell: Shell,
  text: string,
  expandText: (shell: Shell, word: WordNode) => Promise<string>,
): Promise<number> {
  const expression = /[$`]/.test(text) ? await expandText(shell, parsed(text)) : text;
  return evaluate(expression, {
    get(name, index) {
      const value = shell.variables.get(name, index);
      if (value === undefined && shell.options.nounset) shell.requireSet(name);
      return value;
    },
    set: (name, value, index) => shell.variables.set(name, value, index),
  });
}

/** `((…))` and `let` as commands: 0 where the value is not zero, 2 for what is no expression. */
export async function arithmeticStatus(
  shell: Shell,
  text: string,
  expandText: (shell: Shell, word: WordNode) => Promise<string>,
): Promise<number> {
  try {
    return (await evaluateText(shell, text, expandText)) === 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ArithmeticError)) throw error;
    shell.warn(error.message);
    return 2;
  }
}

/** Loops evaluate the same few expressions again and again. */
function parsed(text: string): WordNode {
  const known = words.get(text);
  if (known !== undefined) return known;
  const word = parseText(text);
  if (words.size >= 200) words.clear();
  words.set(text, word);
  return word;
}

const words = new Map<string, WordNode>();
