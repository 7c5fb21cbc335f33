/** A character, or the byte that is part of none. */
type Decoded = string | number;

/** One way to write characters as bytes. */
export interface CharacterSet {
  decode(bytes: Buffer): Iterable<Decoded>;
  /** @returns undefined for a character it has not */
  encode(character: string): Buffer | undefined;
  /** What a text begins with. */
  readonly mark?: Buffer;
}

/** By its name, as iconv has it; undefined when there is none. */
export function characterSet(name: string): CharacterSet | undefined {
  const plain = name
    .toLowerCase()
    .replace(/\/\/.*$/, '')
    .replaceAll(/[-_:]/g, '');
  if (plain === 'utf8') return utf8;
  if (['ascii', 'usascii', 'ansix3.41968'].includes(plain)) return singleByte(0x7f);
  if (['latin1', 'iso88591', 'l1'].includes(plain)) return singleByte(0xff);
  const [, bits, order] = /^(?:utf|ucs)(16|2|32|4)(le|be)?$/.exec(plain) ?? [];
  if (bits === undefined) return undefined;
  const size = bits === '16' || bits === '2' ? 2 : 4;
  return wide(size, order === 'be', order === undefined);
}

const utf8: CharacterSet = {
  *decode(bytes) {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    for (let at = 0; at < bytes.length; ) {
      const first = bytes[at] ?? 0;
      const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
      try {
        yield decoder.decode(bytes.subarray(at, at + length));
        at += length;
      } catch (error) {
        // TypeError is how the decoder says that the bytes are no character.
        if (!(error instanceof TypeError)) throw error;
        yield first;
        at += 1;
      }
    }
  },
  encode: (character) => Buffer.from(character),
};

function singleByte(last: number): CharacterSet {
  return {
    *decode(bytes) {
      for (const byte of bytes) yield byte <= last ? String.fromCharCode(byte) : byte;
    },
    encode(character) {
      const code = character.codePointAt(0) ?? 0;
      return code <= last ? Buffer.of(code) : undefined;
    },
  };
}

/** @param isMarked the text begins with U+FEFF, which says in which order the bytes are */
function wide(size: 2 | 4, isBig: boolean, isMarked: boolean): CharacterSet {
  const write = (code: number) => {
    const unit = Buffer.alloc(size);
    if (isBig) unit.writeUIntBE(code, 0, size);
    else unit.writeUIntLE(code, 0, size);
    return unit;
  };
  const units = (character: string) =>
    size === 4 ? [character.codePointAt(0) ?? 0] : character.split('').map((unit) => unit.charCodeAt(0));
  const encode = (character: string) => Buffer.concat(units(character).map(write));
  return {
    *decode(bytes) {
      const isSwapped = isMarked && bytes.length >= size && bytes.readUIntBE(0, size) === 0xfeff;
      const read = (at: number) => (isBig || isSwapped ? bytes.readUIntBE(at, size) : bytes.readUIntLE(at, size));
      const whole = bytes.length - (bytes.length % size);
      for (let at = 0; at < whole; at += size) {
        const code = read(at);
        if (isMarked && at === 0 && code === 0xfeff) continue;
        const next = size === 2 && (code & 0xfc00) === 0xd800 && at + size < whole ? read(at + size) : 0;
        if ((next & 0xfc00) === 0xdc00) {
          // Two halves of one character.
          yield String.fromCharCode(code, next);
          at += size;
        } else yield size === 2 ? String.fromCharCode(code) : String.fromCodePoint(Math.min(code, 0x10ffff));
      }
      yield* bytes.subarray(whole);
    },
    encode,
    ...(isMarked ? { mark: encode('\ufeff') } : {}),
  };
}
