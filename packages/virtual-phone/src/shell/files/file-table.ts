import type { OpenFileName } from '../../system/processes/shell-programs.ts';
import type { NextInode, OpenFile } from './open-file.ts';

/** Of a shell; mksh itself has ten. */
const mostOpen = 1_024;
const mostHeldBytes = 64 * 1024 * 1024;

/** The descriptors of one process. */
export class FileTable {
  readonly #files = new Map<number, OpenFile>();

  get(descriptor: number): OpenFile | undefined {
    return this.#files.get(descriptor);
  }

  /** Takes over the caller's hold of the file; undefined closes the descriptor. */
  set(descriptor: number, file: OpenFile | undefined): void {
    const old = this.#files.get(descriptor);
    if (file === undefined) this.#files.delete(descriptor);
    else this.#files.set(descriptor, file);
    old?.release();
  }

  /** Whether there is no room for more: in the table, or in memory. */
  get isFull(): boolean {
    let held = 0;
    for (const file of this.#files.values()) held += file.heldBytes;
    return this.#files.size >= mostOpen || held >= mostHeldBytes;
  }

  /** The lowest descriptor above those of input, output and errors that is free. */
  free(): number {
    let descriptor = 3;
    while (this.#files.has(descriptor)) descriptor += 1;
    return descriptor;
  }

  /** Where each descriptor leads, by its number. */
  names(nextInode: NextInode): ReadonlyMap<number, OpenFileName> {
    return new Map(
      [...this.#files].sort(([one], [other]) => one - other).map(([each, file]) => [each, file.nameInProc(nextInode)]),
    );
  }

  /** For a child: the same open files. */
  fork(): FileTable {
    const copy = new FileTable();
    for (const [descriptor, file] of this.#files) copy.#files.set(descriptor, file.hold());
    return copy;
  }

  /** Closes a file by itself; nothing when it is closed already. */
  close(file: OpenFile): void {
    for (const [descriptor, each] of this.#files) if (each === file) this.set(descriptor, undefined);
  }

  closeAll(): void {
    const files = [...this.#files.values()];
    this.#files.clear();
    for (const file of files) file.release();
  }
}
