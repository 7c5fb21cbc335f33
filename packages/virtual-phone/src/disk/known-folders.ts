import { sep } from 'node:path';

/** A folder that a path was found to lead to. */
export interface KnownFolder {
  /** Canonical; the phone's `/` is empty. */
  readonly device: string;
  readonly host: string;
  /** Links that were followed on the way. */
  readonly links: number;
}

/** More than the phone's own paths; of a tree that somebody made, the first are found again. */
const most = 2_000;

/** Folders that paths have led to, by these paths: so many that a tree without end fills no memory. */
export class KnownFolders {
  readonly #folders = new Map<string, KnownFolder>();

  get(path: string): KnownFolder | undefined {
    return this.#folders.get(path);
  }

  add(path: string, folder: KnownFolder): void {
    if (this.#folders.size < most) this.#folders.set(path, folder);
  }

  /** Those at or below a place of the host. */
  forget(place: string): void {
    for (const [path, { host }] of this.#folders) {
      if (host === place || host.startsWith(place + sep)) this.#folders.delete(path);
    }
  }

  clear(): void {
    this.#folders.clear();
  }
}
