import { evaluateText } from '../expand/arithmetic-text.ts';
import { quoteWord } from '../expand/quote-word.ts';
import { expandText } from '../expand/word.ts';
import type { Shell } from '../shell.ts';
import type { Variable } from '../variables.ts';
import { type Builtin, fail, readOptions } from './builtin.ts';

/** `export`, `readonly`, `typeset` and its other names. */
function declaring(
  name: string,
  options: {
    readonly isSpecial?: boolean;
    readonly flags?: string;
    /** In a function, the variable is the function's own. */
    readonly isLocal?: boolean;
  },
): Builtin {
  return {
    name,
    declares: true,
    ...(options.isSpecial === true ? { isSpecial: true } : {}),
    async run(shell, args) {
      const turnsOff = args[0]?.startsWith('+') === true;
      const words = turnsOff ? [`-${args[0]?.slice(1)}`, ...args.slice(1)] : args;
      const { found, rest, unknown } = readOptions(words, 'aefgilnprtuxAU', 'LRZ');
      if (unknown !== undefined) return fail(shell, name, `-${unknown}: unknown option`);
      const flags = new Set([...found.keys(), ...(options.flags ?? '')]);
      if (found.has('f')) return await printFunctions(shell, rest);
      if (rest.length === 0) return await printVariables(shell, name, flags);
      for (const word of rest) await declare(shell, word, flags, { turnsOff, isLocal: options.isLocal === true });
      return 0;
    },
  };
}

async function declare(
  shell: Shell,
  word: string,
  flags: ReadonlySet<string>,
  { turnsOff, isLocal }: { readonly turnsOff: boolean; readonly isLocal: boolean },
): Promise<void> {
  const { variables } = shell;
  const [, name = '', subscript, append, value] =
    /^([A-Za-z_]\w*)(?:\[([^\]]*)\])?(?:(\+)?=([\s\S]*))?$/.exec(word) ?? [];
  if (name === '') {
    shell.warn(`${word.split('=')[0]}: is not an identifier`);
    return;
  }
  const variable =
    isLocal && variables.isInFunction && !flags.has('g') ? variables.makeLocal(name) : variables.declare(name);
  if (flags.has('i')) variable.isInteger = !turnsOff;
  if (flags.has('u')) variable.letters = 'upper';
  if (flags.has('l')) variable.letters = 'lower';
  if (flags.has('x')) variable.isExported = !turnsOff;
  if (value !== undefined) {
    const index = subscript === undefined ? 0 : await evaluateText(shell, subscript, expandText);
    const before = append === undefined ? '' : (variables.get(name, index) ?? '');
    const text = before + value;
    variables.set(name, variable.isInteger ? String(await evaluateText(shell, text, expandText)) : text, index);
    shell.checkMemory();
  }
  if (flags.has('r')) variable.isReadonly = true;
}

async function printVariables(shell: Shell, command: string, flags: ReadonlySet<string>): Promise<number> {
  const wanted = (variable: Variable) =>
    (!flags.has('x') || variable.isExported) &&
    (!flags.has('r') || variable.isReadonly) &&
    (!flags.has('i') || variable.isInteger);
  let text = '';
  for (const name of shell.variables.names()) {
    const variable = shell.variables.find(name);
    if (variable === undefined || !wanted(variable)) continue;
    const value = shell.variables.get(name);
    const assigned = value === undefined ? name : `${name}=${quoteWord(value)}`;
    text += flags.has('p') ? `${command} ${assigned}\n` : `${assigned}\n`;
  }
  await shell.write(1, text);
  return 0;
}

async function printFunctions(shell: Shell, names: readonly string[]): Promise<number> {
  const known = names.length > 0 ? names : [...shell.functions.keys()].sort();
  const found = known.filter((name) => shell.functions.has(name));
  await shell.write(1, found.map((name) => `${name}\n`).join(''));
  return found.length === known.length ? 0 : 1;
}

const unset: Builtin = {
  name: 'unset',
  isSpecial: true,
  async run(shell, args) {
    const { found, rest } = readOptions(args, 'fv');
    for (const word of rest) {
      const [, name = '', subscript] = /^([A-Za-z_]\w*)(?:\[([^\]]*)\])?$/.exec(word) ?? [];
      if (found.has('f')) shell.functions.delete(word);
      else if (name === '') return fail(shell, 'unset', `${word}: is not an identifier`);
      else if (subscript === undefined || subscript === '@' || subscript === '*') {
        if (shell.variables.find(name) === undefined) shell.functions.delete(name);
        shell.variables.unset(name);
      } else shell.variables.unset(name, await evaluateText(shell, subscript, expandText));
    }
    return 0;
  },
};

const calculate: Builtin = {
  name: 'let',
  async run(shell, args) {
    if (args.length === 0) return fail(shell, 'let', 'no arguments');
    let value = 0;
    for (const word of args) value = await evaluateText(shell, word, expandText);
    return value === 0 ? 1 : 0;
  },
};

export const variableBuiltins: readonly Builtin[] = [
  declaring('export', { isSpecial: true, flags: 'x' }),
  declaring('readonly', { isSpecial: true, flags: 'r' }),
  declaring('typeset', { isLocal: true }),
  declaring('local', { isLocal: true }),
  declaring('declare', { isLocal: true }),
  declaring('integer', { isLocal: true, flags: 'i' }),
  declaring('global', { flags: 'g' }),
  unset,
  calculate,
];
