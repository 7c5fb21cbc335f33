import { arithmeticStatus, evaluateText } from '../expand/arithmetic-text.ts';
import { quoteWord } from '../expand/quote-word.ts';
import { expandText } from '../expand/word.ts';
import { endingShell } from '../failures.ts';
import type { Shell } from '../shell.ts';
import type { Field, Variable } from '../variables.ts';
import { type Builtin, fail, failShell, readOptions } from './builtin.ts';

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
      const { shape, args: others } = takeShape(words);
      const { found, rest, unknown } = readOptions(others, 'aefgilnprtuxAU');
      if (unknown !== undefined) return fail(shell, name, `-${unknown}: unknown option`);
      const flags = new Set([...found.keys(), ...(options.flags ?? '')]);
      if (found.has('f')) return await printFunctions(shell, rest);
      if (rest.length === 0) return await printVariables(shell, name, flags);
      const how = { ...shape, turnsOff, isLocal: options.isLocal === true };
      for (const word of rest) {
        const isNamed = await declare(shell, word, flags, how).catch((error: unknown) => {
          throw options.isSpecial === true ? endingShell(error) : error;
        });
        if (isNamed) continue;
        if (options.isSpecial === true) failShell(name, `${word}: not an identifier`);
        return fail(shell, name, `${word}: not an identifier`);
      }
      return 0;
    },
  };
}

/** How values are shown. */
interface Shape {
  readonly base?: number;
  readonly field?: Field;
}

/** Takes numbers out of the options they are written to: `-i16`, `-Z5`, `-RZ5`, `-L 5`. */
function takeShape(words: readonly string[]): { readonly shape: Shape; readonly args: readonly string[] } {
  const args: string[] = [];
  let shape: Shape = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, letters = '', digits = ''] = /^-([A-Za-z]+)(\d*)$/.exec(word) ?? [];
    if (letters === '') return { shape, args: [...args, ...words.slice(at)] };
    const isField = /[LRZ]/.test(letters);
    const next = isField && digits === '' && /^\d+$/.test(words[at + 1] ?? '') ? words[at + 1] : undefined;
    if (next !== undefined) at += 1;
    const number = digits === '' && next === undefined ? undefined : Number(next ?? digits);
    if (isField) {
      const side = letters.includes('L') ? 'left' : 'right';
      shape = { ...shape, field: { side, zeros: letters.includes('Z'), width: number || undefined } };
    } else if (letters.includes('i') && number !== undefined && number >= 2 && number <= 36) {
      shape = { ...shape, base: number };
    }
    const rest = letters.replace(/[LRZ]/g, '');
    if (rest !== '') args.push(`-${rest}`);
  }
  return { shape, args };
}

/** @returns false for what is no name of a variable */
async function declare(
  shell: Shell,
  word: string,
  flags: ReadonlySet<string>,
  { turnsOff, isLocal, base, field }: Shape & { readonly turnsOff: boolean; readonly isLocal: boolean },
): Promise<boolean> {
  const { variables } = shell;
  const [, name = '', subscript, append, value] =
    /^([A-Za-z_]\w*)(?:\[([^\]]*)\])?(?:(\+)?=([\s\S]*))?$/.exec(word) ?? [];
  if (name === '') return false;
  const variable =
    isLocal && variables.isInFunction && !flags.has('g') ? variables.makeLocal(name) : variables.declare(name);
  if (flags.has('i')) variable.isInteger = !turnsOff;
  if (flags.has('u')) variable.letters = 'upper';
  if (flags.has('l')) variable.letters = 'lower';
  if (flags.has('x')) variable.isExported = !turnsOff;
  if (flags.has('U')) variable.isUnsigned = !turnsOff;
  if (base !== undefined) variable.base = base;
  if (field !== undefined) variable.field = field;
  if (value !== undefined) {
    const index = subscript === undefined ? 0 : await evaluateText(shell, subscript, expandText);
    const before = append === undefined ? '' : (variables.get(name, index) ?? '');
    const text = before + value;
    variables.set(name, variable.isInteger ? String(await evaluateText(shell, text, expandText)) : text, index);
    shell.checkMemory();
  }
  if (flags.has('r')) variable.isReadonly = true;
  return true;
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
    let status = 0;
    for (const word of args) {
      status = await arithmeticStatus(shell, word, expandText);
      if (status > 1) break;
    }
    return status;
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
