import { strerror } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
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
    const left = await openBytes(context, one, skipOne);
    const right = await openBytes(context, other, skipOther);
    if (left === undefined || right === undefined) return 2;
    let line = 1;
    let differs = false;
    let at = 0;
    for (;;) {
      const length = Math.min(await left.ready(), await right.ready(), most - at);
      if (length === 0) break;
      const [a, b] = [left.take(length), right.take(length)];
      let text = '';
      for (let place = 0; place < length; place += 1) {
        if (a[place] !== b[place]) {
          differs = true;
          if (options.has('s')) return 1;
          if (!options.has('l')) {
            context.out(`${one} ${other} differ: char ${at + place + 1}, line ${line}\n`);
            return 1;
          }
          text += `${at + place + 1} ${(a[place] ?? 0).toString(8)} ${(b[place] ?? 0).toString(8)}\n`;
        }
        if (a[place] === 0x0a) line += 1;
      }
      at += length;
      if (text !== '') await context.out(text);
      await context.turn();
    }
    const [isLeftOver, isRightOver] = [(await left.ready()) === 0, (await right.ready()) === 0];
    if (isLeftOver === isRightOver || at === most) return differs ? 1 : 0;
    if (!options.has('s')) context.err(`cmp: EOF on ${isLeftOver ? one : other}\n`);
    return 1;
  },
});

/** Bytes that are compared before others have their turn. */
const mostAtOnce = 64 * 1024;

/** An input, read as it is compared. */
class ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array();
  #skip: number;

  constructor(input: ProgramInput, skip: number) {
    this.#chunks = input[Symbol.asyncIterator]();
    this.#skip = skip;
  }

  /** How many bytes can be taken; 0 at the end. */
  async ready(): Promise<number> {
    while (this.#chunk.length === 0) {
      const { value, done } = await this.#chunks.next();
      if (done) return 0;
      this.#chunk = value.subarray(this.#skip);
      this.#skip -= value.length - this.#chunk.length;
    }
    return Math.min(this.#chunk.length, mostAtOnce);
  }

  take(length: number): Uint8Array {
    const taken = this.#chunk.subarray(0, length);
    this.#chunk = this.#chunk.subarray(length);
    return taken;
  }
}

async function openBytes(context: ProgramContext, path: string, skip: number): Promise<ByteSource | undefined> {
  try {
    return new ByteSource(await context.open(path), skip);
  } catch (error) {
    context.err(`cmp: ${path}: ${strerror(error)}\n`);
    return undefined;
  }
}
