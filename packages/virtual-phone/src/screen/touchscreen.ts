import type { CDPSession } from 'playwright-core';
import { hostWallMs } from '../system/time/host-time.ts';
import type { PhoneTime } from '../system/time/phone-time.ts';
import type { ScreenControl } from './protocol.ts';

type Gesture = Parameters<ScreenControl['touch']>[0];

const TYPES = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const;

export interface Touchscreen {
  perform(gesture: Gesture): Promise<void>;
}

/** A finger that moves or leaves this soon is told of together with its coming down. */
const TAP_MS = 50;

/**
 * A finger on the screen. Gestures are played in the phone's time: long presses and flings are told apart by when events
 * happen. One may go on in the next call (`input motionevent`); what begins without a finger on the screen is ignored.
 */
export function openTouchscreen(cdp: CDPSession, time: PhoneTime): Touchscreen {
  let touching = false;
  return {
    async perform(gesture) {
      const startMs = time.uptime();
      const startEpochMs = hostWallMs();
      const taken: Promise<unknown>[] = [];
      let isDue = false;
      for (const [place, { type, x, y, timeMs }] of gesture.entries()) {
        const next = gesture[place + 1];
        // A busy computer that comes between the two would make a long press of a tap.
        const goesWithNext = type === 'down' && next !== undefined && next.timeMs - timeMs <= TAP_MS;
        const waitMs = (goesWithNext ? next.timeMs : timeMs) - (time.uptime() - startMs);
        if (waitMs > 0 && !isDue) await time.wait(waitMs);
        isDue = goesWithNext;
        if (touching === (type === 'down')) continue;
        touching = type === 'down' || type === 'move';
        const touchPoints = touching ? [{ x, y }] : [];
        // By the clock of Chromium. The speed of a fling is that of the gesture, however late this busy computer sends it.
        const timestamp = (startEpochMs + timeMs) / 1000;
        // The page takes movements once per frame: waiting for each would make a drag last twice as long.
        const sent = cdp.send('Input.dispatchTouchEvent', { type: TYPES[type], touchPoints, timestamp });
        // A page that goes in the middle of a gesture is told of at its end, and must not end this process before.
        sent.catch(() => undefined);
        taken.push(sent);
      }
      await Promise.all(taken);
    },
  };
}
