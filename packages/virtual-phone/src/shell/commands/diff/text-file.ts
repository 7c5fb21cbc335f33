import { requireLines } from '../text/byte-lines.ts';

type Turn = () => Promise<void> | undefined;

/** Bytes that are gone through before others have their turn. */
const pieceLength = 1024 * 1024;
/** Lines, which take longer. */
const fewLines = 4_096;

/** A file that is compared line by line. Its text stays bytes: a string for each line fills the memory. */
export class TextFile {
  readonly bytes: Buffer;
  /** Where lines begin, and where the last one ends. */
  readonly #starts: Uint32Array;
  /** Of what is compared of each line: equal lines have equal ones. */
  readonly #hashes: Int32Array;
  readonly #keyOf: ((line: string) => string) | undefined;

  private constructor(bytes: Buffer, starts: Uint32Array, hashes: Int32Array, keyOf?: (line: string) => string) {
    this.bytes = bytes;
    this.#starts = starts;
    this.#hashes = hashes;
    this.#keyOf = keyOf;
  }

  /**
   * @param keyOf what of a line is compared; undefined: all of it
   * @throws RangeError for more lines than one program may hold
   */
  static async of(bytes: Buffer, turn: Turn, keyOf?: (line: string) => string): Promise<TextFile> {
    const count = await countLines(bytes, turn);
    const starts = new Uint32Array(count + 1);
    const hashes = new Int32Array(count);
    for (let line = 0; line < count; line += 1) {
      if (line % fewLines === 0) await turn();
      const from = starts[line] ?? 0;
      const next = bytes.indexOf(0x0a, from);
      const to = next < 0 ? bytes.length : next + 1;
      starts[line + 1] = to;
      const key = bytes.subarray(from, to);
      hashes[line] = hashOf(keyOf === undefined ? key : Buffer.from(keyOf(key.toString('latin1')), 'latin1'));
    }
    return new TextFile(bytes, starts, hashes, keyOf);
  }

  get length(): number {
    return this.#hashes.length;
  }

  /** With its end; Latin-1. */
  line(index: number): string {
    return this.#bytesOf(index).toString('latin1');
  }

  /** Whether a line counts as one of another file. */
  isSame(index: number, other: TextFile, otherIndex: number): boolean {
    if (this.#hashes[index] !== other.#hashes[otherIndex]) return false;
    const [a, b] = [this.#bytesOf(index), other.#bytesOf(otherIndex)];
    if (a.equals(b)) return true;
    const keyOf = this.#keyOf;
    return keyOf !== undefined && keyOf(a.toString('latin1')) === keyOf(b.toString('latin1'));
  }

  #bytesOf(index: number): Buffer {
    return this.bytes.subarray(this.#starts[index], this.#starts[index + 1]);
  }
}

export async function areEqual(a: Buffer, b: Buffer, turn: Turn): Promise<boolean> {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += pieceLength) {
    await turn();
    if (!a.subarray(at, at + pieceLength).equals(b.subarray(at, at + pieceLength))) return false;
  }
  return true;
}

export async function hasNul(bytes: Buffer, turn: Turn): Promise<boolean> {
  for (let at = 0; at < bytes.length; at += pieceLength) {
    await turn();
    if (bytes.subarray(at, at + pieceLength).includes(0)) return true;
  }
  return false;
}

async function countLines(bytes: Buffer, turn: Turn): Promise<number> {
  let lines = 0;
  for (let at = 0; at < bytes.length; at += pieceLength) {
    await turn();
    lines = requireLines(bytes.subarray(at, at + pieceLength), lines);
  }
  return bytes.length === 0 || bytes.at(-1) === 0x0a ? lines : lines + 1;
}

/** FNV-1a */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5 | 0;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
