import { encode } from '../../bytes.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { parseOptions } from '../options.ts';
import { LineSource } from './line-source.ts';
import { linesOf } from './lines.ts';
import { numberOption } from './number-option.ts';
import { compileLinear, translatePosix } from './posix-pattern.ts';
import { openOperand, unknownOption } from './streams.ts';

const uniq = defineProgram({
  name: 'uniq',
  async run(context) {
    const options = parseOptions(context.args, 'zicdu', 'fsw');
    if (options.unknown !== undefined) return unknownOption(context, 'uniq', options.unknown);
    const [from = '-', to] = options.operands;
    const input = await openOperand(context, 'uniq', from);
    if (input === undefined) return 1;
    const file = to === undefined ? undefined : await context.create(to, 'write');
    const end = options.has('z') ? '\0' : '\n';
    const number = (letter: string) => numberOption(context, 'uniq', options, { letter, otherwise: 0 });
    const [fields, skipped, most] = [number('f'), number('s'), number('w')];
    if (fields === undefined || skipped === undefined || most === undefined) return 1;
    const key = keyOf(Math.max(0, fields), Math.max(0, skipped), Math.max(0, most), options.has('i'));
    let last: { readonly text: string; readonly key: string } | undefined;
    let count = 0;
    let output = '';
    const print = () => {
      if (last === undefined || (count > 1 ? options.has('u') : options.has('d'))) return;
      output += `${options.has('c') ? `${String(count).padStart(7)} ` : ''}${last.text}`;
    };
    let hasEnd = true;
    const batches = linesOf(input, end.charCodeAt(0), () => {
      hasEnd = false;
    });
    const flush = async () => {
      const bytes = encode(output);
      output = '';
      if (bytes.length > 0) await (file === undefined ? context.out(bytes) : file.write(bytes));
    };
    for await (const lines of batches) {
      for (const line of lines) {
        const turn = context.turn();
        if (turn !== undefined) await turn;
        const text = hasEnd ? line + end : line;
        const compared = key(text);
        if (last !== undefined && last.key === compared) count += 1;
        else {
          print();
          last = { text, key: compared };
          count = 1;
        }
      }
      await flush();
    }
    print();
    await flush();
    return 0;
  },
});

/** What of a line is compared; the end of the line belongs to it, as in toybox. */
function keyOf(fields: number, skipped: number, most: number, ignoresCase: boolean) {
  return (text: string) => {
    const rest = fields > 0 ? withoutFields(text, fields) : text;
    const part = rest.slice(skipped, most === 0 ? undefined : skipped + most);
    return ignoresCase ? part.toLowerCase() : part;
  };
}

function withoutFields(text: string, count: number): string {
  const field = /\s*\S+/y;
  for (let left = count; left > 0; left -= 1) if (!field.test(text)) return '';
  return text.slice(field.lastIndex);
}

/** Of a number of nl's: every line has one. */
const widest = 1_000_000;

const nl = defineProgram({
  name: 'nl',
  async run(context) {
    const options = parseOptions(context.args, 'E', 'vlwbns');
    if (options.unknown !== undefined) return unknownOption(context, 'nl', options.unknown);
    const separator = options.value('s') ?? '\t';
    const width = numberOption(context, 'nl', options, { letter: 'w', otherwise: 6, least: 0 });
    const mostBlank = numberOption(context, 'nl', options, { letter: 'l', otherwise: 0, least: 0 });
    let number = numberOption(context, 'nl', options, { letter: 'v', otherwise: 1 });
    if (width === undefined || mostBlank === undefined || number === undefined) return 1;
    if (width > widest) throw new RangeError('Out of memory');
    const style = options.value('n') ?? 'rn';
    const mode = options.value('b') ?? 't';
    const problem = !['ln', 'rn', 'rz'].includes(style)
      ? `bad -n '${style}'`
      : /^(?:[atn]|p.+)$/s.test(mode)
        ? ''
        : `bad -b '${mode}'`;
    if (problem !== '') {
      context.err(`nl: ${problem}\n`);
      return 1;
    }
    const find = mode.startsWith('p')
      ? compileLinear(translatePosix(mode.slice(1), options.has('E') ? 'extended' : 'basic'), false)
      : undefined;
    let blank = 0;
    const render = (line: string, at: number) => {
      let isCounted = find === undefined ? mode !== 'n' : find(line).find();
      if ((mostBlank > 0 || mode === 't') && line === '') {
        blank += 1;
        isCounted = mostBlank > 0 && blank >= mostBlank;
      }
      if (!isCounted) return `${' '.repeat(width + separator.length)}${line}`;
      blank = 0;
      const text = String(at);
      number = at + 1;
      const shown = style === 'ln' ? text.padEnd(width) : text.padStart(width, style === 'rz' ? '0' : ' ');
      return `${shown}${separator}${line}`;
    };
    return await eachLine(context, 'nl', options.operands, (line, hasEnd) =>
      encode(`${render(line, number ?? 1)}${hasEnd ? '\n' : ''}`),
    );
  },
});

const rev = defineProgram({
  name: 'rev',
  run: (context) =>
    eachLine(context, 'rev', context.args, (line) => Buffer.concat([encode(line).reverse(), Buffer.from('\n')])),
});

/** Prints something for each line of each operand, as they come. */
async function eachLine(
  context: ProgramContext,
  name: string,
  operands: readonly string[],
  render: (line: string, hasEnd: boolean) => Uint8Array,
): Promise<number> {
  let status = 0;
  for (const operand of operands.length === 0 ? ['-'] : operands) {
    const input = await openOperand(context, name, operand);
    if (input === undefined) {
      status = 1;
      continue;
    }
    let hasEnd = true;
    const batches = linesOf(input, 0x0a, () => {
      hasEnd = false;
    });
    for await (const lines of batches) {
      let parts: Uint8Array[] = [];
      let size = 0;
      for (const line of lines) {
        const turn = context.turn();
        if (turn !== undefined) await turn;
        const part = render(line, hasEnd);
        parts.push(part);
        size += part.length;
        if (size <= 65_536) continue;
        await context.out(Buffer.concat(parts));
        parts = [];
        size = 0;
      }
      await context.out(Buffer.concat(parts));
    }
  }
  return status;
}

const paste = defineProgram({
  name: 'paste',
  async run(context) {
    const options = parseOptions(context.args, 's', 'd');
    if (options.unknown !== undefined) return unknownOption(context, 'paste', options.unknown);
    const delimiters = readDelimiters(options.value('d') ?? '\t');
    const between = (place: number) => delimiters[place % Math.max(delimiters.length, 1)] ?? '';
    const sources: LineSource[] = [];
    // Named twice, the input gives its lines by turns.
    const input = new LineSource(one(context.stdin), 0x0a);
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const opened = operand === '-' ? context.stdin : await openOperand(context, 'paste', operand);
      if (opened === undefined) return 1;
      sources.push(operand === '-' ? input : new LineSource(one(opened), 0x0a));
    }
    if (options.has('s')) {
      for (const source of sources) await pasteSerially(context, source, between);
      return 0;
    }
    for (;;) {
      const turn = context.turn();
      if (turn !== undefined) await turn;
      let text = '';
      let isAny = false;
      for (const [place, source] of sources.entries()) {
        const line = await source.next();
        isAny ||= line !== undefined;
        text += (place > 0 ? between(place - 1) : '') + (line?.text ?? '');
      }
      if (!isAny) return 0;
      await context.out(`${text}\n`);
    }
  },
});

async function pasteSerially(
  { out, turn }: ProgramContext,
  source: LineSource,
  between: (place: number) => string,
): Promise<void> {
  for (let place = 0; ; place += 1) {
    await turn();
    const line = await source.next();
    if (line === undefined) break;
    await out((place > 0 ? between(place - 1) : '') + line.text);
  }
  await out('\n');
}

async function* one(input: ProgramInput): AsyncGenerator<ProgramInput> {
  yield input;
}

/** `\0` is no character at all. */
function readDelimiters(list: string): readonly string[] {
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '0': '', '\\': '\\' };
  return [...list.matchAll(/\\([\s\S])|[\s\S]/gu)].map(([whole, escaped]) =>
    escaped === undefined ? whole : (escapes[escaped] ?? escaped),
  );
}

export const linePrograms: readonly Program[] = [nl, paste, rev, uniq];
