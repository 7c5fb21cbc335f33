import { decode, encode } from '../../bytes.ts';
import type { ProgramContext } from '../../program.ts';
import { type ProgramInput, requireMemory } from '../../program-input.ts';
import type { Options } from '../options.ts';
import type { GrepPattern } from './grep-pattern.ts';
import { linesOf } from './lines.ts';

export interface Search {
  readonly options: Options;
  readonly pattern: GrepPattern;
  /** Printed before lines when there are several files. */
  readonly label: string | undefined;
  readonly operand: string;
}

interface Place {
  readonly number: number;
  /** Bytes before the line. */
  readonly offset: number;
}

/** What a line that is held takes besides its letters. */
const lineSize = 128;

/** @returns whether a line was selected */
export async function searchOne(context: ProgramContext, input: ProgramInput, one: Search): Promise<boolean> {
  const { options, pattern, label } = one;
  const { out } = context;
  let heldSize = 0;
  const most = Number(options.value('m') ?? Number.POSITIVE_INFINITY);
  const after = Number(options.value('A') ?? options.value('C') ?? '0');
  const before = Number(options.value('B') ?? options.value('C') ?? '0');
  const isSilent = ['c', 'l', 'L', 'q'].some((letter) => options.has(letter));
  const hasOffsets = options.has('b');
  const end = options.has('Z') ? '\0' : '\n';
  const name = one.operand === '-' ? '(standard input)' : one.operand;
  const lead = (mark: string) => (label === undefined ? '' : `${label === '-' ? '(standard input)' : label}${mark}`);
  const prefix = (mark: string, { number, offset }: Place) =>
    `${lead(mark)}${options.has('n') ? `${number}${mark}` : ''}${hasOffsets ? `${offset}${mark}` : ''}`;
  const held: (Place & { readonly line: string })[] = [];
  // As toybox has it: what comes through a pipe is text, and of a file what comes first decides.
  const { isBinary, chunks } =
    one.operand === '-' || options.has('a') || options.has('z')
      ? { isBinary: false, chunks: input }
      : await peek(input);
  if (isBinary && options.has('I')) return false;
  let count = 0;
  let number = 0;
  let offset = 0;
  let following = 0;
  let lastPrinted = 0;
  let text = '';
  const print = (mark: string, at: Place, line: string) => {
    if ((after > 0 || before > 0) && lastPrinted > 0 && at.number > lastPrinted + 1) text += '--\n';
    lastPrinted = at.number;
    text += `${prefix(mark, at)}${line}${end}`;
  };
  /** What -o prints of a line: its matches, or all of it with -v. */
  const partsOf = (line: string): Iterable<string> =>
    options.has('v') ? [line].filter((each) => each !== '') : pattern.parts(line);
  const printParts = async (line: string, at: Place) => {
    let from = 0;
    for (const part of partsOf(line)) {
      // Each of many matches may look at all of the line that follows.
      const turn = context.turn();
      if (turn !== undefined) await turn;
      if (text.length > 16_384) {
        await out(text);
        text = '';
      }
      const place = line.indexOf(part, from);
      from = place + part.length;
      const bytes = hasOffsets ? encode(line.slice(0, place)).length : 0;
      text += `${prefix(':', { ...at, offset: at.offset + bytes })}${part}${end}`;
    }
  };
  const isSelected = (line: string) =>
    options.has('o') && !options.has('v') ? hasAny(partsOf(line)) : pattern.matches(line) !== options.has('v');
  reading: for await (const lines of linesOf(chunks, options.has('z') ? 0 : 0x0a)) {
    for (const line of lines) {
      const turn = context.turn();
      if (turn !== undefined) await turn;
      number += 1;
      const place = { number, offset };
      if (hasOffsets) offset += encode(line).length + 1;
      if (isSelected(line)) {
        count += 1;
        if (options.has('q') || options.has('l') || options.has('L')) break reading;
        if (isBinary && !isSilent) {
          text += `Binary file ${name} matches\n`;
          break reading;
        }
        if (options.has('o') && !isSilent) await printParts(line, place);
        else if (!isSilent) {
          for (const each of held.splice(0)) print('-', each, each.line);
          heldSize = 0;
          print(':', place, line);
          following = after;
        }
        if (count >= most) break reading;
      } else if (following > 0 && !isSilent) {
        following -= 1;
        print('-', place, line);
      } else if (before > 0 && !isSilent) {
        held.push({ ...place, line });
        heldSize += line.length + lineSize;
        if (held.length > before) heldSize -= (held.shift()?.line.length ?? 0) + lineSize;
        requireMemory(heldSize);
      }
      if (text.length > 16_384) {
        await out(text);
        text = '';
      }
    }
    if (text !== '') await out(text);
    text = '';
  }
  if (text !== '') await out(text);
  const isFound = count > 0;
  if (options.has('c')) await out(`${lead(':')}${count}${end}`);
  if ((options.has('l') && isFound) || (options.has('L') && !isFound)) await out(`${name}${end}`);
  return isFound;
}

function hasAny(parts: Iterable<string>): boolean {
  for (const _ of parts) return true;
  return false;
}

/** Looks at the first bytes of an input: those of a NUL or of no characters are of no text. */
async function peek(
  input: ProgramInput,
): Promise<{ readonly isBinary: boolean; readonly chunks: AsyncIterable<Uint8Array> }> {
  const rest = input[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done === true) return { isBinary: false, chunks: input };
  async function* chunks() {
    yield first.value;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  }
  // A character may be cut in two where a long file's first bytes end.
  const text = decode(first.value).replace(/[\udc80-\udcff]{1,3}$/u, first.value.length < 4_096 ? '$&' : '');
  return { isBinary: /[\0\udc80-\udcff]/u.test(text), chunks: chunks() };
}
