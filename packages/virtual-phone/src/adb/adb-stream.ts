import { Duplex } from 'node:stream';

type Callback = (error?: Error | null) => void;

/** What a stream needs of the connection it belongs to. */
export interface AdbStreamLink {
  readonly maxPayload: number;
  sendData(data: Buffer): void;
  sendOkay(): void;
  sendClose(): void;
  /** Nothing will be sent any more: the id is free. */
  release(): void;
}

/**
 * One stream of a transport. At most one message with data is under way in each direction: the next one waits for the
 * peer's OKAY, and ours is sent once the reader wants more.
 */
export class AdbStream extends Duplex {
  readonly #link: AdbStreamLink;
  #pending: { readonly rest: Buffer; readonly callback: Callback } | undefined;
  #owesOkay = false;
  #closed = false;

  constructor(link: AdbStreamLink) {
    // Room for several pieces of a file, so that they travel as one message.
    super({ writableHighWaterMark: 256 * 1024, readableHighWaterMark: 256 * 1024 });
    this.#link = link;
    // A stream is closed as a whole.
    this.once('finish', () => this.destroy());
    this.once('end', () => this.destroy());
  }

  /** The peer sent data. */
  receive(data: Buffer): void {
    if (this.push(data)) this.#link.sendOkay();
    else this.#owesOkay = true;
  }

  /** The peer took what was sent last. */
  acknowledge(): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) this.#send(pending.rest, pending.callback);
  }

  /** The peer closed the stream: what it sent before is still read, what is written goes nowhere. */
  receiveClose(): void {
    this.#close();
    this.acknowledge();
    this.push(null);
    // Without a reader nothing else would notice the end.
    if (this.readableLength === 0) this.read(0);
  }

  /** The connection is gone: nothing can be sent any more. */
  abandon(): void {
    this.#closed = true;
    this.destroy();
  }

  override _read(): void {
    if (!this.#owesOkay || this.#closed) return;
    this.#owesOkay = false;
    this.#link.sendOkay();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: Callback): void {
    this.#send(chunk, callback);
  }

  override _writev(chunks: { chunk: Buffer }[], callback: Callback): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), callback);
  }

  override _final(callback: Callback): void {
    this.#close();
    callback();
  }

  override _destroy(error: Error | null, callback: Callback): void {
    this.#close();
    this.#link.release();
    const pending = this.#pending;
    this.#pending = undefined;
    callback(error);
    pending?.callback(error ?? new Error('The adb stream was closed'));
  }

  #send(data: Buffer, callback: Callback): void {
    if (this.#closed || data.length === 0) {
      callback();
      return;
    }
    const { maxPayload } = this.#link;
    this.#pending = { rest: data.subarray(maxPayload), callback };
    this.#link.sendData(data.subarray(0, maxPayload));
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#link.sendClose();
  }
}
