import type { OpenFileName } from '../../system/processes/shell-programs.ts';

/** A failed call on an open file, with the name of errno. */
export function fileError(code: 'EPIPE' | 'EBADF' | 'ENOSPC' | 'EIO'): Error & { readonly code: string } {
  return Object.assign(new Error(code), { code });
}

/** Of one phone. */
export type NextInode = () => number;

/**
 * An open file description: what descriptors of one or many processes point to. It is closed when the last of them
 * lets go of it.
 */
export abstract class OpenFile {
  #holders = 1;
  #returned: Uint8Array[] = [];
  #inode: number | undefined;

  hold(): this {
    this.#holders += 1;
    return this;
  }

  release(): void {
    this.#holders -= 1;
    if (this.#holders === 0) this.close();
  }

  /**
   * Some bytes, as they come.
   *
   * @param signal ends the wait of a process that is no more: nothing is taken from the file then
   * @returns undefined at the end
   */
  async read(signal: AbortSignal, most = 64 * 1024): Promise<Uint8Array | undefined> {
    const returned = this.#returned.pop();
    if (returned === undefined) return await this.take(signal, most);
    if (returned.length > most) this.#returned.push(returned.subarray(most));
    return returned.subarray(0, most);
  }

  /** Gives back what was read too far: the next reader gets it. */
  unread(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#returned.push(bytes);
  }

  protected async take(_signal: AbortSignal, _most: number): Promise<Uint8Array | undefined> {
    throw fileError('EBADF');
  }

  /**
   * Takes the bytes at once; the promise is that of room for more.
   *
   * @throws EPIPE when nobody can read them any more, ENOSPC, EBADF when the file was opened for reading
   */
  write(_bytes: Uint8Array): Promise<void> | void {
    throw fileError('EBADF');
  }

  /**
   * Where `/proc/<pid>/fd` says it leads; what has no path is a pipe of its own.
   *
   * @param nextInode a number for what is looked at for the first time
   */
  nameInProc(nextInode: NextInode): OpenFileName {
    this.#inode ??= nextInode();
    return { text: `pipe:[${this.#inode}]`, isPath: false };
  }

  /** What it keeps in memory. */
  get heldBytes(): number {
    return 0;
  }

  get isTerminal(): boolean {
    return false;
  }

  protected close(): void {}
}
