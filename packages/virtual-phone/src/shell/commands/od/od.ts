import { defineProgram, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { parseOptions } from '../options.ts';
import { numberOption } from '../text/number-option.ts';
import { openOperand, unknownOption } from '../text/streams.ts';
import { type DumpType, parseTypes } from './parse-type.ts';

/** Letters that stand for a type: `-x` is `-t x2`. */
const shorthands: Readonly<Record<string, string>> = { b: 'o1', c: 'c', d: 'u2', o: 'o2', s: 'd2', x: 'x2' };

/** How an address is written: its base and digits; undefined for none. */
const addresses: Readonly<Record<string, { readonly base: number; readonly digits: number } | undefined>> = {
  n: undefined,
  d: { base: 10, digits: 7 },
  o: { base: 8, digits: 7 },
  x: { base: 16, digits: 6 },
};

interface Layout {
  readonly types: readonly DumpType[];
  /** Columns for each byte, the same for all types: so they stand one below the other. */
  readonly columns: number;
  readonly bytesPerLine: number;
  address(offset: number): string;
}

/** `od [-bcdosxv] [-j N] [-N N] [-w N] [-A doxn] [-t acdfoux[N]] [FILE...]` */
export const od = defineProgram({
  name: 'od',
  async run(context) {
    const options = parseOptions(context.args, 'bcdosxv', 'jNwAt');
    if (options.unknown !== undefined) return unknownOption(context, 'od', options.unknown);
    const number = (letter: string, otherwise: number, least?: number) =>
      numberOption(context, 'od', options, { letter, otherwise, ...(least === undefined ? {} : { least }) });
    const skip = number('j', 0);
    const most = number('N', Number.POSITIVE_INFINITY);
    const bytesPerLine = number('w', 16, 1);
    if (skip === undefined || most === undefined || bytesPerLine === undefined) return 1;
    const base = options.value('A')?.charAt(0) ?? 'o';
    if (!Object.hasOwn(addresses, base)) return fail(context, `bad -A '${base}'`);
    const wanted = [
      ...options.values('t'),
      ...Object.entries(shorthands).flatMap(([letter, type]) => (options.has(letter) ? [type] : [])),
    ];
    const types: DumpType[] = [];
    for (const each of wanted.length === 0 ? ['o2'] : wanted) {
      const found = parseTypes(each);
      if (found === undefined) return fail(context, `bad -t ${each}`);
      types.push(...found);
    }
    const inputs = new Operands(context, options.operands);
    const layout: Layout = {
      types,
      columns: Math.max(...types.map(({ width, size }) => Math.ceil(width / size))),
      bytesPerLine,
      address: renderAddress(addresses[base]),
    };
    await dump(inputs.bytes({ skip, most }), () => skip - inputs.unskipped, {
      layout,
      isWhole: options.has('v'),
      context,
    });
    return inputs.status;
  },
});

function fail({ err }: ProgramContext, problem: string): number {
  err(`od: ${problem}\n`);
  return 1;
}

/** Files as one input. */
class Operands {
  status = 0;
  /** What the input was too short for. */
  unskipped = 0;
  readonly #context: ProgramContext;
  readonly #names: readonly string[];

  constructor(context: ProgramContext, names: readonly string[]) {
    this.#context = context;
    this.#names = names.length === 0 ? ['-'] : names;
  }

  /** @param range.skip bytes at the front, of one file after the other */
  async *bytes(range: { readonly skip: number; readonly most: number }): AsyncGenerator<Uint8Array> {
    let { skip, most } = range;
    this.unskipped = skip;
    for (const name of this.#names) {
      if (most <= 0) return;
      const input: ProgramInput | undefined = await openOperand(this.#context, 'od', name);
      if (input === undefined) {
        this.status = 1;
        continue;
      }
      for await (const chunk of input) {
        const from = Math.min(skip, chunk.length);
        skip -= from;
        this.unskipped = skip;
        const part = chunk.subarray(from, Math.min(chunk.length, from + most));
        most -= part.length;
        if (part.length > 0) yield part;
        if (most <= 0) return;
      }
    }
  }
}

/** A line may be as long as it wants to be, and not fill the memory. */
const longestHeld = 1024 * 1024;

async function dump(
  input: AsyncIterable<Uint8Array>,
  start: () => number,
  {
    layout,
    isWhole,
    context,
  }: { readonly layout: Layout; readonly isWhole: boolean; readonly context: ProgramContext },
): Promise<void> {
  const { bytesPerLine, address } = layout;
  let offset: number | undefined;
  let held = Buffer.alloc(0);
  let last: Buffer | undefined;
  let isRepeated = false;
  for await (const chunk of input) {
    offset ??= start();
    held = Buffer.concat([held, chunk]);
    let at = 0;
    for (; at + bytesPerLine <= held.length; at += bytesPerLine) {
      const line = held.subarray(at, at + bytesPerLine);
      if (!isWhole && last?.equals(line)) {
        if (!isRepeated) await context.out('*\n');
        isRepeated = true;
      } else {
        isRepeated = false;
        await context.out(renderLine(line, address(offset), layout));
      }
      last = line;
      offset += bytesPerLine;
    }
    held = held.subarray(at);
    if (held.length > longestHeld) throw new RangeError('Out of memory');
  }
  offset ??= start();
  if (held.length > 0) await context.out(renderLine(held, address(offset), layout));
  const end = address(offset + held.length);
  if (end !== '') await context.out(`${end}\n`);
}

/** One line for each type; all but the first begin where the address of seven digits ends. */
function renderLine(line: Buffer, address: string, { types, columns }: Layout): string {
  return types
    .map((type, place) => {
      const values = Array.from({ length: Math.ceil(line.length / type.size) }, (_, index) => {
        // What the last value lacks is zero.
        const bytes = new Uint8Array(type.size);
        bytes.set(line.subarray(index * type.size, (index + 1) * type.size));
        return type.render(new DataView(bytes.buffer)).padStart(columns * type.size);
      });
      return `${place === 0 ? address : ' '.repeat(7)}${values.join('')}\n`;
    })
    .join('');
}

function renderAddress(form: { readonly base: number; readonly digits: number } | undefined) {
  return (offset: number) => (form === undefined ? '' : offset.toString(form.base).padStart(form.digits, '0'));
}
