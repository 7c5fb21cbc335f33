import type { Duplex } from 'node:stream';
import { hex4 } from './hex4.ts';

/** Answers of the adb server, as clients expect them framed. */
export class SmartReply {
  readonly #socket: Duplex;

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  okay(more: Uint8Array = Buffer.alloc(0)): void {
    this.#write(Buffer.concat([Buffer.from('OKAY'), more]));
  }

  /** One more text, of those that follow each other. */
  update(text: string): void {
    this.#write(hex4(text));
  }

  /** `OKAY`, a text, and the end. */
  text(text: string): void {
    this.okay(hex4(text));
    this.end();
  }

  fail(text: string): void {
    this.#write(Buffer.concat([Buffer.from('FAIL'), hex4(text)]));
    this.end();
  }

  end(): void {
    this.#socket.end();
  }

  onceGone(action: () => void): void {
    // Whatever else the client sends is of no interest, but its leaving is.
    this.#socket.resume().once('close', action);
  }

  #write(data: Buffer): void {
    if (this.#socket.writable) this.#socket.write(data);
  }
}
