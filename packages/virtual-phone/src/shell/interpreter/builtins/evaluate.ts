import { decode } from '../../bytes.ts';
import { errnoCode, errnoText } from '../../errno.ts';
import { findExecutable } from '../../find-executable.ts';
import { resolvePath } from '../../resolve-path.ts';
import { FunctionReturn, SpecialBuiltinError } from '../failures.ts';
import type { Shell } from '../shell.ts';
import { type Builtin, fail, failShell, readOptions } from './builtin.ts';

const evaluate: Builtin = {
  name: 'eval',
  isSpecial: true,
  run: (shell, args) => shell.deeper(() => shell.runner.runText(shell, args.join(' '))),
};

function sourcing(name: '.' | 'source'): Builtin {
  return {
    name,
    isSpecial: true,
    async run(shell, [file, ...args]) {
      if (file === undefined) failShell('.', 'missing argument');
      const text = await readScript(shell, file);
      if (typeof text !== 'string') failShell('.', `${file}: ${text.problem}`);
      const before = {
        source: shell.source,
        parameters: shell.parameters,
        line: shell.line,
        linesBefore: shell.linesBefore,
      };
      shell.linesBefore = 0;
      shell.source = { name: file, isFile: true };
      if (args.length > 0) shell.parameters = args;
      try {
        return await shell.deeper(() => shell.runner.runText(shell, text));
      } catch (error) {
        if (error instanceof FunctionReturn) return error.status;
        throw error;
      } finally {
        shell.source = before.source;
        shell.line = before.line;
        shell.linesBefore = before.linesBefore;
        if (args.length > 0) shell.parameters = before.parameters;
      }
    },
  };
}

/** Along PATH unless a folder is named. */
async function readScript(shell: Shell, file: string): Promise<string | { readonly problem: string }> {
  const folders = file.includes('/') ? [''] : [...(shell.variables.get('PATH') ?? '').split(':'), '.'];
  for (const folder of folders) {
    const path = resolvePath(shell.cwd, folder === '' ? file : `${folder}/${file}`);
    try {
      return decode(await shell.start.system.disk.read(path, shell.process.identity));
    } catch (error) {
      const code = errnoCode(error);
      if (code === undefined) throw error;
      if (code !== 'ENOENT' && code !== 'ENOTDIR') {
        return { problem: errnoText(code) };
      }
    }
  }
  return { problem: errnoText('ENOENT') };
}

/** What a word means as a command. */
interface Meaning {
  readonly kind: 'function' | 'builtin' | 'keyword' | 'program';
  readonly isSpecial: boolean;
  readonly path: string;
}

const keywords = new Set(
  'if then else elif fi for while until do done case esac in function select time { } ! [['.split(' '),
);

export function meaningBuiltins(find: (name: string) => Builtin | undefined): readonly Builtin[] {
  const meaningOf = async (shell: Shell, name: string): Promise<Meaning | undefined> => {
    if (keywords.has(name)) return { kind: 'keyword', isSpecial: false, path: name };
    if (shell.functions.has(name)) return { kind: 'function', isSpecial: false, path: name };
    const builtin = find(name);
    if (builtin !== undefined) return { kind: 'builtin', isSpecial: builtin.isSpecial === true, path: name };
    const found = await findExecutable(name, {
      ...shell.start,
      cwd: shell.cwd,
      env: new Map([['PATH', shell.variables.get('PATH') ?? '']]),
      identity: shell.process.identity,
    });
    return 'refused' in found ? undefined : { kind: 'program', isSpecial: false, path: found.path };
  };

  const describe = async (shell: Shell, name: string): Promise<string> => {
    const meaning = await meaningOf(shell, name);
    if (meaning === undefined) return `${name} not found`;
    if (meaning.kind === 'keyword') return `${name} is a reserved word`;
    if (meaning.kind === 'function') return `${name} is a function`;
    if (meaning.kind === 'builtin') return `${name} is a ${meaning.isSpecial ? 'special ' : ''}shell builtin`;
    return `${name} is a tracked alias for ${meaning.path}`;
  };

  const explain = async (shell: Shell, names: readonly string[], verbose: boolean): Promise<number> => {
    let status = 0;
    for (const name of names) {
      const meaning = await meaningOf(shell, name);
      if (meaning === undefined) status = 1;
      if (verbose) await shell.write(1, `${await describe(shell, name)}\n`);
      else if (meaning !== undefined) await shell.write(1, `${meaning.path}\n`);
    }
    return status;
  };

  const command: Builtin = {
    name: 'command',
    async run(shell, args) {
      const { found, rest } = readOptions(args, 'pvV');
      if (found.has('v') || found.has('V')) return await explain(shell, rest, found.has('V'));
      if (rest.length === 0) return 0;
      try {
        return await shell.runner.runWords(shell, rest, { plain: true });
      } catch (error) {
        if (!(error instanceof SpecialBuiltinError)) throw error;
        shell.warn(error.message);
        return error.status;
      }
    },
  };

  const builtin: Builtin = {
    name: 'builtin',
    async run(shell, [name = '', ...args]) {
      const known = find(name);
      return known === undefined ? fail(shell, 'builtin', `${name}: not a builtin`) : await known.run(shell, args);
    },
  };

  return [
    evaluate,
    sourcing('.'),
    sourcing('source'),
    command,
    builtin,
    { name: 'type', run: (shell, args) => explain(shell, args, true) },
    {
      name: 'whence',
      run(shell, args) {
        const { found, rest } = readOptions(args, 'pv');
        return explain(shell, rest, found.has('v'));
      },
    },
  ];
}
