import type { PageCall, PhoneState } from '../../../screen/protocol.ts';
import type { PhoneEvents } from '../../api.ts';
import { createStore, type Store } from './store.ts';

type Listener = (data: PhoneEvents[keyof PhoneEvents]) => void;

/** Answered when a person has, so that the screen rests meanwhile. */
const WAITS_FOR_PERSON: ReadonlySet<string> = new Set(['activities.startForResult', 'permissions.request']);

/** The page's end of the line to the phone. The frame connects it before any app is loaded. */
class PhoneLink {
  readonly state: Store<PhoneState | null> = createStore<PhoneState | null>(null);
  /** Calls that have no answer yet; those that wait for a person are not counted. */
  pending = 0;
  /** How often a call began or was answered. */
  calls = 0;
  readonly #listeners = new Map<string, Set<Listener>>();
  #send: (call: PageCall) => Promise<unknown> = () => Promise.reject(new Error('The page is not connected to a phone'));

  connect(send: (call: PageCall) => Promise<unknown>): void {
    this.#send = send;
  }

  async call(call: PageCall): Promise<unknown> {
    if (WAITS_FOR_PERSON.has(call.path.join('.'))) return this.#send(call);
    this.pending++;
    this.calls++;
    try {
      return await this.#send(call);
    } catch (error) {
      // The process ended with the call under way: who asked is about to be taken off the page, and must not crash the
      // process that may run in its place by now.
      if (error instanceof Error && error.message.startsWith('DeadObjectException'))
        return new Promise(() => undefined);
      throw error;
    } finally {
      this.pending--;
      this.calls++;
    }
  }

  on<K extends keyof PhoneEvents>(packageName: string, event: K, listener: (data: PhoneEvents[K]) => void): () => void {
    const key = `${packageName}/${event}`;
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners);
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  }

  /** `packageName` null: to all apps. */
  emit(packageName: string | null, event: keyof PhoneEvents, data: PhoneEvents[keyof PhoneEvents]): void {
    for (const [key, listeners] of this.#listeners) {
      const matches = packageName === null ? key.endsWith(`/${event}`) : key === `${packageName}/${event}`;
      if (matches) for (const listener of [...listeners]) listener(data);
    }
  }
}

export const phoneLink = new PhoneLink();
