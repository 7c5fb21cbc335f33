import type { Stats } from 'node:fs';
import { PathMap } from './path-map.ts';

/**
 * Numbers of files, as `ls -i` shows and `cpio` writes them: each file has the next one when it is first asked for. The
 * host's own differ from phone to phone, and are given again as its file system likes.
 *
 * Paths are resolved, shared storage as `/data/media/0`.
 */
export class InodeNumbers {
  readonly #known = new PathMap<{ readonly hostInode: number; readonly number: number }>();
  /** Below are those of computed files. */
  #last = 1;

  /** Of a file as the host has it now: another file under the same name has another number. */
  of(file: string, { ino }: Stats): number {
    const known = this.#known.get(file);
    if (known?.hostInode === ino) return known.number;
    this.#last += 1;
    this.#known.set(file, { hostInode: ino, number: this.#last });
    return this.#last;
  }

  /** Both names are of one file from now on. */
  link(from: string, entry: Stats, to: string): void {
    this.#known.set(to, { hostInode: entry.ino, number: this.of(from, entry) });
  }

  move(from: string, to: string): void {
    this.#known.move(from, to);
  }

  remove(file: string): void {
    this.#known.remove(file);
  }

  clear(): void {
    this.#known.clear();
  }
}
