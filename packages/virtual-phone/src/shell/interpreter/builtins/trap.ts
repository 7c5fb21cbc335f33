import { signalName, signalNumber } from '../../signals.ts';
import { quoteWord } from '../expand/quote-word.ts';
import { type Builtin, fail } from './builtin.ts';

export const trap: Builtin = {
  name: 'trap',
  isSpecial: true,
  async run(shell, args) {
    const words = args[0] === '--' ? args.slice(1) : args;
    if (words.length === 0) {
      const lines = [...shell.traps].map(([name, action]) => `trap -- ${quoteWord(action)} ${name}\n`);
      await shell.write(1, lines.join(''));
      return 0;
    }
    // `trap INT` and `trap 2` put back what was; so does `-`.
    const [first = '', ...others] = words;
    const resets = others.length === 0 && nameOf(first) !== undefined;
    const action = resets || first === '-' ? undefined : first;
    for (const word of resets ? words : others) {
      const name = nameOf(word);
      if (name === undefined) return fail(shell, 'trap', `${word}: bad signal`);
      const number = signalNumber(name);
      if (action === undefined) shell.traps.delete(name);
      else shell.traps.set(name, action);
      if (number !== undefined && action === '') shell.process.ignored.add(number);
      else if (number !== undefined) shell.process.ignored.delete(number);
    }
    return 0;
  },
};

function nameOf(word: string): string | undefined {
  const upper = word.toUpperCase();
  if (upper === 'EXIT' || word === '0') return 'EXIT';
  if (upper === 'ERR') return 'ERR';
  const number = signalNumber(word);
  return number === undefined ? undefined : signalName(number);
}
