import { FunctionReturn, LoopExit, ShellExit } from '../failures.ts';
import type { Shell } from '../shell.ts';
import { type Builtin, fail } from './builtin.ts';

const nothing: Builtin = { name: ':', isSpecial: true, run: () => 0 };
const succeed: Builtin = { name: 'true', run: () => 0 };
const failing: Builtin = { name: 'false', run: () => 1 };

function loopExit(name: 'break' | 'continue'): Builtin {
  return {
    name,
    isSpecial: true,
    run(shell, [word]) {
      const levels = word === undefined ? 1 : Number(word);
      if (!Number.isInteger(levels) || levels < 1) return fail(shell, name, `${word}: bad level`);
      if (shell.loops === 0) {
        shell.warn(`${name}: cannot ${name}`);
        return 0;
      }
      throw new LoopExit(name, Math.min(levels, shell.loops));
    },
  };
}

const leave: Builtin = {
  name: 'return',
  isSpecial: true,
  run(shell, [word]) {
    throw new FunctionReturn(statusOf(shell, word));
  },
};

const exit: Builtin = {
  name: 'exit',
  isSpecial: true,
  run(shell, [word]) {
    throw new ShellExit(statusOf(shell, word));
  },
};

function statusOf(shell: Shell, word: string | undefined): number {
  if (word === undefined) return shell.status;
  return /^-?\d+$/.test(word) ? Number(word) & 0xff : fail(shell, 'exit', `${word}: bad number`);
}

export const flowBuiltins: readonly Builtin[] = [
  nothing,
  succeed,
  failing,
  loopExit('break'),
  loopExit('continue'),
  leave,
  exit,
];
