import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeNote, encodeNote } from './note-text.ts';

it('encodeNote() gives back the bytes decodeNote() was given, if line ends are of one kind', () => {
  const words = fc.array(fc.string({ unit: 'binary' }).map((word) => word.replaceAll(/[\r\n\ufeff]/g, '')));
  fc.assert(
    fc.property(words, fc.constantFrom('\n', '\r\n'), fc.boolean(), (lines, lineEnd, hasBom) => {
      const bytes = new TextEncoder().encode((hasBom ? '\ufeff' : '') + lines.join(lineEnd));
      expect(encodeNote(decodeNote(bytes))).toEqual(bytes);
    }),
  );
});
