import { type Key, key } from './read-keys.ts';
import type { Place, Span, TextBuffer } from './text-buffer.ts';

/** What a motion starts from. */
export interface MotionCall {
  readonly buffer: TextBuffer;
  readonly cursor: Place;
  /** As typed before it; undefined for none. */
  readonly count: number | undefined;
  /** The lines that are seen. */
  readonly view: { readonly top: number; readonly rows: number };
  /** The key after `f` and `F`. */
  readonly character: string;
}

/** Where a motion leads, and what an operator takes on the way. */
export interface Motion {
  readonly to: Place;
  readonly takes: 'before' | 'through' | 'lines';
}

type Move = (call: MotionCall) => Motion | undefined;

/** Motions that wait for another key. */
export const wantsCharacter: ReadonlySet<Key> = new Set(['f', 'F']);

/** @returns undefined where there is no way */
export function move(name: Key, call: MotionCall): Motion | undefined {
  return motions[name]?.(call);
}

/** Whether a key moves the cursor. */
export function isMotion(name: Key): boolean {
  return name in motions;
}

const left: Move = ({ cursor, count = 1 }) =>
  cursor.column === 0 ? undefined : before({ ...cursor, column: Math.max(0, cursor.column - count) });
const right: Move = ({ buffer, cursor, count = 1 }) => {
  const { length } = buffer.line(cursor.line);
  return cursor.column >= length ? undefined : before({ ...cursor, column: Math.min(length, cursor.column + count) });
};
const down: Move = ({ buffer, cursor, count = 1 }) => toLine(buffer, cursor, cursor.line + count);
const up: Move = ({ buffer, cursor, count = 1 }) => toLine(buffer, cursor, cursor.line - count);
const lineStart: Move = ({ cursor }) => before({ ...cursor, column: 0 });
const lineEnd: Move = ({ buffer, cursor, count = 1 }) => {
  const line = Math.min(buffer.length - 1, cursor.line + count - 1);
  return { to: { line, column: Math.max(0, buffer.line(line).length - 1) }, takes: 'through' };
};

const motions: Readonly<Record<Key, Move>> = {
  h: left,
  l: right,
  j: down,
  k: up,
  [key.left]: left,
  [key.backspace]: left,
  [key.right]: right,
  ' ': right,
  [key.down]: down,
  [key.enter]: down,
  [key.up]: up,
  0: lineStart,
  [key.home]: lineStart,
  $: lineEnd,
  [key.end]: lineEnd,
  w: (call) => repeat(call, nextWord, 'before'),
  b: (call) => repeat(call, lastWord, 'before'),
  e: (call) => repeat(call, endOfWord, 'through'),
  G: ({ buffer, cursor, count = buffer.length }) => toLine(buffer, { ...cursor, column: 0 }, count - 1, true),
  H: ({ buffer, view, count = 1 }) => toLine(buffer, { line: 0, column: 0 }, view.top + count - 1, true),
  M: ({ buffer, view }) => {
    const seen = Math.min(view.rows, buffer.length - view.top);
    return toLine(buffer, { line: 0, column: 0 }, view.top + Math.floor((seen - 1) / 2), true);
  },
  L: ({ buffer, view, count = 1 }) =>
    toLine(buffer, { line: 0, column: 0 }, Math.min(view.top + view.rows, buffer.length) - count, true),
  f: ({ buffer, cursor, count = 1, character }) => {
    let { column } = cursor;
    for (let found = 0; found < count; found += 1) {
      column = buffer.line(cursor.line).indexOf(character, column + 1);
      if (column < 0) return undefined;
    }
    return { to: { ...cursor, column }, takes: 'through' };
  },
  F: ({ buffer, cursor, count = 1, character }) => {
    let { column } = cursor;
    for (let found = 0; found < count; found += 1) {
      column = column === 0 ? -1 : buffer.line(cursor.line).lastIndexOf(character, column - 1);
      if (column < 0) return undefined;
    }
    return before({ ...cursor, column });
  },
};

function before(to: Place): Motion {
  return { to, takes: 'before' };
}

function toLine(buffer: TextBuffer, from: Place, line: number, isClamped = false): Motion | undefined {
  if (!isClamped && (line < 0 || line >= buffer.length)) return undefined;
  return { to: { line: Math.max(0, Math.min(buffer.length - 1, line)), column: from.column }, takes: 'lines' };
}

type Step = (buffer: TextBuffer, from: Place) => Place | undefined;

function repeat({ buffer, cursor, count = 1 }: MotionCall, step: Step, takes: Motion['takes']): Motion | undefined {
  let to = cursor;
  for (let done = 0; done < count; done += 1) {
    const next = step(buffer, to);
    if (next === undefined) return done === 0 ? undefined : { to, takes };
    to = next;
  }
  return { to, takes };
}

/** Blank, part of a word, or a sign. */
function kindAt(buffer: TextBuffer, { line, column }: Place): 'blank' | 'word' | 'sign' {
  const character = buffer.line(line)[column];
  if (character === undefined || /\s/.test(character)) return 'blank';
  return /[\p{L}\p{N}_]/u.test(character) ? 'word' : 'sign';
}

/** The place behind this one, the end of a line among them. */
function after(buffer: TextBuffer, { line, column }: Place): Place | undefined {
  if (column < buffer.line(line).length) return { line, column: column + 1 };
  return line + 1 < buffer.length ? { line: line + 1, column: 0 } : undefined;
}

function ahead(buffer: TextBuffer, { line, column }: Place): Place | undefined {
  if (column > 0) return { line, column: column - 1 };
  return line > 0 ? { line: line - 1, column: Math.max(0, buffer.line(line - 1).length) } : undefined;
}

const isEmptyLine = (buffer: TextBuffer, { line }: Place) => buffer.line(line).length === 0;

function nextWord(buffer: TextBuffer, from: Place): Place | undefined {
  const kind = kindAt(buffer, from);
  let at: Place | undefined = from;
  while (at !== undefined && at.line === from.line && kind !== 'blank' && kindAt(buffer, at) === kind)
    at = after(buffer, at);
  while (at !== undefined && kindAt(buffer, at) === 'blank' && !(isEmptyLine(buffer, at) && at.line !== from.line)) {
    at = after(buffer, at);
  }
  if (at !== undefined) return at;
  const line = buffer.length - 1;
  const end = { line, column: buffer.line(line).length };
  return from.line === line && from.column >= end.column ? undefined : end;
}

function lastWord(buffer: TextBuffer, from: Place): Place | undefined {
  let at = ahead(buffer, from);
  while (at !== undefined && kindAt(buffer, at) === 'blank' && !isEmptyLine(buffer, at)) at = ahead(buffer, at);
  if (at === undefined) return from.line === 0 && from.column === 0 ? undefined : { line: 0, column: 0 };
  const kind = kindAt(buffer, at);
  let first = at;
  while (first.column > 0 && kind !== 'blank' && kindAt(buffer, { ...first, column: first.column - 1 }) === kind) {
    first = { ...first, column: first.column - 1 };
  }
  return first;
}

function endOfWord(buffer: TextBuffer, from: Place): Place | undefined {
  let at = after(buffer, from);
  while (at !== undefined && kindAt(buffer, at) === 'blank') at = after(buffer, at);
  if (at === undefined) return undefined;
  const kind = kindAt(buffer, at);
  let last = at;
  while (kindAt(buffer, { ...last, column: last.column + 1 }) === kind) last = { ...last, column: last.column + 1 };
  return last;
}

/** What an operator takes between the cursor and where a motion leads. */
export function spanOf(cursor: Place, { to, takes }: Motion): Span {
  const isForward = to.line > cursor.line || (to.line === cursor.line && to.column >= cursor.column);
  const [from, end] = isForward ? [cursor, to] : [to, cursor];
  if (takes === 'lines') return { from, to: end, isLines: true };
  return { from, to: takes === 'through' ? { ...end, column: end.column + 1 } : end, isLines: false };
}
