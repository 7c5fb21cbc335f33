import { posix } from 'node:path';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { renderPrintf } from './render-printf.ts';

const succeed = defineProgram({ name: 'true', run: () => 0 });
const failing = defineProgram({ name: 'false', run: () => 1 });

/** toybox's message for an applet that got too little. */
export function needs({ err }: ProgramContext, name: string, count: number): number {
  err(`${name}: Need${count === 1 ? 's 1 argument' : ` ${count} arguments`} (see "${name} --help")\n`);
  return 1;
}

/** What toybox says of a word that `parseDuration` does not know. */
export function durationProblem(text: string): string {
  const [, suffix = ''] = /^(?:\d+\.?\d*|\.\d*)(.*)$/s.exec(text) ?? [];
  return suffix === '' ? `Not a number '${text}'` : `Unknown suffix '${suffix}'`;
}

/** `5`, `0.5`, `2m`, `1h`, `1d`: milliseconds. */
export function parseDuration(text: string): number | undefined {
  const [, number, unit = 's'] = /^(\d*\.?\d+|\d+\.)([smhd]?)$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  return Number(number) * ({ s: 1, m: 60, h: 3_600, d: 86_400 }[unit || 's'] ?? 1) * 1_000;
}

const sleep = defineProgram({
  name: 'sleep',
  async run(context) {
    if (context.args.length === 0) return needs(context, 'sleep', 1);
    let ms = 0;
    for (const word of context.args) {
      const each = word === 'infinity' ? Number.POSITIVE_INFINITY : parseDuration(word);
      if (each === undefined) {
        context.err(`sleep: ${durationProblem(word)}\n`);
        return 1;
      }
      ms += each;
    }
    await context.sleep(ms);
    return 0;
  },
});

const yes = defineProgram({
  name: 'yes',
  async run({ args, out }) {
    const line = `${args.length === 0 ? 'y' : args.join(' ')}\n`;
    const block = line.repeat(Math.max(1, Math.floor(4_096 / line.length)));
    for (;;) await out(block);
  },
});

const seq = defineProgram({
  name: 'seq',
  async run(context) {
    const { args, out, err } = context;
    let separator = '\n';
    let format: string | undefined;
    let isPadded = false;
    let at = 0;
    for (; /^-[swf]/.test(args[at] ?? ''); at += 1) {
      const word = args[at] ?? '';
      if (word === '-w') isPadded = true;
      else if (word.startsWith('-s')) separator = word.length > 2 ? word.slice(2) : (args[++at] ?? '');
      else format = word.length > 2 ? word.slice(2) : args[++at];
    }
    const words = args.slice(at);
    if (words.length === 0) return needs(context, 'seq', 1);
    if (words.length > 3) {
      err('seq: Max 3 arguments (see "seq --help")\n');
      return 1;
    }
    const bad = words.find((word) => Number.isNaN(Number(word)) || word.trim() === '');
    if (bad !== undefined) {
      err(`seq: '${bad}' is not a number\n`);
      return 1;
    }
    const numbers = words.map(Number);
    const first = numbers.length > 1 ? (numbers[0] ?? 1) : 1;
    const step = numbers.length > 2 ? (numbers[1] ?? 1) : 1;
    const last = numbers.at(-1) ?? 0;
    if (step === 0) return 0;
    const places = Math.min(100, Math.max(...words.map((word) => /\.(\d+)$/.exec(word)?.[1]?.length ?? 0)));
    const width = isPadded ? Math.max(first.toFixed(places).length, last.toFixed(places).length) : 0;
    // Doubles as in C: 3 * 0.1 is more than 0.3, and not printed.
    const isPast = (place: number) => (step > 0 ? first + place * step > last : first + place * step < last);
    let count = Math.ceil((last - first) / step);
    // Of larger numbers one less is the same.
    while (Number.isSafeInteger(count) && count >= 0 && isPast(count)) count -= 1;
    const problem = format === undefined ? undefined : formatProblem(format);
    if (problem !== undefined) {
      err(`seq: ${problem}\n`);
      return 1;
    }
    let block = '';
    for (let place = 0; place <= count; place += 1) {
      // A format and a separator may print nothing at all.
      const turn = context.turn();
      if (turn !== undefined) await turn;
      const text = (first + place * step).toFixed(places);
      const shown =
        format === undefined ? text.padStart(width, '0') : Buffer.from(renderPrintf([format, text]).output).toString();
      block += place === count ? `${shown}\n` : shown + separator;
      if (block.length > 8_192) {
        await out(block);
        block = '';
      }
    }
    await out(block);
    return 0;
  },
});

/** What is wrong with a format of seq, which has one number. */
function formatProblem(format: string): string | undefined {
  let isFound = false;
  for (const { 0: whole, 1: kind = '', index } of format.matchAll(/%%|%[-+ 0#]*\d*(?:\.\d*)?([\s\S]?)/g)) {
    if (whole === '%%') continue;
    if (isFound || !/^[aeEfFgG]$/.test(kind)) return `bad -f '${format}'@${index + whole.length}`;
    isFound = true;
  }
  return isFound ? undefined : 'bad -f no %f';
}

const printf = defineProgram({
  name: 'printf',
  async run(context) {
    if (context.args.length === 0) return needs(context, 'printf', 1);
    const { output, problems } = renderPrintf(context.args);
    await context.out(output);
    for (const problem of problems) context.err(`printf: ${problem}\n`);
    return problems.length > 0 ? 1 : 0;
  },
});

const basename = defineProgram({
  name: 'basename',
  run(context) {
    const options = parseOptions(context.args, 'a', 's');
    const [path, suffix] = options.operands;
    if (path === undefined) return needs(context, 'basename', 1);
    const isMany = options.has('a') || options.has('s');
    const ending = options.value('s') ?? (isMany ? undefined : suffix);
    for (const each of isMany ? options.operands : [path]) {
      const name = /^\/+$/.test(each) ? '/' : posix.basename(each) || '.';
      context.out(
        `${ending !== undefined && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name}\n`,
      );
    }
    return 0;
  },
});

const dirname = defineProgram({
  name: 'dirname',
  run(context) {
    if (context.args.length === 0) return needs(context, 'dirname', 1);
    for (const path of context.args)
      context.out(`${/^\/\/+$/.test(path) ? path : posix.dirname(path).replace(/(.)\/+$/, '$1')}\n`);
    return 0;
  },
});

const which = defineProgram({
  name: 'which',
  run(context) {
    const { args, out, programNames } = context;
    if (args.length === 0) return needs(context, 'which', 1);
    const names = programNames();
    let status = 0;
    for (const word of args.filter((each) => !each.startsWith('-'))) {
      if (names.has(word)) out(`/system/bin/${word}\n`);
      else status = 1;
    }
    return status;
  },
});

const pwd = defineProgram({
  name: 'pwd',
  async run({ args, cwd, system, identity, out }) {
    out(`${args.includes('-P') ? await system.disk.realpath(cwd, identity) : cwd}\n`);
    return 0;
  },
});

export const smallPrograms: readonly Program[] = [
  ...[succeed, failing, sleep, yes, seq, printf, basename, dirname, which, pwd],
];
