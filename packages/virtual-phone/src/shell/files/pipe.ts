import type { OpenFileName } from '../../system/processes/shell-programs.ts';
import { fileError, type NextInode, OpenFile } from './open-file.ts';

/** As Linux's pipes have it. */
const capacity = 64 * 1024;

/** Two open files: what is written to one is read from the other. */
export function openPipe(): {
  readonly reader: OpenFile;
  readonly writer: OpenFile;
  /** Puts bytes into it from outside, whether they are read or not. */
  push(bytes: Uint8Array): void;
} {
  const pipe = new Pipe();
  return { reader: pipe.openReader(), writer: pipe.openWriter(), push: (bytes) => pipe.push(bytes) };
}

/** What is written to one of its ends is read from the other; each may be open several times. */
export class Pipe {
  readonly chunks: Uint8Array[] = [];
  size = 0;
  /** How many of each end are open. */
  readers = 0;
  writers = 0;
  /** As `/proc` tells it, once that was asked. */
  inode: number | undefined;
  #changed: (() => void)[] = [];

  openReader(): OpenFile {
    this.readers += 1;
    return new PipeReader(this);
  }

  openWriter(): OpenFile {
    this.writers += 1;
    return new PipeWriter(this);
  }

  /** One file that is both ends. */
  openBoth(): OpenFile {
    return new PipeEnds(this.openReader(), this.openWriter());
  }

  push(bytes: Uint8Array): void {
    if (this.readers === 0 || bytes.length === 0) return;
    this.chunks.push(bytes);
    this.size += bytes.length;
    this.wake();
  }

  wake(): void {
    const changed = this.#changed;
    this.#changed = [];
    for (const resolve of changed) resolve();
  }

  /** Until anything happens to the pipe, or the one who waits is no more. */
  change(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        signal?.removeEventListener('abort', done);
        resolve();
      };
      this.#changed.push(done);
      signal?.addEventListener('abort', done, { once: true });
    });
  }
}

abstract class PipeEnd extends OpenFile {
  protected abstract readonly pipe: Pipe;

  /** Both ends are one file. */
  override nameInProc(nextInode: NextInode): OpenFileName {
    this.pipe.inode ??= nextInode();
    return { text: `pipe:[${this.pipe.inode}]`, isPath: false };
  }
}

class PipeReader extends PipeEnd {
  protected readonly pipe: Pipe;

  constructor(pipe: Pipe) {
    super();
    this.pipe = pipe;
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    const pipe = this.pipe;
    for (;;) {
      if (signal.aborted) return undefined;
      const chunk = pipe.chunks[0];
      if (chunk !== undefined) {
        const taken = chunk.subarray(0, most);
        if (taken.length === chunk.length) pipe.chunks.shift();
        else pipe.chunks[0] = chunk.subarray(most);
        pipe.size -= taken.length;
        if (pipe.size < capacity) pipe.wake();
        return taken;
      }
      if (pipe.writers === 0) return undefined;
      await pipe.change(signal);
    }
  }

  protected override close(): void {
    this.pipe.readers -= 1;
    this.pipe.wake();
  }
}

class PipeWriter extends PipeEnd {
  protected readonly pipe: Pipe;

  constructor(pipe: Pipe) {
    super();
    this.pipe = pipe;
  }

  override write(bytes: Uint8Array): Promise<void> | void {
    const pipe = this.pipe;
    if (pipe.readers === 0) throw fileError('EPIPE');
    if (bytes.length === 0) return;
    pipe.push(bytes);
    return pipe.size < capacity ? undefined : this.#room();
  }

  async #room(): Promise<void> {
    while (this.pipe.readers > 0 && this.pipe.size >= capacity) await this.pipe.change();
    if (this.pipe.readers === 0) throw fileError('EPIPE');
  }

  protected override close(): void {
    this.pipe.writers -= 1;
    this.pipe.wake();
  }
}

class PipeEnds extends OpenFile {
  readonly #reader: OpenFile;
  readonly #writer: OpenFile;

  constructor(reader: OpenFile, writer: OpenFile) {
    super();
    this.#reader = reader;
    this.#writer = writer;
  }

  protected override take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    return this.#reader.read(signal, most);
  }

  override write(bytes: Uint8Array): Promise<void> | void {
    return this.#writer.write(bytes);
  }

  override nameInProc(nextInode: NextInode): OpenFileName {
    return this.#reader.nameInProc(nextInode);
  }

  protected override close(): void {
    this.#reader.release();
    this.#writer.release();
  }
}
