import { defineProgram } from '../../program.ts';
import { type Options, parseOptions } from '../options.ts';
import { byteLines, compareBytes, writeLines } from '../text/byte-lines.ts';
import { openOperand, unknownOption } from '../text/streams.ts';
import { compareBy } from './compare-by.ts';
import { mergeSort } from './merge-sort.ts';
import { keyLetters, parseKey, partOf, type SortKey } from './sort-key.ts';

/** toybox sort: by bytes, whatever the language. */
export const sort = defineProgram({
  name: 'sort',
  async run(context) {
    const options = parseOptions(context.args, `${keyLetters}cmuz`, 'koStT');
    if (options.unknown !== undefined) {
      unknownOption(context, 'sort', options.unknown);
      return 2;
    }
    const common = [...keyLetters].filter((letter) => options.has(letter)).join('');
    const keys = options.values('k').map((text) => parseKey(text, common));
    if (keys.includes(undefined)) {
      context.err('sort: Unknown key option.\n');
      return 2;
    }
    const compare = comparison(
      keys.flatMap((key) => key ?? []),
      common,
      options,
    );
    const end = options.has('z') ? '\0' : '\n';
    const lines: string[] = [];
    let status = 0;
    for (const operand of options.operands.length === 0 ? ['-'] : options.operands) {
      const input = await openOperand(context, 'sort', operand);
      if (input === undefined) {
        status = 1;
        continue;
      }
      const { lines: some } = await byteLines(context, input, end);
      if (!options.has('c')) for (const line of some) lines.push(line);
      else {
        const place = await firstWrong(some, (a, b) => isWrong(compare(a, b), options), context.turn);
        if (place < 0) continue;
        context.err(`sort: ${operand}: Check line ${place}\n`);
        return 1;
      }
    }
    if (options.has('c')) return status;
    const sorted = await mergeSort(lines, compare, context.turn);
    const isLeftOut = (at: number) =>
      options.has('u') && at > 0 && compare(sorted[at - 1] ?? '', sorted[at] ?? '') === 0;
    const name = options.value('o');
    // The inputs have been read by now: one of them may be the output.
    const file = name === undefined ? undefined : await context.create(name, 'write');
    const write = (bytes: Uint8Array) => (file === undefined ? context.out(bytes) : file.write(bytes));
    await writeLines(ended(sorted, end, isLeftOut), write, context.turn);
    return status;
  },
});

function* ended(lines: readonly string[], end: string, isLeftOut: (at: number) => boolean): Generator<string> {
  for (const [at, line] of lines.entries()) yield isLeftOut(at) ? '' : line + end;
}

/** Place of the first line that does not follow on the one before; -1 when all do. */
async function firstWrong(
  lines: readonly string[],
  areWrong: (a: string, b: string) => boolean,
  turn: () => Promise<void> | undefined,
): Promise<number> {
  for (let at = 1; at < lines.length; at += 1) {
    const wait = turn();
    if (wait !== undefined) await wait;
    if (areWrong(lines[at - 1] ?? '', lines[at] ?? '')) return at;
  }
  return -1;
}

/** Whether two neighbours are not in order; with -u they must differ. */
function isWrong(order: number, options: Options): boolean {
  return options.has('u') ? order >= 0 : order > 0;
}

/** By each key in turn, then by the whole line, unless that is not wanted. */
function comparison(keys: readonly SortKey[], common: string, options: Options): (a: string, b: string) => number {
  const separator = options.value('t')?.slice(0, 1);
  const steps =
    keys.length === 0
      ? [compareBy(common)]
      : keys.map((key) => {
          const compare = compareBy(key.flags);
          return (a: string, b: string) => compare(partOf(a, key, separator), partOf(b, key, separator));
        });
  const isLast = !options.has('s') && !options.has('u');
  const sign = options.has('r') ? -1 : 1;
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b);
      if (order !== 0) return order;
    }
    return isLast ? sign * compareBytes(a, b) : 0;
  };
}
