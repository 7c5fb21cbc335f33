import { defineProgram, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { parseOptions } from '../options.ts';
import { linesOf } from './lines.ts';
import { numberOption } from './number-option.ts';
import { openOperand, unknownOption } from './streams.ts';

/** toybox xxd. */
export const xxd = defineProgram({
  name: 'xxd',
  async run(context) {
    const options = parseOptions(context.args, 'ipr', 'cglnos');
    if (options.unknown !== undefined) return unknownOption(context, 'xxd', options.unknown);
    const input = await openOperand(context, 'xxd', options.operands[0] ?? '-');
    if (input === undefined) return 1;
    if (options.has('r')) return await fromHex(input, options.has('p'), context);
    const number = (letter: string, otherwise: number, bounds: { least?: number; most?: number } = {}) =>
      numberOption(context, 'xxd', options, { letter, otherwise, ...bounds });
    const most = number(options.has('l') ? 'l' : 'n', Number.POSITIVE_INFINITY);
    const skip = number('s', 0);
    const isPlain = options.has('p');
    const isCode = options.has('i');
    // Only what is shown is moved by -o.
    const shift = number('o', 0);
    const columns = number('c', 0, { least: 0, most: 256 });
    const group = number('g', 2, { least: 1 });
    if (most === undefined || skip === undefined || shift === undefined) return 1;
    if (columns === undefined || group === undefined) return 1;
    const width = columns || (isPlain ? 30 : isCode ? 12 : 16);
    if (skip < 0) {
      context.err('xxd: lseek: Invalid argument\n');
      return 1;
    }
    let offset = skip + shift;
    let isFirst = true;
    for await (const line of pieces(input, { width, skip, most })) {
      const hex = Buffer.from(line).toString('hex');
      if (isPlain) await context.out(`${hex}\n`);
      else if (isCode) {
        const codes = [...line].map((byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ');
        await context.out(`${isFirst ? '' : ',\n'}  ${codes}`);
      } else await context.out(renderDump(line, hex, offset, width, group));
      offset += line.length;
      isFirst = false;
    }
    if (isCode && !isFirst) await context.out('\n');
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
  const groups = hex.match(new RegExp(`.{1,${Math.min(group, width) * 2}}`, 'g')) ?? [];
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
