import { encode } from '../../bytes.ts';
import { strerror } from '../../errno.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { parseOptions } from '../options.ts';
import { byteLines, compareBytes, writeLines } from './byte-lines.ts';
import { LineSource } from './line-source.ts';
import { linesOf } from './lines.ts';
import { numberOption } from './number-option.ts';
import { needs } from './small-programs.ts';
import { openOperand, unknownOption } from './streams.ts';

const tac = defineProgram({
  name: 'tac',
  async run(context) {
    let status = 0;
    for (const operand of context.args.length === 0 ? ['-'] : context.args) {
      const input = await openOperand(context, 'tac', operand);
      if (input === undefined) status = 1;
      else {
        const { lines, isEnded } = await byteLines(context, input);
        await writeLines(reversed(lines, isEnded), context.out, context.turn);
      }
    }
    return status;
  },
});

/** The last line comes first, without an end when it has none. */
function* reversed(lines: readonly string[], isEnded: boolean): Generator<string> {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    yield at === lines.length - 1 && !isEnded ? line : `${line}\n`;
  }
}

const comm = defineProgram({
  name: 'comm',
  async run(context) {
    const options = parseOptions(context.args, '123');
    if (options.unknown !== undefined) return unknownOption(context, 'comm', options.unknown);
    const [one, other] = options.operands;
    if (one === undefined || other === undefined) return needs(context, 'comm', 2);
    const sources: LineSource[] = [];
    for (const operand of [one, other]) {
      try {
        sources.push(new LineSource(only(await context.open(operand)), 0x0a));
      } catch (error) {
        context.err(`comm: No file ${operand}: ${strerror(error)}\n`);
        return 1;
      }
    }
    const next = async (place: number) => (await sources[place]?.next())?.text;
    const before = (column: number) =>
      '\t'.repeat(['1', '2'].slice(0, column - 1).filter((each) => !options.has(each)).length);
    const print = (column: number, line = '') =>
      options.has(String(column)) ? undefined : context.out(`${before(column)}${line}\n`);
    let left = await next(0);
    let right = await next(1);
    while (left !== undefined || right !== undefined) {
      const turn = context.turn();
      if (turn !== undefined) await turn;
      const order = orderOf(left, right);
      await print(order === 0 ? 3 : order < 0 ? 1 : 2, order > 0 ? right : left);
      if (order <= 0) left = await next(0);
      if (order >= 0) right = await next(1);
    }
    return 0;
  },
});

/** What has ended comes last. */
function orderOf(left: string | undefined, right: string | undefined): number {
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  return compareBytes(encode(left).toString('latin1'), encode(right).toString('latin1'));
}

async function* only(input: ProgramInput): AsyncGenerator<ProgramInput> {
  yield input;
}

const expand = defineProgram({
  name: 'expand',
  async run(context) {
    const options = parseOptions(context.args, '', 't');
    if (options.unknown !== undefined) return unknownOption(context, 'expand', options.unknown);
    const stops = options
      .values('t')
      .flatMap((list) => list.split(','))
      .map(Number);
    if (stops.some((stop, at) => !Number.isInteger(stop) || stop <= (stops[at - 1] ?? 0))) {
      context.err('expand: bad tablist\n');
      return 1;
    }
    let status = 0;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'expand', operand);
      if (input === undefined) status = 1;
      else await expandLines(context, input, stops.length === 0 ? [8] : stops);
    }
    return status;
  },
});

async function expandLines(context: ProgramContext, input: ProgramInput, stops: readonly number[]): Promise<void> {
  let end = '\n';
  const batches = linesOf(input, 0x0a, () => {
    end = '';
  });
  for await (const lines of batches) {
    let text = '';
    for (const line of lines) {
      const turn = context.turn();
      if (turn !== undefined) await turn;
      text += (line.includes('\t') ? expandTabs(line, stops) : line) + end;
      if (text.length <= 65_536) continue;
      await context.out(text);
      text = '';
    }
    if (text !== '') await context.out(text);
  }
}

/** Stops may be far from each other. */
const widestLine = 64 * 1024 * 1024;

/** One stop is a width; past the last of several a tab is one blank. */
export function expandTabs(line: string, stops: readonly number[]): string {
  let text = '';
  let column = 0;
  for (const character of line) {
    if (character === '\t') {
      const [width = 8] = stops;
      const stop = stops.length === 1 ? column + width - (column % width) : stops.find((each) => each > column);
      const blanks = (stop ?? column + 1) - column;
      if (column + blanks > widestLine) throw new RangeError('Out of memory');
      text += ' '.repeat(blanks);
      column += blanks;
    } else {
      text += character;
      column = character === '\b' ? Math.max(0, column - 1) : column + 1;
    }
  }
  return text;
}

const strings = defineProgram({
  name: 'strings',
  async run(context) {
    const options = parseOptions(context.args, 'fao', 'nt');
    if (options.unknown !== undefined) return unknownOption(context, 'strings', options.unknown);
    const least = numberOption(context, 'strings', options, { letter: 'n', otherwise: 4, least: 1 });
    if (least === undefined) return 1;
    const kind = options.value('t') ?? (options.has('o') ? 'd' : '');
    const radix = radixes.get(kind);
    if (radix === undefined) {
      context.err('strings: -t needs oxd\n');
      return 1;
    }
    let status = 0;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'strings', operand);
      if (input === undefined) status = 1;
      else {
        const label = options.has('f') ? `${operand}: ` : '';
        const place = (offset: number) => (radix === 0 ? '' : `${offset.toString(radix).padStart(7)} `);
        await printStrings(context, input, least, (offset) => label + place(offset));
      }
    }
    return status;
  },
});

const radixes: ReadonlyMap<string, number> = new Map([
  ['o', 8],
  ['d', 10],
  ['x', 16],
  ['', 0],
]);

/** What is shorter than it must be is held: of more there is no memory. */
const longestHeld = 1024 * 1024;

async function printStrings(
  context: ProgramContext,
  input: ProgramInput,
  least: number,
  prefix: (offset: number) => string,
): Promise<void> {
  let offset = 0;
  let held = '';
  let isPrinting = false;
  for await (const chunk of input) {
    let text = '';
    for (const byte of chunk) {
      if ((byte >= 0x20 && byte < 0x7f) || byte === 0x09) {
        const character = String.fromCharCode(byte);
        if (isPrinting) text += character;
        else held += character;
        if (!isPrinting && held.length >= least) {
          text += prefix(offset + 1 - held.length) + held;
          isPrinting = true;
        }
      } else {
        if (isPrinting) text += '\n';
        held = '';
        isPrinting = false;
      }
      offset += 1;
    }
    if (held.length > longestHeld) throw new RangeError('Out of memory');
    if (text !== '') await context.out(text);
  }
  if (isPrinting) await context.out('\n');
}

export const bytePrograms: readonly Program[] = [comm, expand, strings, tac];
