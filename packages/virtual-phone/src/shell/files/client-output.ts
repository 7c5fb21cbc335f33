import { fileError, OpenFile } from './open-file.ts';

type Send = (bytes: Uint8Array) => void | Promise<void>;

/** What goes to the client: in order, however long the client takes. */
export class ClientOutput extends OpenFile {
  /** When every process has let go of it and the client has taken everything. */
  readonly finished: Promise<void>;
  readonly #send: Send;
  #pending: Promise<void> | undefined;
  #isGone = false;
  #finish: () => void = () => {};

  constructor(send: Send) {
    super();
    this.#send = send;
    this.finished = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  /** The client went away. */
  leave(): void {
    this.#isGone = true;
    this.#finish();
  }

  /** When the client has taken what was written so far. */
  async drained(): Promise<void> {
    while (this.#pending !== undefined && !this.#isGone) await this.#pending;
  }

  override write(bytes: Uint8Array): Promise<void> | void {
    if (this.#isGone) throw fileError('EPIPE');
    if (bytes.length === 0) return;
    if (this.#pending === undefined) {
      const room = this.#send(bytes);
      if (!(room instanceof Promise)) return;
      this.#wait(room);
    } else this.#wait(this.#pending.then(() => (this.#isGone ? undefined : this.#send(bytes))));
    return this.#room();
  }

  #wait(room: Promise<void>): void {
    const pending = room
      // The transport is gone: its end comes as `leave`.
      .catch(() => {})
      .then(() => {
        if (this.#pending === pending) this.#pending = undefined;
      });
    this.#pending = pending;
  }

  async #room(): Promise<void> {
    await this.#pending;
    if (this.#isGone) throw fileError('EPIPE');
  }

  protected override close(): void {
    if (this.#pending === undefined) this.#finish();
    else void this.#pending.then(() => this.close());
  }
}
