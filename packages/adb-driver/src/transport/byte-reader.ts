import type { Readable } from 'node:stream';

/** Reads exact numbers of bytes from a stream. */
export interface ByteReader {
  /** @throws Error if the stream ends before `length` bytes came */
  read(length: number): Promise<Buffer>;
}

export function byteReader(stream: Readable): ByteReader {
  const source: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let pieces: Buffer[] = [];
  let held = 0;
  return {
    async read(length) {
      while (held < length) {
        const { value, done } = await source.next();
        if (done) throw new Error(`the stream ended ${length - held} bytes too early`);
        pieces.push(value);
        held += value.length;
      }
      const bytes = Buffer.concat(pieces);
      pieces = [bytes.subarray(length)];
      held -= length;
      return bytes.subarray(0, length);
    },
  };
}
