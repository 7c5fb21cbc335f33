import type { PhoneRandom } from './phone-random.ts';

/** What scripts of a page draw from, in its window. */
interface RandomWindow {
  readonly Math: { random(): number };
  readonly crypto: object;
}

/** Puts a phone's randomness in place of the browser's. */
export function injectRandom(window: RandomWindow, random: PhoneRandom): void {
  window.Math.random = () => random.number();
  const own = {
    getRandomValues<T extends ArrayBufferView>(view: T): T {
      random.fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
      return view;
    },
    randomUUID: () => random.uuid(),
  };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(window.crypto, name, { value, configurable: true, writable: true });
  }
}
