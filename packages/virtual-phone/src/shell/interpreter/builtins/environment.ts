import { applyMode } from '../../commands/files/mode-text.ts';
import { type Builtin, fail } from './builtin.ts';

const everything = 0o777;

const umask: Builtin = {
  name: 'umask',
  async run(shell, args) {
    const [word] = args.filter((each) => each !== '-S');
    // New files get the modes of their place on the disk; the mask is kept for who asks.
    if (word === undefined) {
      await shell.write(1, `${args.includes('-S') ? renderAllowed(shell.umask) : octal(shell.umask)}\n`);
      return 0;
    }
    if (/^\d/.test(word)) {
      if (!/^[0-7]{1,4}$/.test(word)) return fail(shell, 'umask', 'bad number');
      shell.umask = Number.parseInt(word, 8) & everything;
      return 0;
    }
    // Words say what is allowed, the mask what is not.
    const allowed = applyMode(word, { mode: everything & ~shell.umask, kind: 'file' });
    if (allowed === undefined) return fail(shell, 'umask', 'bad mask');
    shell.umask = everything & ~allowed;
    return 0;
  },
};

function octal(mask: number): string {
  return mask.toString(8).padStart(3, '0');
}

/** `u=rwx,g=rx,o=rx` */
function renderAllowed(mask: number): string {
  const letters = (bits: number) => [...'rwx'].filter((_, place) => (bits & (4 >> place)) !== 0).join('');
  return ['u', 'g', 'o'].map((who, place) => `${who}=${letters((~mask >> (6 - 3 * place)) & 7)}`).join(',');
}

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
    await shell.write(1, '0m00.00s 0m00.00s\n0m00.00s 0m00.00s\n');
    return 0;
  },
};

/** Scripts define aliases for people at a prompt; their names are not looked for. */
const alias: Builtin = { name: 'alias', run: () => 0 };
const unalias: Builtin = { name: 'unalias', run: () => 0 };
const hash: Builtin = { name: 'hash', run: () => 0 };

export const environmentBuiltins: readonly Builtin[] = [umask, ulimit, times, alias, unalias, hash];
