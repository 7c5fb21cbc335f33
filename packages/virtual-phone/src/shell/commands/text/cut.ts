import { encode } from '../../bytes.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { requireMemory } from '../../program-input.ts';
import { type Options, parseOptions } from '../options.ts';
import { linesOf } from './lines.ts';
import { compileLinear, translatePosix } from './posix-pattern.ts';
import { openOperand, unknownOption } from './streams.ts';

/** toybox cut. */
export const cut = defineProgram({
  name: 'cut',
  async run(context) {
    const options = parseOptions(context.args, 'sDn', 'bcfFCdO', { 'output-delimiter': 'O' });
    if (options.unknown !== undefined) return unknownOption(context, 'cut', options.unknown);
    const selection = readSelection(options);
    if (typeof selection === 'string') {
      context.err(`cut: ${selection}\n`);
      return 1;
    }
    const operands = options.operands.length === 0 ? ['-'] : options.operands;
    let status = 0;
    for (const operand of operands) {
      const input = await openOperand(context, 'cut', operand);
      if (input === undefined) status = 1;
      else await cutLines(context, linesOf(input), selection);
    }
    return status;
  },
});

type Turn = () => Promise<void> | undefined;
type Part = Uint8Array | string | undefined;

interface Selection {
  readonly ranges: readonly Range[];
  /** @returns undefined for a line that is not printed */
  cut(line: string, ranges: readonly Range[], turn: Turn): Part | Promise<Part>;
}

/** Counted from 1, ends included. */
type Range = readonly [from: number, to: number];

async function cutLines(
  context: ProgramContext,
  input: AsyncIterable<readonly string[]>,
  { ranges, cut: apply }: Selection,
): Promise<void> {
  for await (const lines of input) {
    let parts: Uint8Array[] = [];
    let size = 0;
    for (const line of lines) {
      const turn = context.turn();
      if (turn !== undefined) await turn;
      const cutting = apply(line, ranges, context.turn);
      const part = cutting instanceof Promise ? await cutting : cutting;
      if (part === undefined) continue;
      const bytes = typeof part === 'string' ? encode(part) : part;
      parts.push(bytes, lineEnd);
      size += bytes.length + 1;
      if (size <= 65_536) continue;
      await context.out(Buffer.concat(parts));
      parts = [];
      size = 0;
    }
    await context.out(Buffer.concat(parts));
  }
}

const lineEnd = Buffer.from('\n');

/** @returns what is wrong with the options */
function readSelection(options: Options): Selection | string {
  const isByField = options.has('f') || options.has('F');
  if (options.has('s') && !isByField) return '-s needs -Ff';
  if (options.has('d') && !isByField) return '-d needs -Ff';
  const kind = [...'bcCfF'].find((letter) => options.has(letter));
  if (kind === undefined) return 'Needs -CFfcb (see "cut --help")';
  const ranges: Range[] = [];
  for (const part of options.values(kind).flatMap((list) => list.split(','))) {
    const range = readRange(part);
    if (range === undefined) return `bad -${kind} '${part}'`;
    ranges.push(range);
  }
  return { ranges: options.has('D') ? ranges : merged(ranges), cut: cutterOf(kind, options) };
}

function readRange(text: string): Range | undefined {
  const [, from, dash, to] = /^(\d*)(-?)(\d*)$/.exec(text) ?? [];
  if (from === undefined || (from === '' && dash === '')) return undefined;
  const first = from === '' ? 1 : Number(from);
  const last = dash === '' ? first : to === '' ? Number.POSITIVE_INFINITY : Number(to);
  return first < 1 || first > last ? undefined : [first, last];
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (last === undefined || from > last[1]) result.push([from, to]);
    else result[result.length - 1] = [last[0], Math.max(last[1], to)];
  }
  return result;
}

/** With -D very many ranges may each take all of a line. */
function requireRoom(ranges: readonly Range[], length: number): void {
  requireMemory(ranges.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, length) - from + 1), 0));
}

function cutterOf(kind: string, options: Options): Selection['cut'] {
  const given = options.value('O');
  if (kind === 'b') {
    const between = encode(given ?? '');
    return (line, ranges) => {
      const bytes = encode(line);
      requireRoom(ranges, bytes.length);
      const parts = ranges.filter(([from]) => from <= bytes.length).map(([from, to]) => bytes.subarray(from - 1, to));
      return Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [between, part])));
    };
  }
  if (kind === 'c' || kind === 'C') {
    return (line, ranges) => {
      const characters = [...line];
      requireRoom(ranges, characters.length);
      const parts = ranges.filter(([from]) => from <= characters.length);
      return parts.map(([from, to]) => characters.slice(from - 1, to).join('')).join(given ?? '');
    };
  }
  const delimiter = options.value('d') ?? (kind === 'f' ? '\t' : '[[:space:]][[:space:]]*');
  const split: (line: string, turn: Turn) => readonly Field[] | Promise<readonly Field[]> =
    kind === 'f' ? splitAtAny(delimiter) : splitAtMatches(delimiter);
  const between = given ?? (kind === 'f' ? delimiter : ' ');
  const unsplit = options.has('D') ? '' : options.has('s') ? undefined : null;
  const choose = (line: string, fields: readonly Field[], ranges: readonly Range[]) => {
    // POSIX wants a line without delimiter whole.
    // Even -s keeps one that is empty.
    if (fields.length === 1) return unsplit === null || line === '' ? line : unsplit;
    const parts = ranges.filter(([from]) => from <= fields.length);
    return parts
      .map(([from, to]) => line.slice(fields[from - 1]?.from, fields[Math.min(to, fields.length) - 1]?.to))
      .join(between);
  };
  return (line, ranges, turn) => {
    const fields = split(line, turn);
    return fields instanceof Promise ? fields.then((each) => choose(line, each, ranges)) : choose(line, fields, ranges);
  };
}

interface Field {
  readonly from: number;
  readonly to: number;
}

function splitAtAny(delimiters: string): (line: string) => readonly Field[] {
  return (line) => {
    const fields: Field[] = [];
    let from = 0;
    for (let at = 0; at < line.length; at += 1) {
      if (!delimiters.includes(line.charAt(at))) continue;
      fields.push({ from, to: at });
      from = at + 1;
    }
    return [...fields, { from, to: line.length }];
  };
}

/** Each of many matches may look at all of the line that follows: others have their turn meanwhile. */
function splitAtMatches(expression: string): (line: string, turn: Turn) => Promise<readonly Field[]> {
  const find = compileLinear(translatePosix(expression, 'extended'), false);
  return async (line, turn) => {
    const fields: Field[] = [];
    const matcher = find(line);
    let from = 0;
    while (matcher.find()) {
      const wait = turn();
      if (wait !== undefined) await wait;
      if (matcher.end() === matcher.start()) continue;
      fields.push({ from, to: matcher.start() });
      from = matcher.end();
    }
    return [...fields, { from, to: line.length }];
  };
}
