/** What a phone's clock shows, and how long it has run: milliseconds. */
interface Clock {
  now(): number;
  uptime(): number;
}

/** Draws further apart are not of the same moment, although the clock may show the same: it was set back. */
const momentMs = 2;

/**
 * Randomness of a phone whose time is its own: drawn from the moment, by the phone's clock, and how often it was drawn from
 * at that moment. So it depends on what is done when, and not on what was done before the clock was set.
 *
 * It is no secret: nothing that guards this computer may be drawn from it.
 */
export class PhoneRandom {
  readonly #clock: Clock;
  readonly #salt: number;
  #drawnAt = { nowMs: Number.NaN, uptimeMs: 0 };
  #state = 0;

  /**
   * @param name of who draws: others draw other numbers
   */
  constructor(name: string, clock: Clock) {
    this.#salt = [...name].reduce((hash, character) => mixed(hash ^ (character.codePointAt(0) ?? 0)), 1);
    this.#clock = clock;
  }

  /** A whole number of 32 bits. */
  word(): number {
    this.#beginMoment();
    return this.#next();
  }

  #beginMoment(): void {
    const [nowMs, uptimeMs] = [this.#clock.now(), this.#clock.uptime()];
    if (nowMs !== this.#drawnAt.nowMs || uptimeMs - this.#drawnAt.uptimeMs >= momentMs) {
      this.#drawnAt = { nowMs, uptimeMs };
      this.#state = mixed(mixed(this.#salt ^ (nowMs / 2 ** 32)) ^ nowMs);
    }
  }

  /** Weyl's sequence, mixed, as in SplitMix32. */
  #next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    return mixed(this.#state);
  }

  /** From 0 to below 1, with 53 bits: `Math.random()` */
  number(): number {
    return ((this.word() >>> 5) * 2 ** 26 + (this.word() >>> 6)) / 2 ** 53;
  }

  /** Fills bytes and hands them back. */
  fill<T extends Uint8Array>(bytes: T): T {
    this.#beginMoment();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = this.#next();
      for (let place = 0; place < 4 && at + place < bytes.length; place += 1) bytes[at + place] = word >>> (8 * place);
    }
    return bytes;
  }

  /** A UUID of version 4 (RFC 9562). */
  uuid(): `${string}-${string}-${string}-${string}-${string}` {
    const bytes = this.fill(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const part = (from: number, to: number) => hex.slice(from, to);
    return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`;
  }
}

/** MurmurHash3's finalizer. */
function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
