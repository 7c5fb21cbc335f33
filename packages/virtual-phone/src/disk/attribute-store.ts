import type { FileAttributes } from './file-attributes.ts';

/** Attributes of files that differ from the default for their path, by resolved path. */
export class AttributeStore {
  readonly #entries = new Map<string, FileAttributes>();

  get(path: string): FileAttributes | undefined {
    return this.#entries.get(path);
  }

  set(path: string, attributes: FileAttributes, byDefault: FileAttributes): void {
    const differs =
      attributes.uid !== byDefault.uid ||
      attributes.gid !== byDefault.gid ||
      attributes.mode !== byDefault.mode ||
      attributes.label !== byDefault.label;
    if (differs) this.#entries.set(path, attributes);
    else this.#entries.delete(path);
  }

  /** Forgets a file and everything below it. */
  remove(path: string): void {
    for (const key of this.#below(path)) this.#entries.delete(key);
  }

  move(from: string, to: string): void {
    this.remove(to);
    for (const key of this.#below(from)) {
      const attributes = this.#entries.get(key);
      this.#entries.delete(key);
      if (attributes !== undefined) this.#entries.set(to + key.slice(from.length), attributes);
    }
  }

  toJSON(): readonly (readonly [path: string, attributes: FileAttributes])[] {
    return [...this.#entries];
  }

  load(entries: readonly (readonly [path: string, attributes: FileAttributes])[]): void {
    this.#entries.clear();
    for (const [path, attributes] of entries) this.#entries.set(path, attributes);
  }

  #below(path: string): string[] {
    const keys = this.#entries.has(path) ? [path] : [];
    const prefix = `${path}/`;
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) keys.push(key);
    return keys;
  }
}
