/** More than a walk through the phone's own folders passes; of a tree that somebody made, the first are found again. */
const most = 10_000;

/** Folders that have been passed through, by their places on the host: so many that a tree without end fills no memory. */
export class KnownFolders {
  readonly #places = new Set<string>();

  has(place: string): boolean {
    return this.#places.has(place);
  }

  add(place: string): void {
    if (this.#places.size < most) this.#places.add(place);
  }

  clear(): void {
    this.#places.clear();
  }
}
