import { isUtf8 } from 'node:buffer';

/**
 * Text of bytes that need not be UTF-8: a byte that is part of no character becomes the lone surrogate U+DC00 + byte,
 * so that {@link encode} gives the same bytes back. Words, variables and output of the shell are such texts.
 */
export function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isUtf8(buffer)) return buffer.toString('utf8');
  let text = '';
  let from = 0;
  for (let at = 0; at < buffer.length; ) {
    const length = characterLength(buffer, at);
    if (length > 0) at += length;
    else {
      text += buffer.toString('utf8', from, at) + String.fromCharCode(0xdc00 + (buffer[at] ?? 0));
      at += 1;
      from = at;
    }
  }
  return text + buffer.toString('utf8', from);
}

/** The bytes of a text, lone surrogates of {@link decode} included. */
export function encode(text: string): Buffer {
  if (!loneBytes.test(text)) return Buffer.from(text);
  return Buffer.concat(
    text
      .split(/([\udc80-\udcff])/u)
      .map((part) => (loneBytes.test(part) ? Buffer.of(part.charCodeAt(0) - 0xdc00) : Buffer.from(part))),
  );
}

const loneBytes = /[\udc80-\udcff]/u;

/** Bytes of the character at a place; 0 when there is none. */
function characterLength(buffer: Buffer, at: number): number {
  const first = buffer[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  return length > 0 && at + length <= buffer.length && isUtf8(buffer.subarray(at, at + length)) ? length : 0;
}
