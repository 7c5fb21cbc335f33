import type { PhoneState } from './phone-state.ts';
import { createStore, type Store } from './store.ts';

/** What the page knows of the phone. What it asks of it goes through the port of a process. */
class PhoneLink {
  readonly state: Store<PhoneState | null> = createStore<PhoneState | null>(null);
  /** Calls that have no answer yet; those that wait for a person are not counted. */
  pending = 0;
  /** How often a call began or was answered. */
  calls = 0;
  #answered: (() => void)[] = [];

  /** Resolves when one of the calls has been answered. */
  answered(): Promise<void> {
    return new Promise((resolve) => {
      this.#answered.push(resolve);
    });
  }

  /** Counts a call while it has no answer. */
  async count<T>(call: () => Promise<T>): Promise<T> {
    this.pending++;
    this.calls++;
    try {
      return await call();
    } finally {
      this.pending--;
      this.calls++;
      const answered = this.#answered;
      this.#answered = [];
      for (const tell of answered) tell();
    }
  }
}

/** The page's one link to its phone. */
export const phoneLink = new PhoneLink();
