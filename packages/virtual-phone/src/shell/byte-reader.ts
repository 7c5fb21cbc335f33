/** Bytes of an input, as many at a time as are asked for. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #piece: Uint8Array = new Uint8Array();
  /** Bytes that were taken. */
  at = 0;

  constructor(input: AsyncIterable<Uint8Array>) {
    this.#pieces = input[Symbol.asyncIterator]();
  }

  /** Exactly so many; fewer at the end. */
  async take(length: number): Promise<Buffer> {
    const taken: Uint8Array[] = [];
    for await (const piece of this.pieces(length)) taken.push(piece);
    return Buffer.concat(taken);
  }

  /** So many, as they come. */
  async *pieces(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0; ) {
      while (this.#piece.length === 0) {
        const { value, done } = await this.#pieces.next();
        if (done) return;
        this.#piece = value;
      }
      const taken = this.#piece.subarray(0, left);
      this.#piece = this.#piece.subarray(taken.length);
      this.at += taken.length;
      left -= taken.length;
      yield taken;
    }
  }

  async skip(length: number): Promise<void> {
    for await (const _ of this.pieces(length));
  }
}
