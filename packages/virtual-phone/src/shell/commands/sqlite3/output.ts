import type { SqlHost } from '../../../sql/messages.ts';

/** Text that goes out in pieces: the next rows are read when there is room for them. */
export class Output {
  readonly #host: SqlHost;
  #pending: string[] = [];
  #length = 0;

  constructor(host: SqlHost) {
    this.#host = host;
  }

  /** Undefined while it is gathered, so that a million rows cost no million promises. */
  write(text: string): Promise<void> | undefined {
    this.#pending.push(text);
    this.#length += text.length;
    return this.#length < pieceLength ? undefined : this.flush();
  }

  /** @param path of the phone; null: the output again */
  async sendTo(path: string | null): Promise<void> {
    await this.flush();
    await this.#host.sendOutputTo(path);
  }

  async error(text: string): Promise<void> {
    await this.flush();
    await this.#host.err(text);
  }

  async flush(): Promise<void> {
    if (this.#length === 0) return;
    const bytes = Buffer.from(this.#pending.join(''));
    this.#pending = [];
    this.#length = 0;
    for (let at = 0; at < bytes.length; at += pieceLength) await this.#host.out(bytes.subarray(at, at + pieceLength));
  }
}

const pieceLength = 64 * 1024;
