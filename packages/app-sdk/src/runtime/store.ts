import { useEffect, useState } from 'preact/hooks';

/** A value with listeners. */
export interface Store<T> {
  /** The value as it is now. */
  get(): T;
  /** Replaces the value, and tells listeners unless it is the same (`Object.is`). */
  set(value: T): void;
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/** A store with its first value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part of a store's value that `select` picks; renders again when that part changes. */
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S {
  const [, setSerial] = useState(0);
  const selected = select(store.get());
  useEffect(() => {
    let last = selected;
    const update = () => {
      const next = select(store.get());
      if (Object.is(last, next)) return;
      last = next;
      setSerial((serial) => serial + 1);
    };
    update();
    return store.subscribe(update);
  }, [store]);
  return selected;
}
