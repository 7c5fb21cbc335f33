import { strerror } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { numberOption } from '../text/number-option.ts';
import { needs } from '../text/small-programs.ts';
import { parseCount, unknownOption } from '../text/streams.ts';

/** toybox cmp: two files, or one and the input, byte by byte. */
export const cmp = defineProgram({
  name: 'cmp',
  async run(context) {
    const options = parseOptions(context.args, 'ls', 'n');
    if (options.unknown !== undefined) return unknownOption(context, 'cmp', options.unknown);
    const [one, other = '-', ...skips] = options.operands;
    if (one === undefined) return needs(context, 'cmp', 1);
    const most = numberOption(context, 'cmp', options, { letter: 'n', otherwise: Number.POSITIVE_INFINITY });
    const wrong = skips.find((skip) => parseCount(skip) === undefined);
    if (wrong !== undefined) context.err(`cmp: not integer: ${wrong}\n`);
    if (most === undefined || wrong !== undefined) return 2;
    const [skipOne = 0, skipOther = 0] = skips.map((skip) => parseCount(skip) ?? 0);
    const a = await contentOf(context, one, skipOne);
    const b = await contentOf(context, other, skipOther);
    if (a === undefined || b === undefined) return 2;
    const length = Math.min(a.length, b.length, most);
    let line = 1;
    let differs = false;
    let text = '';
    for (let at = 0; at < length; at += 1) {
      if (at % 4_096 === 0) {
        await context.turn();
        if (text !== '') await context.out(text);
        text = '';
      }
      if (a[at] !== b[at]) {
        differs = true;
        if (options.has('s')) return 1;
        if (!options.has('l')) {
          context.out(`${one} ${other} differ: char ${at + 1}, line ${line}\n`);
          return 1;
        }
        text += `${at + 1} ${(a[at] ?? 0).toString(8)} ${(b[at] ?? 0).toString(8)}\n`;
      }
      if (a[at] === 0x0a) line += 1;
    }
    if (text !== '') await context.out(text);
    if (a.length === b.length || length === most) return differs ? 1 : 0;
    if (!options.has('s')) context.err(`cmp: EOF on ${a.length < b.length ? one : other}\n`);
    return 1;
  },
});

async function contentOf(context: ProgramContext, path: string, skip: number): Promise<Uint8Array | undefined> {
  try {
    return (await (await context.open(path)).all()).subarray(skip);
  } catch (error) {
    context.err(`cmp: ${path}: ${strerror(error)}\n`);
    return undefined;
  }
}
