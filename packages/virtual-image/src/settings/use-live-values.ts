import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface LiveValues {
  /** What `load` gave last under this name; undefined until it is known. Asked while a page is drawn. */
  read<T>(name: string, load: () => Promise<T>): T | undefined;
  /** Those are read anew. */
  forget(isStale: (name: string) => boolean): void;
}

/** Values that a page finds out that it needs while it is drawn: they are read after it, and it is drawn again. */
export function useLiveValues(): LiveValues {
  const [, drawAgain] = useState(0);
  const [cache] = useState(() => new ValueCache(() => drawAgain((times) => times + 1)));
  // Before the next frame: a page that has yet to read must not count as at rest.
  useLayoutEffect(() => cache.load());
  const alive = useRef(cache);
  useLayoutEffect(() => () => alive.current.close(), []);
  return cache;
}

class ValueCache implements LiveValues {
  readonly #values = new Map<string, unknown>();
  readonly #loads = new Map<string, () => Promise<unknown>>();
  readonly #fresh = new Set<string>();
  readonly #changed: () => void;
  #isClosed = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  read<T>(name: string, load: () => Promise<T>): T | undefined {
    this.#loads.set(name, load);
    // What is kept under a name is what that name's `load` gave.
    return this.#values.get(name) as T | undefined;
  }

  forget(isStale: (name: string) => boolean): void {
    const stale = [...this.#fresh].filter(isStale);
    for (const name of stale) this.#fresh.delete(name);
    if (stale.length > 0) this.load();
  }

  /** Reads what was asked for and is not known. */
  load(): void {
    const missing = [...this.#loads].filter(([name]) => !this.#fresh.has(name));
    if (missing.length === 0 || this.#isClosed) return;
    for (const [name] of missing) this.#fresh.add(name);
    void Promise.all(missing.map(async ([name, load]) => this.#values.set(name, await load()))).then(() => {
      if (!this.#isClosed) this.#changed();
    });
  }

  close(): void {
    this.#isClosed = true;
  }
}
