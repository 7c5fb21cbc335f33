/** A note as the editor has it: lines end in `\n`, and how they end in the file is kept beside them. */
export interface NoteText {
  readonly text: string;
  readonly hasBom: boolean;
  readonly lineEnd: '\n' | '\r\n';
}

export const emptyNote: NoteText = { text: '', hasBom: false, lineEnd: '\n' };

/** A text field knows no `\r`: files that use it throughout are given it back when they are written. */
export function decodeNote(bytes: Uint8Array): NoteText {
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const raw = new TextDecoder().decode(bytes);
  const lineEnd = raw.includes('\r\n') && !/(^|[^\r])\n/.test(raw) ? '\r\n' : '\n';
  return { text: raw.replaceAll(/\r\n?/g, '\n'), hasBom, lineEnd };
}

export function encodeNote({ text, hasBom, lineEnd }: NoteText): Uint8Array {
  const raw = lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd);
  return new TextEncoder().encode((hasBom ? '\ufeff' : '') + raw);
}
