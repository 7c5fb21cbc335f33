import { type ShellCommand, sh } from '@androidworld/core';

/** Longer strings may be cut or reordered while the keyboard composes them. */
const longestPiece = 80;

/**
 * Types ASCII text in one shell script: `input text` for printable pieces, key events for newlines and tabs.
 * `input text` itself knows one escape, `%s` for a blank, so a literal `%s` is cut in two.
 *
 * @returns `undefined` for an empty text
 */
export function textScript(text: string): ShellCommand | undefined {
  const commands = inPieces(text).map((piece) => {
    if (/^[\n\t]+$/.test(piece)) return sh`input keyevent ${[...piece].map(keyOf)}`;
    return sh`input text ${piece}`;
  });
  const [first, ...rest] = commands;
  return first && rest.reduce((script, command) => sh`${script} && ${command}`, first);
}

/** Whether key events can produce every character: Android's virtual keyboard map holds ASCII only. */
export function isTypeable(text: string): boolean {
  return /^[\n\t\x20-\x7e]*$/.test(text);
}

/** Line ends as `\n`. */
export function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function inPieces(text: string): readonly string[] {
  return text
    .split(/([\n\t]+)|(?<=%)(?=s)/)
    .filter((part) => part !== undefined && part !== '')
    .flatMap((part) => (/^[\n\t]/.test(part) ? [part] : inLengths(part)));
}

function inLengths(part: string): readonly string[] {
  return part.match(new RegExp(`.{1,${longestPiece}}`, 'gs')) ?? [];
}

function keyOf(character: string): string {
  return character === '\n' ? 'KEYCODE_ENTER' : 'KEYCODE_TAB';
}
