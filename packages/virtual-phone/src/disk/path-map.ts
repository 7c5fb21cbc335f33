/** Values of files by their paths; what is below a folder goes where it goes. */
export class PathMap<T> {
  readonly #entries = new Map<string, T>();

  get(path: string): T | undefined {
    return this.#entries.get(path);
  }

  set(path: string, value: T): void {
    this.#entries.set(path, value);
  }

  delete(path: string): void {
    this.#entries.delete(path);
  }

  clear(): void {
    this.#entries.clear();
  }

  entries(): readonly (readonly [path: string, value: T])[] {
    return [...this.#entries];
  }

  /** Forgets a file and everything below it. */
  remove(path: string): void {
    for (const key of this.#below(path)) this.#entries.delete(key);
  }

  move(from: string, to: string): void {
    this.remove(to);
    for (const key of this.#below(from)) {
      const value = this.#entries.get(key);
      this.#entries.delete(key);
      if (value !== undefined) this.#entries.set(to + key.slice(from.length), value);
    }
  }

  #below(path: string): string[] {
    const keys = this.#entries.has(path) ? [path] : [];
    const prefix = `${path}/`;
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) keys.push(key);
    return keys;
  }
}
