import type { AppIcon } from '@androidworld/app-sdk';
import type { PhoneState } from '@androidworld/app-sdk/host';
import type { PhoneTime } from '../time/phone-time.ts';
import type { Timer } from '../time/time-source.ts';

/** How long Toast.LENGTH_SHORT stays on the screen. */
const TOAST_MS = 2_000;

/** Short messages over the screen, one at a time. */
export class Toasts {
  current: PhoneState['toast'] = null;
  readonly #time: PhoneTime;
  readonly #changed: () => void;
  #lastId = 0;
  #timer: Timer | undefined;

  constructor(time: PhoneTime, changed: () => void) {
    this.#time = time;
    this.#changed = changed;
  }

  show(packageName: string, text: string, icon: AppIcon | null): void {
    this.#lastId += 1;
    this.#set({ id: this.#lastId, text, packageName, icon });
    this.#timer = this.#time.after(TOAST_MS, () => this.#set(null));
  }

  /** As a restart does: none is shown any more, without anybody being told. */
  close(): void {
    this.#timer?.cancel();
    this.current = null;
  }

  #set(toast: PhoneState['toast']): void {
    this.#timer?.cancel();
    this.current = toast;
    this.#changed();
  }
}
