import { decode } from '../../bytes.ts';

/** A key as the editor knows it: a character, or one of these. */
export type Key = string;

/** Keys that are no character. */
export const key = {
  escape: '<esc>',
  enter: '<enter>',
  backspace: '<backspace>',
  delete: '<delete>',
  up: '<up>',
  down: '<down>',
  left: '<left>',
  right: '<right>',
  home: '<home>',
  end: '<end>',
  pageUp: '<page up>',
  pageDown: '<page down>',
} as const;

/** What terminals send for them, behind the escape character. */
const sequences: Readonly<Record<string, Key>> = {
  '[A': key.up,
  '[B': key.down,
  '[C': key.right,
  '[D': key.left,
  OA: key.up,
  OB: key.down,
  OC: key.right,
  OD: key.left,
  '[H': key.home,
  '[F': key.end,
  OH: key.home,
  OF: key.end,
  '[1~': key.home,
  '[4~': key.end,
  '[3~': key.delete,
  '[5~': key.pageUp,
  '[6~': key.pageDown,
};

/** The keys in what a terminal sent at once: an escape character by itself is the key of that name. */
export function readKeys(bytes: Uint8Array): Key[] {
  const keys: Key[] = [];
  const text = decode(bytes);
  for (let at = 0; at < text.length; ) {
    const sequence = text[at] === '\x1b' ? /^(?:\[\d*[A-Z~]|O[A-Z])/.exec(text.slice(at + 1, at + 8))?.[0] : undefined;
    if (sequence !== undefined) {
      const known = sequences[sequence];
      if (known !== undefined) keys.push(known);
      at += 1 + sequence.length;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    keys.push(controls[character] ?? character);
    at += character.length;
  }
  return keys;
}

const controls: Readonly<Record<string, Key>> = {
  '\x1b': key.escape,
  '\r': key.enter,
  '\n': key.enter,
  '\x7f': key.backspace,
  '\b': key.backspace,
};
