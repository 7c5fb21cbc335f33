import type { PhoneEvents } from '@androidworld/app-sdk';

type Listener<K extends keyof PhoneEvents> = (data: PhoneEvents[K]) => void;
type AnyListener = (name: keyof PhoneEvents, data: PhoneEvents[keyof PhoneEvents]) => void;

/** Tells whoever listens what happened on the phone. A listener that throws is the bug of its app, not of the system. */
export class SystemEvents {
  readonly #listeners = new Map<keyof PhoneEvents, Set<(data: never) => void>>();
  readonly #observers = new Set<AnyListener>();

  on<K extends keyof PhoneEvents>(name: K, listener: Listener<K>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Every event. */
  observe(listener: AnyListener): () => void {
    this.#observers.add(listener);
    return () => this.#observers.delete(listener);
  }

  emit<K extends keyof PhoneEvents>(name: K, data: PhoneEvents[K]): void {
    const listeners = this.#listeners.get(name) as Set<Listener<K>> | undefined;
    for (const listener of listeners ?? []) listener(data);
    for (const observer of this.#observers) observer(name, data);
  }
}
