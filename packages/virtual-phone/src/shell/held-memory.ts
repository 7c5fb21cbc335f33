/** Bytes. What all programs of one phone may hold of their inputs together: what one may, for two at a time. */
const most = 1024 * 1024 * 1024;

const heldOn = new WeakMap<object, number>();

/** What one process holds of its inputs; its phone's others have the rest. */
export class HeldMemory {
  readonly #phone: object;
  #bytes = 0;

  constructor(phone: object) {
    this.#phone = phone;
  }

  /** @throws RangeError when the phone has no room for them */
  add(bytes: number): void {
    const all = (heldOn.get(this.#phone) ?? 0) + bytes;
    if (all > most) throw new RangeError('Out of memory');
    heldOn.set(this.#phone, all);
    this.#bytes += bytes;
  }

  /** The process ended. */
  clear(): void {
    heldOn.set(this.#phone, (heldOn.get(this.#phone) ?? 0) - this.#bytes);
    this.#bytes = 0;
  }
}
