import type { OpenFileName } from '../../system/processes/shell-programs.ts';
import { fileError, type NextInode, OpenFile } from './open-file.ts';

/** What is known from the start: a here-document, the content of a file opened for reading. */
export class ContentFile extends OpenFile {
  readonly #content: Uint8Array;
  readonly #path: string | undefined;
  #at = 0;

  /** @param path of the file whose content it is */
  constructor(content: Uint8Array, path?: string) {
    super();
    this.#content = content;
    this.#path = path;
  }

  override get heldBytes(): number {
    return this.#content.length;
  }

  override nameInProc(nextInode: NextInode): OpenFileName {
    return this.#path === undefined ? super.nameInProc(nextInode) : { text: this.#path, isPath: true };
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    if (signal.aborted || this.#at >= this.#content.length) return undefined;
    const taken = this.#content.subarray(this.#at, this.#at + most);
    this.#at += taken.length;
    return taken;
  }
}

/** Hands on what is written; `closed` when nobody can write any more. */
export class SinkFile extends OpenFile {
  readonly #send: (bytes: Uint8Array) => Promise<void> | void;
  readonly #closed: () => void;
  #broken = false;

  constructor(send: (bytes: Uint8Array) => Promise<void> | void, closed: () => void = () => {}) {
    super();
    this.#send = send;
    this.#closed = closed;
  }

  /** Nobody listens any more: who writes gets EPIPE. */
  break(): void {
    this.#broken = true;
  }

  override write(bytes: Uint8Array): Promise<void> | void {
    if (this.#broken) throw fileError('EPIPE');
    if (bytes.length === 0) return;
    const room = this.#send(bytes);
    return room instanceof Promise ? this.#unlessBroken(room) : undefined;
  }

  async #unlessBroken(room: Promise<void>): Promise<void> {
    await room;
    if (this.#broken) throw fileError('EPIPE');
  }

  protected override close(): void {
    this.#closed();
  }
}

/** Collects what is written, up to a limit. */
export class CaptureFile extends OpenFile {
  /** When nobody can write any more. */
  readonly closed: Promise<void>;
  #close: () => void = () => {};
  readonly #chunks: Uint8Array[] = [];
  readonly #most: number;
  readonly #overflow: () => void;
  #size = 0;

  constructor(most: number, overflow: () => void) {
    super();
    this.#most = most;
    this.#overflow = overflow;
    this.closed = new Promise((resolve) => {
      this.#close = resolve;
    });
  }

  override write(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#size > this.#most) this.#overflow();
    else this.#chunks.push(bytes);
  }

  content(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  protected override close(): void {
    this.#close();
  }
}

/** Reads from an iterable of chunks: input that a program hands to another. */
export class IterableFile extends OpenFile {
  readonly #chunks: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    super();
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    const { value, done } = await this.#chunks.next();
    if (done === true || signal.aborted) return undefined;
    this.unread(value.subarray(most));
    return value.subarray(0, most);
  }
}
