import { Duplex } from 'node:stream';

type Callback = (error?: Error | null) => void;

/** socketpair(2): two ends of a connection within this process. What one writes, the other reads, without a copy. */
export function socketPair(): readonly [Duplex, Duplex] {
  const one: End = new End(() => other);
  const other: End = new End(() => one);
  return [one, other];
}

class End extends Duplex {
  readonly #findPeer: () => End;
  /** Tells the peer that what it wrote last is wanted. */
  #taken: Callback | undefined;
  #hasEnded = false;

  constructor(findPeer: () => End) {
    super({ allowHalfOpen: false });
    this.#findPeer = findPeer;
  }

  override _read(): void {
    const taken = this.#taken;
    this.#taken = undefined;
    taken?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: Callback): void {
    // Later, as from a network: who writes is not to meet the reader's answer in the middle of it.
    process.nextTick(() => this.#findPeer().#receive(chunk, callback));
  }

  override _writev(chunks: { chunk: Buffer }[], callback: Callback): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8' as BufferEncoding, callback);
  }

  override _final(callback: Callback): void {
    process.nextTick(() => this.#findPeer().#receiveEnd());
    callback();
  }

  override _destroy(error: Error | null, callback: Callback): void {
    this._read();
    process.nextTick(() => this.#findPeer().#receiveEnd());
    callback(error);
  }

  /** What comes for one that is gone is dropped: the writer hears of that as the end of what it reads. */
  #receive(chunk: Buffer, callback: Callback): void {
    if (this.destroyed || this.#hasEnded || this.push(chunk)) callback();
    else this.#taken = callback;
  }

  #receiveEnd(): void {
    if (this.destroyed || this.#hasEnded) return;
    this.#hasEnded = true;
    this.push(null);
    // Without a reader nothing else would notice the end.
    if (this.readableLength === 0) this.read(0);
  }
}
