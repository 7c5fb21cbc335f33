import { defineProgram, type ProgramContext } from '../../program.ts';
import { type ProgramInput, requireMemory } from '../../program-input.ts';
import { resolvePath } from '../../resolve-path.ts';
import { parseOptions } from '../options.ts';
import { openOperand, parseCount, unknownOption } from './streams.ts';

export const tail = defineProgram({
  name: 'tail',
  async run(context) {
    const args = context.args.flatMap((word, place) =>
      place === 0 && /^-\d+$/.test(word) ? ['-n', word.replace(/^-/, '')] : [word],
    );
    const options = parseOptions(args, 'fF', 'ncs');
    if (options.unknown !== undefined) return unknownOption(context, 'tail', options.unknown);
    const given = options.value('c') ?? options.value('n') ?? '10';
    const count = parseCount(given);
    if (count === undefined) {
      context.err(`tail: not integer: ${given}\n`);
      return 1;
    }
    const part = { count: Math.abs(count), fromStart: given.startsWith('+'), isBytes: options.has('c') };
    const operands = options.operands.length === 0 ? ['-'] : options.operands;
    let status = 0;
    let isFirst = true;
    for (const [place, operand] of operands.entries()) {
      const input = await openOperand(context, 'tail', operand);
      if (input === undefined) {
        status = 1;
        continue;
      }
      if (operands.length > 1) await context.out(`${isFirst ? '' : '\n'}==> ${operand} <==\n`);
      isFirst = false;
      const length = await lastPart(input, part, context);
      const follows = (options.has('f') || options.has('F')) && operand !== '-' && place === operands.length - 1;
      if (follows) await follow(operand, length, context);
    }
    return status;
  },
});

interface Part {
  readonly count: number;
  readonly fromStart: boolean;
  readonly isBytes: boolean;
}

/** @returns length of the whole input */
async function lastPart(
  input: ProgramInput,
  { count, fromStart, isBytes }: Part,
  { out }: ProgramContext,
): Promise<number> {
  let length = 0;
  if (fromStart) {
    let skip = Math.max(0, count - 1);
    for await (const chunk of input) {
      length += chunk.length;
      let from = 0;
      while (skip > 0 && from < chunk.length) {
        const next = isBytes ? Math.min(chunk.length, from + skip) : chunk.indexOf(0x0a, from) + 1;
        skip -= isBytes ? next - from : next > 0 ? 1 : 0;
        from = next > 0 ? next : chunk.length;
      }
      await out(chunk.subarray(from));
    }
    return length;
  }
  let held: Uint8Array[] = [];
  let size = 0;
  // What is held is gone through only when it has doubled: each time would take ever longer.
  let room = step;
  const lastOf = (content: Buffer) =>
    content.subarray(isBytes ? Math.max(0, content.length - count) : startOfLast(content, count));
  for await (const chunk of input) {
    length += chunk.length;
    size += chunk.length;
    held.push(chunk);
    if (size <= room) continue;
    const kept = lastOf(Buffer.concat(held));
    held = [kept];
    size = kept.length;
    // It is held twice while more is added.
    requireMemory(2 * size);
    room = 2 * size + step;
  }
  await out(lastOf(Buffer.concat(held)));
  return length;
}

const step = 1024 * 1024;

function startOfLast(content: Buffer, lines: number): number {
  let at = content.at(-1) === 0x0a ? content.length - 1 : content.length;
  for (let left = lines; left > 0; left -= 1) {
    at = at <= 0 ? -1 : content.lastIndexOf(0x0a, at - 1);
    if (at < 0) return 0;
  }
  return at + 1;
}

/** Between two looks at a file that is followed; on a device, inotify tells at once. */
const followMs = 100;

/** Prints what is added to a file, and all of one that was emptied or made anew. */
async function follow(operand: string, from: number, context: ProgramContext): Promise<void> {
  const { disk } = context.system;
  const path = resolvePath(context.cwd, operand);
  let length = from;
  while (!context.signal.aborted) {
    await context.sleep(followMs);
    if (!(await disk.exists(path)) || (await disk.stat(path, context.identity)).size === length) continue;
    const content = await disk.read(path, context.identity);
    await context.out(content.subarray(content.length < length ? 0 : length));
    length = content.length;
  }
}
