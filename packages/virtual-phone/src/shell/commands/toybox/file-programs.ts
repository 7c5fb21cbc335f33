import { posix } from 'node:path';
import { errnoCode, errnoText, strerror } from '../../errno.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { applyMode } from '../files/mode-text.ts';
import { parseOptions } from '../options.ts';
import { needs } from '../text/small-programs.ts';
import { unknownOption } from '../text/streams.ts';

/** Copies files and says at once what they are to be like; with `-d` it makes folders. */
const install = defineProgram({
  name: 'install',
  async run(context) {
    const options = parseOptions(context.args, 'cdDpsv', 'gmo');
    if (options.unknown !== undefined) return unknownOption(context, 'install', options.unknown);
    const { operands } = options;
    const mode = options.value('m') ?? '0755';
    const owner = options.value('o');
    const group = options.value('g');
    const dress = async (path: string) => {
      const steps = [
        ['chmod', mode, path],
        ...(owner === undefined ? [] : [['chown', owner, path]]),
        ...(group === undefined ? [] : [['chgrp', group, path]]),
      ];
      for (const step of steps) {
        const status = await context.spawn(step);
        if (status !== 0) return status;
      }
      return 0;
    };
    if (options.has('d')) {
      if (operands.length === 0) return needs(context, 'install', 1);
      for (const folder of operands) {
        const status = (await context.spawn(['mkdir', '-p', folder])) || (await dress(folder));
        if (status !== 0) return status;
      }
      return 0;
    }
    const target = operands.at(-1);
    const sources = operands.slice(0, -1);
    if (target === undefined || sources.length === 0) return needs(context, 'install', 2);
    if (options.has('D')) await context.spawn(['mkdir', '-p', posix.dirname(target)]);
    const isFolder = await isDirectory(context, target);
    for (const source of sources) {
      const to = isFolder ? posix.join(target, posix.basename(source)) : target;
      const copy = ['cp', ...(options.has('p') ? ['-p'] : []), ...(options.has('v') ? ['-v'] : []), source, to];
      const status = (await context.spawn(copy)) || (await dress(to));
      if (status !== 0) return status;
    }
    return 0;
  },
});

async function isDirectory({ system, cwd, identity }: ProgramContext, path: string): Promise<boolean> {
  try {
    return (await system.disk.stat(resolvePath(cwd, path), identity)).kind === 'directory';
  } catch (error) {
    if (errnoCode(error) === undefined) throw error;
    return false;
  }
}

const mkfifo = defineProgram({
  name: 'mkfifo',
  async run(context) {
    const options = parseOptions(context.args, '', 'mZ');
    if (options.unknown !== undefined) return unknownOption(context, 'mkfifo', options.unknown);
    if (options.operands.length === 0) return needs(context, 'mkfifo', 1);
    const asked = options.value('m');
    const mode = asked === undefined ? undefined : applyMode(asked, { mode: 0o666, kind: 'file' });
    if (asked !== undefined && mode === undefined) {
      context.err(`mkfifo: bad mode '${asked}'\n`);
      return 1;
    }
    let status = 0;
    for (const path of options.operands) {
      try {
        await context.system.disk.mkfifo(
          resolvePath(context.cwd, path),
          context.identity,
          mode === undefined ? {} : { mode },
        );
      } catch (error) {
        context.err(`mkfifo: '${path}': ${strerror(error)}\n`);
        status = 1;
      }
    }
    return status;
  },
});

const cmp = defineProgram({
  name: 'cmp',
  async run(context) {
    const options = parseOptions(context.args, 'ls');
    if (options.unknown !== undefined) return unknownOption(context, 'cmp', options.unknown);
    const [one, other] = options.operands;
    if (one === undefined || other === undefined) return needs(context, 'cmp', 2);
    const [a, b] = [await contentOf(context, one), await contentOf(context, other)];
    if (a === undefined || b === undefined) return 2;
    const length = Math.min(a.length, b.length);
    let line = 1;
    let differs = false;
    for (let at = 0; at < length; at += 1) {
      if (a[at] !== b[at]) {
        differs = true;
        if (options.has('s')) return 1;
        if (!options.has('l')) {
          context.out(`${one} ${other} differ: char ${at + 1}, line ${line}\n`);
          return 1;
        }
        context.out(`${at + 1} ${octal(a[at])} ${octal(b[at])}\n`);
      }
      if (a[at] === 0x0a) line += 1;
    }
    if (a.length === b.length) return differs ? 1 : 0;
    if (!options.has('s')) context.err(`cmp: EOF on ${a.length < b.length ? one : other}\n`);
    return 1;
  },
});

function octal(byte = 0): string {
  return byte.toString(8).padStart(3);
}

async function contentOf(context: ProgramContext, path: string): Promise<Uint8Array | undefined> {
  try {
    return await (await context.open(path)).all();
  } catch (error) {
    const code = errnoCode(error);
    if (code === undefined) throw error;
    context.err(`cmp: ${path}: ${errnoText(code)}\n`);
    return undefined;
  }
}

/** Words in the order getopt(1) gives them: options with their values, `--`, the rest. */
const getopt = defineProgram({
  name: 'getopt',
  run(context) {
    const outer = context.args[0]?.startsWith('-')
      ? context.args
      : ['-o', context.args[0] ?? '', '--', ...context.args.slice(1)];
    const end = outer.indexOf('--');
    const own = parseOptions(end < 0 ? outer : outer.slice(0, end), 'aTqQu', 'lno');
    if (own.unknown !== undefined) return unknownOption(context, 'getopt', own.unknown);
    if (own.has('T')) return 4;
    const name = own.value('n') ?? 'getopt';
    const quote = (word: string) => (own.has('u') ? word : `'${word.replaceAll("'", "'\\''")}'`);
    const short = own.value('o') ?? '';
    const longs = own.values('l').flatMap((list) => list.split(','));
    const words = end < 0 ? [] : outer.slice(end + 1);
    const found: string[] = [];
    const operands: string[] = [];
    let status = 0;
    const complain = (message: string) => {
      context.err(`${name}: ${message}\n`);
      status = 1;
    };
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      if (word === '--') {
        operands.push(...words.slice(at + 1));
        break;
      }
      if (word.startsWith('--')) {
        const [key = '', value] = word.slice(2).split(/=(.*)/s);
        const long = longs.find((each) => each.replace(/:+$/, '') === key);
        if (long === undefined) complain(`unrecognized option '--${key}'`);
        else if (!long.endsWith(':')) found.push(`--${key}`);
        else found.push(`--${key}`, quote(value ?? (long.endsWith('::') ? '' : (words[++at] ?? ''))));
      } else if (word.startsWith('-') && word.length > 1) {
        for (let place = 1; place < word.length; place += 1) {
          const letter = word.charAt(place);
          const known = short.indexOf(letter);
          if (known < 0 || letter === ':') complain(`invalid option -- '${letter}'`);
          else if (short[known + 1] !== ':') found.push(`-${letter}`);
          else {
            const rest = word.slice(place + 1);
            const isOptional = short[known + 2] === ':';
            found.push(`-${letter}`, quote(rest !== '' || isOptional ? rest : (words[++at] ?? '')));
            break;
          }
        }
      } else operands.push(word);
    }
    context.out(` ${[...found, '--', ...operands.map(quote)].join(' ')}\n`);
    return status;
  },
});

export const moreFilePrograms: readonly Program[] = [cmp, getopt, install, mkfifo];
