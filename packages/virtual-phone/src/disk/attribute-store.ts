import type { FileAttributes } from './file-attributes.ts';
import { PathMap } from './path-map.ts';

/** Attributes of files that differ from the default for their path, by resolved path. */
export class AttributeStore {
  readonly #entries = new PathMap<FileAttributes>();

  get(path: string): FileAttributes | undefined {
    return this.#entries.get(path);
  }

  set(path: string, attributes: FileAttributes, byDefault: FileAttributes): void {
    const differs =
      attributes.uid !== byDefault.uid ||
      attributes.gid !== byDefault.gid ||
      attributes.mode !== byDefault.mode ||
      attributes.label !== byDefault.label ||
      attributes.isPipe === true;
    if (differs) this.#entries.set(path, attributes);
    else this.#entries.delete(path);
  }

  /** Forgets a file and everything below it. */
  remove(path: string): void {
    this.#entries.remove(path);
  }

  move(from: string, to: string): void {
    this.#entries.move(from, to);
  }

  toJSON(): readonly (readonly [path: string, attributes: FileAttributes])[] {
    return this.#entries.entries();
  }

  load(entries: readonly (readonly [path: string, attributes: FileAttributes])[]): void {
    this.#entries.clear();
    for (const [path, attributes] of entries) this.#entries.set(path, attributes);
  }
}
