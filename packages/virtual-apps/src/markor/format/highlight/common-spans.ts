import { type Span, spansOf } from './span.ts';

const address =
  /(?:https?:\/\/|www\.)[^\s<>()[\]"']+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov)\b(?:\/[^\s<>()[\]"']*)?/gi;
const colorCode = /(?<=^|[\s";,:'*])#[0-9a-f]{6,8}(?=$|[\s";,:'*])/gi;

/** What is shown in notes of every format: addresses, and codes of colours underlined in their colour. */
export function commonSpans(line: string, at: number): Span[] {
  return [
    ...spansOf(line, at, address, { color: '#1ea3fd', isItalic: true }),
    ...[...line.matchAll(colorCode)].flatMap(({ 0: code, index }) =>
      spansOf(code, at + index, /.+/g, { underline: code }),
    ),
  ];
}
