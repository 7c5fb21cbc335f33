import { errnoCode, strerror } from '../../errno.ts';
import type { OpenFile } from '../../files/open-file.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { inputOf } from '../../program-input.ts';
import { parseOptions } from '../options.ts';
import { numberOption } from './number-option.ts';
import { openOperand, unknownOption } from './streams.ts';

/** toybox split: pieces of so many bytes or lines, or so many pieces. */
export const split = defineProgram({
  name: 'split',
  async run(context) {
    const options = parseOptions(context.args, '', 'abln');
    if (options.unknown !== undefined) return unknownOption(context, 'split', options.unknown);
    const kinds = [...'bln'].filter((letter) => options.has(letter));
    const kind = kinds[0] ?? 'l';
    if (kinds.length > 1) {
      context.err(`split: No '${kinds[1]}' with '${kind}' (see "split --help")\n`);
      return 1;
    }
    const size = numberOption(context, 'split', options, { letter: kind, otherwise: 1_000, least: 1 });
    if (size === undefined) return 1;
    const suffix = numberOption(context, 'split', options, { letter: 'a', otherwise: 2, least: 1, most: 9 });
    if (suffix === undefined) return 1;
    const [from = '-', to = 'x'] = options.operands;
    const input = await openOperand(context, 'split', from);
    if (input === undefined) return 1;
    const pieces = new Pieces(context, to, suffix);
    try {
      await cutInto(pieces, input, kind, size);
      return 0;
    } catch (error) {
      if (errnoCode(error) === undefined && !(error instanceof SuffixError)) throw error;
      context.err(`split: ${error instanceof SuffixError ? 'bad suffix' : `${pieces.name}: ${strerror(error)}`}\n`);
      return 1;
    } finally {
      pieces.close();
    }
  },
});

/** There are more pieces than names. */
class SuffixError extends Error {}

async function cutInto(pieces: Pieces, input: ProgramInput, kind: string, size: number): Promise<void> {
  let source = input;
  let each = size;
  let most = Number.POSITIVE_INFINITY;
  if (kind === 'n') {
    // The last one gets what is left over.
    const content = await input.all();
    source = inputOf(content);
    each = Math.max(1, Math.floor(content.length / size));
    most = size;
  }
  let left = each;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      if (left === 0) {
        if (pieces.count < most) {
          pieces.close();
          left = each;
        } else left = Number.POSITIVE_INFINITY;
      }
      const end = kind === 'l' ? afterLines(chunk, at, left) : { at: Math.min(chunk.length, at + left), used: 0 };
      await pieces.write(chunk.subarray(at, end.at));
      left -= kind === 'l' ? end.used : end.at - at;
      at = end.at;
    }
  }
}

function afterLines(chunk: Uint8Array, from: number, lines: number): { at: number; used: number } {
  let at = from;
  let used = 0;
  while (used < lines) {
    const next = chunk.indexOf(0x0a, at);
    if (next < 0) return { at: chunk.length, used };
    at = next + 1;
    used += 1;
  }
  return { at, used };
}

/** Files named `xaa`, `xab`, … that are made when something is written to them. */
class Pieces {
  readonly #context: ProgramContext;
  readonly #prefix: string;
  readonly #length: number;
  #file: OpenFile | undefined;
  count = 0;
  name = '';

  constructor(context: ProgramContext, prefix: string, length: number) {
    this.#context = context;
    this.#prefix = prefix;
    this.#length = length;
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (this.#file === undefined) {
      if (this.count >= 26 ** this.#length) throw new SuffixError();
      this.name = this.#prefix + letters(this.count, this.#length);
      this.#file = await this.#context.create(this.name, 'write');
      this.count += 1;
    }
    await this.#file.write(bytes);
    await this.#context.turn();
  }

  close(): void {
    if (this.#file !== undefined) this.#context.close(this.#file);
    this.#file = undefined;
  }
}

function letters(number: number, length: number): string {
  let text = '';
  for (let left = number; text.length < length; left = Math.floor(left / 26)) {
    text = String.fromCharCode(0x61 + (left % 26)) + text;
  }
  return text;
}
