import { quoteWord } from '../expand/quote-word.ts';
import { type Options, optionLetters, type Shell } from '../shell.ts';
import { type Builtin, failShell } from './builtin.ts';

const set: Builtin = {
  name: 'set',
  isSpecial: true,
  async run(shell, args) {
    if (args.length === 0) return await printAll(shell);
    let at = 0;
    for (; at < args.length; at += 1) {
      const word = args[at] ?? '';
      if (word === '--') {
        shell.parameters = args.slice(at + 1);
        return 0;
      }
      if (word === '-') {
        shell.options.xtrace = false;
        shell.options.verbose = false;
        at += 1;
        break;
      }
      if (!/^[-+]./.test(word)) break;
      const taken = await readWord(shell, word, args, at);
      if (typeof taken === 'number') return taken;
      at += taken.extra;
      if (taken.isDone) return 0;
    }
    if (at < args.length) shell.parameters = args.slice(at);
    return 0;
  },
};

/** One word of options. @returns a status when the command ends with it */
async function readWord(
  shell: Shell,
  word: string,
  args: readonly string[],
  at: number,
): Promise<number | { readonly extra: number; readonly isDone: boolean }> {
  const isOn = word.startsWith('-');
  for (const letter of word.slice(1)) {
    if (letter === 'o') {
      const name = args[at + 1];
      if (name === undefined) {
        await printOptions(shell, isOn);
        return { extra: 0, isDone: true };
      }
      if (!Object.hasOwn(shell.options, name)) {
        if (!ignored.has(name)) failShell('set', `${name}: bad option`);
      } else shell.options[name as keyof Options] = isOn;
      return { extra: 1, isDone: false };
    }
    if (letter === 'A') {
      const name = args[at + 1] ?? '';
      const values = args[at + 2] === '--' ? args.slice(at + 3) : args.slice(at + 2);
      if (isOn) shell.variables.setArray(name, values);
      else for (const [index, value] of values.entries()) shell.variables.set(name, value, index);
      return { extra: 0, isDone: true };
    }
    const named = (Object.keys(optionLetters) as (keyof typeof optionLetters)[]).find(
      (name) => optionLetters[name] === letter,
    );
    if (named !== undefined) shell.options[named] = isOn;
    else if (!'bhiklprstUX'.includes(letter)) failShell('set', `-${letter}: unknown option`);
  }
  return { extra: 0, isDone: false };
}

/** Of mksh, without an effect here. */
const ignored = new Set([
  'braceexpand',
  'emacs',
  'gmacs',
  'vi',
  'utf8-mode',
  'trackall',
  'nohup',
  'sh',
  'bgnice',
  'notify',
]);

async function printAll(shell: Shell): Promise<number> {
  let text = '';
  for (const name of shell.variables.names()) {
    for (const [index, value] of shell.variables.elements(name)) {
      const place = shell.variables.isArray(name) ? `[${index}]` : '';
      text += `${name}${place}=${quoteWord(value)}\n`;
    }
  }
  await shell.write(1, text);
  return 0;
}

async function printOptions(shell: Shell, isTable: boolean): Promise<void> {
  const names = Object.keys(shell.options).sort() as (keyof Options)[];
  const text = isTable
    ? `Current option settings\n${names.map((name) => `${name.padStart(14)} ${shell.options[name] ? 'on' : 'off'}\n`).join('')}`
    : `set${names.map((name) => (shell.options[name] ? ` -o ${name}` : '')).join('')}\n`;
  await shell.write(1, text);
}

const shift: Builtin = {
  name: 'shift',
  isSpecial: true,
  run(shell, [word = '1']) {
    const count = Number(word);
    if (!Number.isInteger(count) || count < 0) failShell('shift', `${word}: bad number`);
    if (count > shell.parameters.length) failShell('shift', 'nothing to shift');
    shell.parameters = shell.parameters.slice(count);
    return 0;
  },
};

export const setBuiltins: readonly Builtin[] = [set, shift];
