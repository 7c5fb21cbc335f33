import { strerror } from '../../errno.ts';
import type { OpenFile } from '../../files/open-file.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { parseOptions } from '../options.ts';
import { linesOf } from './lines.ts';

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
    const count = parseCount(bytes ?? options.value('n') ?? '10');
    if (count === undefined) {
      context.err(`head: bad count '${bytes ?? options.value('n')}'\n`);
      return 1;
    }
    const operands = options.operands.length === 0 ? ['-'] : options.operands;
    const isNamed = (operands.length > 1 && !options.has('q')) || options.has('v');
    let status = 0;
    for (const [place, operand] of operands.entries()) {
      const input = await openOperand(context, 'head', operand);
      if (input === undefined) {
        status = 1;
        continue;
      }
      if (isNamed) await context.out(`${place > 0 ? '\n' : ''}==> ${operand} <==\n`);
      if (bytes !== undefined) await firstBytes(input, count, context);
      else await firstLines(input, count, context);
    }
    return status;
  },
});

async function firstBytes(input: ProgramInput, count: number, { out }: ProgramContext): Promise<void> {
  if (count < 0) {
    const content = await input.all();
    await out(content.subarray(0, Math.max(0, content.length + count)));
    return;
  }
  let left = count;
  if (left === 0) return;
  for await (const chunk of input) {
    await out(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) return;
  }
}

async function firstLines(input: ProgramInput, count: number, { out }: ProgramContext): Promise<void> {
  if (count < 0) {
    const content = Buffer.from(await input.all());
    let end = content.length;
    for (let lines = content.at(-1) === 0x0a ? count - 1 : count; lines < 0 && end >= 0; lines += 1) {
      end = content.lastIndexOf(0x0a, end - 1);
    }
    await out(content.subarray(0, Math.max(0, end + 1)));
    return;
  }
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
      await context.out(renderCounts(counts, letters, options.operands.length === 0 ? '' : operand));
    }
    if (operands.length > 1) await context.out(renderCounts(total, letters, 'total'));
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

/** One number stands alone, several in columns, as toybox prints them. */
function renderCounts(counts: Counts, letters: readonly string[], name: string): string {
  const numbers = letters.map((letter) => String(counts[letter as keyof Counts]));
  const columns = numbers.length === 1 ? numbers : numbers.map((number) => number.padStart(7));
  return `${columns.join(' ')}${name === '' ? '' : ` ${name}`}\n`;
}

const xxd = defineProgram({
  name: 'xxd',
  async run(context) {
    const options = parseOptions(context.args, 'ipr', 'cglnos');
    if (options.unknown !== undefined) return unknownOption(context, 'xxd', options.unknown);
    const input = await openOperand(context, 'xxd', options.operands[0] ?? '-');
    if (input === undefined) return 1;
    if (options.has('r')) return await fromHex(input, options.has('p'), context);
    const most = parseCount(options.value('l') ?? options.value('n') ?? '') ?? Number.POSITIVE_INFINITY;
    const skip = parseCount(options.value('s') ?? '0') ?? 0;
    const isPlain = options.has('p');
    const isCode = options.has('i');
    const width = parseCount(options.value('c') ?? '') || (isPlain ? 30 : isCode ? 12 : 16);
    const group = parseCount(options.value('g') ?? '') || 2;
    let offset = skip;
    for await (const line of pieces(input, { width, skip, most })) {
      const hex = Buffer.from(line).toString('hex');
      if (isPlain) await context.out(`${hex}\n`);
      else if (isCode)
        await context.out(`  ${[...line].map((byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ')},\n`);
      else await context.out(renderDump(line, hex, offset, width, group));
      offset += line.length;
    }
    return 0;
  },
});

async function* pieces(
  input: ProgramInput,
  { width, skip, most }: { readonly width: number; readonly skip: number; readonly most: number },
): AsyncGenerator<Uint8Array> {
  let held: Buffer = Buffer.alloc(0);
  let toSkip = skip;
  let left = most;
  for await (const chunk of input) {
    const from = Math.min(toSkip, chunk.length);
    toSkip -= from;
    const part = chunk.subarray(from, Number.isFinite(left) ? from + left : undefined);
    left -= part.length;
    held = Buffer.concat([held, part]);
    let at = 0;
    for (; at + width <= held.length; at += width) yield held.subarray(at, at + width);
    held = held.subarray(at);
    if (left <= 0) break;
  }
  if (held.length > 0) yield held;
}

function renderDump(line: Uint8Array, hex: string, offset: number, width: number, group: number): string {
  const groups = hex.match(new RegExp(`.{1,${group * 2}}`, 'g')) ?? [];
  const room = width * 2 + Math.ceil(width / group);
  const text = [...line].map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  return `${offset.toString(16).padStart(8, '0')}: ${groups.join(' ').padEnd(room)} ${text}\n`;
}

async function fromHex(input: ProgramInput, isPlain: boolean, { out }: ProgramContext): Promise<number> {
  for await (const lines of linesOf(input)) {
    for (const line of lines) {
      const digits = isPlain ? line : line.replace(/^[\da-f]*:\s?/i, '').split('  ')[0];
      await out(Buffer.from((digits ?? '').replaceAll(/[^\da-f]/gi, ''), 'hex'));
    }
  }
  return 0;
}

export function unknownOption({ err }: ProgramContext, name: string, option: string): number {
  err(`${name}: Unknown option '${option}' (see "${name} --help")\n`);
  return 1;
}

export const streamPrograms: readonly Program[] = [head, tee, wc, xxd];
