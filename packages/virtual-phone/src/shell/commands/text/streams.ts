import { strerror } from '../../errno.ts';
import type { OpenFile } from '../../files/open-file.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { parseOptions } from '../options.ts';

/** Opens an operand; says why when it cannot. */
export async function openOperand(
  context: ProgramContext,
  name: string,
  operand: string,
): Promise<ProgramInput | undefined> {
  try {
    return await context.open(operand);
  } catch (error) {
    context.err(`${name}: ${operand}: ${strerror(error)}\n`);
    return undefined;
  }
}

/** `10`, `4k`, `1m`, `1kd` (thousands): bytes or lines. */
export function parseCount(text: string): number | undefined {
  const [, sign = '', number, unit = '', thousands = ''] = /^([-+]?)(0x[\da-f]+|\d+)([bkmgt]?)(d?)$/i.exec(text) ?? [];
  if (number === undefined) return undefined;
  const base = thousands === '' ? 1_024 : 1_000;
  const powers: Readonly<Record<string, number>> = { '': 1, b: 512, k: base, m: base ** 2, g: base ** 3, t: base ** 4 };
  return Number(number) * (powers[unit.toLowerCase()] ?? 1) * (sign === '-' ? -1 : 1);
}

/** `-5` means `-n 5`. */
function withOldCount(args: readonly string[]): readonly string[] {
  return args.flatMap((word, place) => (place === 0 && /^-\d+$/.test(word) ? ['-n', word.slice(1)] : [word]));
}

const head = defineProgram({
  name: 'head',
  async run(context) {
    const options = parseOptions(withOldCount(context.args), 'qv', 'nc');
    if (options.unknown !== undefined) return unknownOption(context, 'head', options.unknown);
    const bytes = options.value('c');
    const asked = bytes ?? options.value('n') ?? '10';
    const count = parseCount(asked);
    if (count === undefined || count < 0) {
      const letter = bytes === undefined ? 'n' : 'c';
      context.err(`head: ${count === undefined ? `not integer: ${asked}` : `-${letter} < 0 (see "head --help")`}\n`);
      return 1;
    }
    const operands = options.operands.length === 0 ? ['-'] : options.operands;
    const isNamed = (operands.length > 1 && !options.has('q')) || options.has('v');
    let status = 0;
    let isFirst = true;
    for (const operand of operands) {
      const input = await openOperand(context, 'head', operand);
      if (input === undefined) {
        status = 1;
        continue;
      }
      if (isNamed) await context.out(`${isFirst ? '' : '\n'}==> ${operand} <==\n`);
      isFirst = false;
      if (bytes !== undefined) await firstBytes(input, count, context);
      else await firstLines(input, count, context);
    }
    return status;
  },
});

async function firstBytes(input: ProgramInput, count: number, { out }: ProgramContext): Promise<void> {
  let left = count;
  if (left === 0) return;
  for await (const chunk of input) {
    await out(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) return;
  }
}

async function firstLines(input: ProgramInput, count: number, { out }: ProgramContext): Promise<void> {
  let left = count;
  if (left === 0) return;
  for await (const chunk of input) {
    let end = 0;
    while (left > 0) {
      const next = chunk.indexOf(0x0a, end);
      if (next < 0) break;
      end = next + 1;
      left -= 1;
    }
    await out(left > 0 ? chunk : chunk.subarray(0, end));
    if (left === 0) return;
  }
}

const tee = defineProgram({
  name: 'tee',
  async run(context) {
    const options = parseOptions(context.args, 'ai');
    if (options.unknown !== undefined) return unknownOption(context, 'tee', options.unknown);
    const files: OpenFile[] = [];
    let status = 0;
    for (const operand of options.operands) {
      try {
        files.push(await context.create(operand, options.has('a') ? 'append' : 'write'));
      } catch (error) {
        context.err(`tee: ${operand}: ${strerror(error)}\n`);
        status = 1;
      }
    }
    for await (const chunk of context.stdin) {
      for (const file of files) await file.write(chunk);
      await context.out(chunk);
    }
    return status;
  },
});

const wc = defineProgram({
  name: 'wc',
  async run(context) {
    const options = parseOptions(context.args, 'lwcm');
    if (options.unknown !== undefined) return unknownOption(context, 'wc', options.unknown);
    const wanted = 'lwmc'.split('').filter((letter) => options.has(letter));
    const letters = wanted.length > 0 ? wanted : ['l', 'w', 'c'];
    const operands = options.operands.length === 0 ? ['-'] : options.operands;
    // A single operand's numbers stand side by side, all others in columns.
    const width = options.operands.length === 1 || (operands.length === 1 && letters.length === 1) ? 0 : 7;
    const total: Counts = { l: 0, w: 0, m: 0, c: 0 };
    let status = 0;
    for (const operand of operands) {
      const input = await openOperand(context, 'wc', operand);
      if (input === undefined) {
        status = 1;
        continue;
      }
      const counts = await countAll(input, options.has('m') || options.has('w') || wanted.length === 0);
      for (const letter of ['l', 'w', 'm', 'c'] as const) total[letter] += counts[letter];
      await context.out(renderCounts(counts, letters, width, options.operands.length === 0 ? '' : operand));
    }
    if (operands.length > 1) await context.out(renderCounts(total, letters, width, 'total'));
    return status;
  },
});

type Counts = Record<'l' | 'w' | 'm' | 'c', number>;

async function countAll(input: ProgramInput, hasWords: boolean): Promise<Counts> {
  const counts: Counts = { l: 0, w: 0, m: 0, c: 0 };
  let isInWord = false;
  for await (const chunk of input) {
    counts.c += chunk.length;
    for (const byte of chunk) {
      if (byte === 0x0a) counts.l += 1;
      if (!hasWords) continue;
      const isSpace = byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
      if (!isSpace && !isInWord) counts.w += 1;
      isInWord = !isSpace;
      if ((byte & 0xc0) !== 0x80) counts.m += 1;
    }
  }
  return counts;
}

function renderCounts(counts: Counts, letters: readonly string[], width: number, name: string): string {
  const columns = letters.map((letter) => String(counts[letter as keyof Counts]).padStart(width));
  return `${columns.join(' ')}${name === '' ? '' : ` ${name}`}\n`;
}

export function unknownOption({ err }: ProgramContext, name: string, option: string): number {
  err(`${name}: Unknown option '${option}' (see "${name} --help")\n`);
  return 1;
}

export const streamPrograms: readonly Program[] = [head, tee, wc];
