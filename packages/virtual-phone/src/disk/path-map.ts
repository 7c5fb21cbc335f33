/** Values of files by their paths; what is below a folder goes where it goes. */
export class PathMap<T> {
  readonly #entries = new Map<string, T>();
  /** How many entries lie below each folder: most of what is removed has none, and all the others need not be asked. */
  readonly #counts = new Map<string, number>();

  get(path: string): T | undefined {
    return this.#entries.get(path);
  }

  set(path: string, value: T): void {
    if (!this.#entries.has(path)) this.#count(path, 1);
    this.#entries.set(path, value);
  }

  delete(path: string): void {
    if (this.#entries.delete(path)) this.#count(path, -1);
  }

  clear(): void {
    this.#entries.clear();
    this.#counts.clear();
  }

  entries(): readonly (readonly [path: string, value: T])[] {
    return [...this.#entries];
  }

  /** Forgets a file and everything below it. */
  remove(path: string): void {
    for (const key of this.#below(path)) this.delete(key);
  }

  move(from: string, to: string): void {
    this.remove(to);
    for (const key of this.#below(from)) {
      const value = this.#entries.get(key);
      this.delete(key);
      if (value !== undefined) this.set(to + key.slice(from.length), value);
    }
  }

  #below(path: string): string[] {
    const keys = this.#entries.has(path) ? [path] : [];
    if (!this.#counts.has(path)) return keys;
    const prefix = `${path}/`;
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) keys.push(key);
    return keys;
  }

  #count(path: string, change: 1 | -1): void {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      const count = (this.#counts.get(folder) ?? 0) + change;
      if (count === 0) this.#counts.delete(folder);
      else this.#counts.set(folder, count);
    }
  }
}
