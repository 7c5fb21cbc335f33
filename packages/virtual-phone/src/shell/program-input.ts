import type { OpenFile } from './files/open-file.ts';
import type { ShellProcess } from './process.ts';

/** Standard input of a program: chunks as they come, until the client closes it. */
export interface ProgramInput extends AsyncIterable<Uint8Array> {
  /** Waits for the end. */
  all(): Promise<Uint8Array>;
}

/** Reads an open file, or nothing when there is none. */
export class FileInput implements ProgramInput {
  readonly #file: OpenFile | undefined;
  readonly #process: ShellProcess;

  constructor(file: OpenFile | undefined, process: ShellProcess) {
    this.#file = file;
    this.#process = process;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    while (this.#file !== undefined) {
      const chunk = await this.#file.read(this.#process.signal);
      const turn = this.#process.pace();
      if (turn !== undefined) await turn;
      if (chunk === undefined) return;
      yield chunk;
    }
  }

  async all(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of this) {
      size += chunk.length;
      requireMemory(size);
      this.#process.memory.add(chunk.length);
      chunks.push(chunk);
    }
    if (chunks.length === 1 && chunks[0] !== undefined) return chunks[0];
    const whole = Buffer.allocUnsafe(size);
    let at = 0;
    for (const chunk of chunks) {
      // A copy of hundreds of megabytes would hold up other phones.
      const turn = this.#process.pace();
      if (turn !== undefined) await turn;
      whole.set(chunk, at);
      at += chunk.length;
    }
    return whole;
  }
}

/** Bytes. A program that has to hold more at once dies, as it would on a phone. */
const mostInMemory = 512 * 1024 * 1024;

/** @throws RangeError for more bytes than one program may hold */
export function requireMemory(bytes: number): void {
  if (bytes > mostInMemory) throw new RangeError('Out of memory');
}

/** As long as a read of an open file. */
const pieceLength = 64 * 1024;

/** An input that is known from the start. */
export function inputOf(content: Uint8Array | string): ProgramInput {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {
    async *[Symbol.asyncIterator]() {
      for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
    },
    all: () => Promise.resolve(bytes),
  };
}
