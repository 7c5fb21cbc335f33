import type { Disk } from '../../disk/disk.ts';
import type { OpenMode } from './disk-file.ts';
import type { OpenFile } from './open-file.ts';
import { Pipe } from './pipe.ts';

/** A pipe with a name: who opens one end waits until somebody has opened the other (fifo(7)). */
export class NamedPipe {
  #pipe = new Pipe();
  /** How often each end was opened: one that is closed again at once was there for who waits. */
  #opened = { readers: 0, writers: 0 };

  /** @param signal ends the wait of a process that is no more: it gets an end that nobody uses */
  async open(mode: OpenMode, signal: AbortSignal): Promise<OpenFile> {
    // What nobody has open holds nothing.
    if (this.#pipe.readers + this.#pipe.writers === 0) this.#pipe = new Pipe();
    const pipe = this.#pipe;
    const reads = mode === 'read' || mode === 'readWrite';
    const writes = mode !== 'read';
    const file = reads && writes ? pipe.openBoth() : reads ? pipe.openReader() : pipe.openWriter();
    if (reads) this.#opened.readers += 1;
    if (writes) this.#opened.writers += 1;
    pipe.wake();
    if (!reads) await this.#otherEnd('readers', signal);
    if (!writes) await this.#otherEnd('writers', signal);
    return file;
  }

  async #otherEnd(end: 'readers' | 'writers', signal: AbortSignal): Promise<void> {
    const pipe = this.#pipe;
    const before = this.#opened[end];
    while (pipe[end] === 0 && this.#opened[end] === before && !signal.aborted) await pipe.change(signal);
  }
}

/** By the number of the file they are: names change. */
const pipes = new WeakMap<Disk, Map<number, NamedPipe>>();

export function namedPipeOf(disk: Disk, inode: number): NamedPipe {
  const known = pipes.get(disk) ?? new Map<number, NamedPipe>();
  pipes.set(disk, known);
  const pipe = known.get(inode) ?? new NamedPipe();
  known.set(inode, pipe);
  return pipe;
}
