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
