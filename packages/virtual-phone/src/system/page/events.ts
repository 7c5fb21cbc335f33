import type { PhoneEvents } from '@androidworld/app-sdk';

type Listener<K extends keyof PhoneEvents> = (data: PhoneEvents[K]) => void;
type AnyListener = (name: keyof PhoneEvents, data: PhoneEvents[keyof PhoneEvents], packageName: string | null) => void;

interface Entry {
  readonly packageName: string;
  readonly listener: (data: never) => void;
}

/** Tells whoever listens what happened on the phone. A listener that throws is the bug of its app, not of the system. */
export class SystemEvents {
  readonly #listeners = new Map<keyof PhoneEvents, Set<Entry>>();
  readonly #observers = new Set<AnyListener>();

  /** @param packageName whose listener it is: what is told to one app is told to no other */
  on<K extends keyof PhoneEvents>(name: K, packageName: string, listener: Listener<K>): () => void {
    const entry = { packageName, listener };
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(entry));
    return () => listeners.delete(entry);
  }

  /** Every event. */
  observe(listener: AnyListener): () => void {
    this.#observers.add(listener);
    return () => this.#observers.delete(listener);
  }

  /** Tells everybody. */
  emit<K extends keyof PhoneEvents>(name: K, data: PhoneEvents[K]): void {
    this.#tell(null, name, data);
  }

  /** Tells both halves of one app, in all of its processes. */
  emitTo<K extends keyof PhoneEvents>(packageName: string, name: K, data: PhoneEvents[K]): void {
    this.#tell(packageName, name, data);
  }

  #tell<K extends keyof PhoneEvents>(packageName: string | null, name: K, data: PhoneEvents[K]): void {
    for (const entry of this.#listeners.get(name) ?? []) {
      if (packageName === null || entry.packageName === packageName) (entry.listener as Listener<K>)(data);
    }
    for (const observer of this.#observers) observer(name, data, packageName);
  }
}
