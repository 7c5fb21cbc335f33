import type { ScreenControl } from '../../screen/protocol.ts';

type TouchEvent = Parameters<ScreenControl['touch']>[0][number];

/** Names and numbers of `linux/input-event-codes.h`, as far as a touch screen has them. */
export const inputCodes = {
  EV_SYN: { number: 0, codes: { SYN_REPORT: 0 } },
  EV_KEY: { number: 1, codes: { BTN_TOUCH: 330 } },
  EV_ABS: {
    number: 3,
    codes: {
      ABS_X: 0,
      ABS_Y: 1,
      ABS_MT_SLOT: 47,
      ABS_MT_TOUCH_MAJOR: 48,
      ABS_MT_POSITION_X: 53,
      ABS_MT_POSITION_Y: 54,
      ABS_MT_TRACKING_ID: 57,
      ABS_MT_PRESSURE: 58,
    },
  },
} as const;

const syn = inputCodes.EV_SYN;
const abs = inputCodes.EV_ABS;
/** The emulator's `virtio_input_multi_touch`: 0 to this, from side to side. */
const farthest = 0x7fff;
const slots = 10;
/** What the touch screen has on which axis: 0 to `max`. */
export const absoluteAxes: readonly { readonly label: string; readonly code: number; readonly max: number }[] = [
  { label: 'ABS_MT_SLOT', code: abs.codes.ABS_MT_SLOT, max: slots - 1 },
  { label: 'ABS_MT_POSITION_X', code: abs.codes.ABS_MT_POSITION_X, max: farthest },
  { label: 'ABS_MT_POSITION_Y', code: abs.codes.ABS_MT_POSITION_Y, max: farthest },
  { label: 'ABS_MT_TRACKING_ID', code: abs.codes.ABS_MT_TRACKING_ID, max: 0xffff },
];

/** Lifts a finger in place of naming it. */
const NONE = -1;

interface Slot {
  id: number;
  x: number;
  y: number;
}

/** The driver of the touch screen: what its events, in protocol B of the kernel's multi-touch, make of fingers. */
export class MultiTouch {
  readonly #slots: Slot[] = Array.from({ length: slots }, () => ({ id: NONE, x: 0, y: 0 }));
  /** Fingers the screen was told of. */
  readonly #down = new Map<number, { readonly x: number; readonly y: number }>();
  #slot = 0;

  /** @returns what the screen is to be told of once a report is complete */
  take(type: number, code: number, value: number, size: { width: number; height: number }): TouchEvent[] {
    if (type === syn.number && code === syn.codes.SYN_REPORT) return this.#report(size);
    const slot = this.#slots[this.#slot];
    if (type !== abs.number || slot === undefined) return [];
    if (code === abs.codes.ABS_MT_SLOT && value >= 0 && value < slots) this.#slot = value;
    // The kernel's values are 32 bits: 4294967295 is -1.
    if (code === abs.codes.ABS_MT_TRACKING_ID) slot.id = value | 0;
    if (code === abs.codes.ABS_MT_POSITION_X || code === abs.codes.ABS_X) slot.x = value;
    if (code === abs.codes.ABS_MT_POSITION_Y || code === abs.codes.ABS_Y) slot.y = value;
    return [];
  }

  #report({ width, height }: { width: number; height: number }): TouchEvent[] {
    return this.#slots.flatMap((slot, finger): TouchEvent[] => {
      const at = { x: Math.round((slot.x * width) / farthest), y: Math.round((slot.y * height) / farthest) };
      const was = this.#down.get(finger);
      if (slot.id === NONE) {
        this.#down.delete(finger);
        return was === undefined ? [] : [{ type: 'up', ...was, timeMs: 0, finger }];
      }
      this.#down.set(finger, at);
      if (was === undefined) return [{ type: 'down', ...at, timeMs: 0, finger }];
      return was.x === at.x && was.y === at.y ? [] : [{ type: 'move', ...at, timeMs: 0, finger }];
    });
  }
}
