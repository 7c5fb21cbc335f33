import type { PhoneState } from '@androidworld/app-sdk/host';

/** How long Toast.LENGTH_SHORT stays on the screen. */
const TOAST_MS = 2_000;

/** Short messages over the screen, one at a time. */
export class Toasts {
  current: PhoneState['toast'] = null;
  readonly #changed: () => void;
  #lastId = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  show(packageName: string, text: string): void {
    this.#lastId += 1;
    this.#set({ id: this.#lastId, text, packageName });
    this.#timer = setTimeout(() => this.#set(null), TOAST_MS);
    this.#timer.unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #set(toast: PhoneState['toast']): void {
    clearTimeout(this.#timer);
    this.current = toast;
    this.#changed();
  }
}
