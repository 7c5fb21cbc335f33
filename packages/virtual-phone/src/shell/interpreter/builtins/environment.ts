import { type Builtin, fail } from './builtin.ts';

const umask: Builtin = {
  name: 'umask',
  async run(shell, args) {
    const [word] = args.filter((each) => each !== '-S');
    // New files get the modes of their place on the disk; the mask is kept for who asks.
    if (word !== undefined) {
      if (!/^[0-7]{1,4}$/.test(word)) return fail(shell, 'umask', `bad number`);
      shell.umask = word.padStart(4, '0');
    } else await shell.write(1, `${shell.umask}\n`);
    return 0;
  },
};

const ulimit: Builtin = {
  name: 'ulimit',
  async run(shell, args) {
    if (args.includes('-n')) await shell.write(1, '32768\n');
    else if (args.includes('-u')) await shell.write(1, '400\n');
    else if (args.every((word) => word.startsWith('-'))) await shell.write(1, 'unlimited\n');
    return 0;
  },
};

const times: Builtin = {
  name: 'times',
  isSpecial: true,
  async run(shell) {
    await shell.write(1, '0m0.00s 0m0.00s\n0m0.00s 0m0.00s\n');
    return 0;
  },
};

/** Scripts define aliases for people at a prompt; their names are not looked for. */
const alias: Builtin = { name: 'alias', run: () => 0 };
const unalias: Builtin = { name: 'unalias', run: () => 0 };
const hash: Builtin = { name: 'hash', run: () => 0 };

export const environmentBuiltins: readonly Builtin[] = [umask, ulimit, times, alias, unalias, hash];
