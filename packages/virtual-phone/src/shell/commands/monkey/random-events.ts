/** One event of the monkey. */
export type MonkeyEvent =
  | { readonly kind: 'touch'; readonly at: Place }
  | { readonly kind: 'motion'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'key'; readonly name: string }
  | { readonly kind: 'switch' };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The monkey's own shares, in percent, of what the phone has: no trackball, no keyboard to flip, no second finger. */
const usualShares: Readonly<Record<string, number>> = {
  touch: 15,
  motion: 10,
  nav: 25,
  majornav: 15,
  syskeys: 2,
  appswitch: 2,
  anyevent: 13,
};

const keys: Readonly<Record<string, readonly string[]>> = {
  nav: ['DPAD_UP', 'DPAD_DOWN', 'DPAD_LEFT', 'DPAD_RIGHT'],
  majornav: ['MENU', 'DPAD_CENTER'],
  syskeys: ['HOME', 'BACK', 'VOLUME_UP', 'VOLUME_DOWN'],
  anyevent: ['A', 'E', 'N', 'T', 'SPACE', 'DEL', 'ENTER', 'TAB', '1', '7', 'COMMA', 'PERIOD'],
};

/** Events that are the same for the same seed. */
export class RandomEvents {
  #state: number;
  readonly #shares: readonly (readonly [kind: string, share: number])[];
  readonly #total: number;
  readonly #size: { readonly width: number; readonly height: number };

  constructor(
    seed: number,
    size: { readonly width: number; readonly height: number },
    percentages: ReadonlyMap<string, number>,
  ) {
    this.#state = Math.trunc(seed) >>> 0;
    this.#size = size;
    const asked = [...percentages].filter(([kind, share]) => kind in usualShares && share >= 0);
    // What is left over goes to those nobody named.
    const left = Math.max(0, 100 - asked.reduce((sum, [, share]) => sum + share, 0));
    const others = Object.entries(usualShares).filter(([kind]) => !percentages.has(kind));
    const usual = others.reduce((sum, [, share]) => sum + share, 0);
    this.#shares = [
      ...asked,
      ...others.map(([kind, share]) => [kind, usual === 0 ? 0 : (share * left) / usual] as const),
    ];
    this.#total = this.#shares.reduce((sum, [, share]) => sum + share, 0);
  }

  next(): MonkeyEvent {
    let place = this.#draw() * this.#total;
    const kind = this.#shares.find(([, share]) => {
      place -= share;
      return place < 0;
    })?.[0];
    if (kind === 'motion') return { kind, from: this.#place(), to: this.#place() };
    if (kind === 'appswitch') return { kind: 'switch' };
    const names = keys[kind ?? ''];
    if (names === undefined) return { kind: 'touch', at: this.#place() };
    return { kind: 'key', name: names[Math.floor(this.#draw() * names.length)] ?? 'BACK' };
  }

  #place(): Place {
    return {
      x: Math.floor(this.#draw() * this.#size.width),
      y: Math.floor(this.#draw() * this.#size.height),
    };
  }

  /** From 0 up to 1. SplitMix32. */
  #draw(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }
}
