import { frameDrawn } from '@androidworld/app-sdk/host';
import { fingersTold } from './chromiums-input.ts';
import { openDot } from './open-dot.ts';
import { standingClock } from './standing-clock.ts';

// Where time stands still, Chromium draws frames as fast as it can. But one in which nothing has changed lasts until its
// time is over, 16 ms of the computer's, and what waits for a frame waits for its end: this page at rest, and Chromium
// before it tells of a finger. One in which something has changed ends when it is drawn. So something changes that is
// nothing to be seen: no tile is drawn for it.

/** As many frames as Chromium has been seen to wait for before it tells of a finger, and one more. */
const mostFrames = 4;

/** A colour too faint for any screen. */
const UNSEEN = 'will-change: opacity; background: rgb(0 0 0 / 0.001)';

let dot: HTMLElement | undefined;
let changes = 0;

/** Has the next frame end as soon as it is drawn. */
export function hurryFrame(): void {
  if (standingClock() === undefined) return;
  dot ??= openDot(UNSEEN);
  changes += 1;
  dot.style.opacity = String(1 - (changes % 100) / 200);
}

/** Has frames end soon until the finger is there that Chromium is about to tell of. */
export async function hurryUntilFinger(): Promise<void> {
  const before = fingersTold();
  for (let frame = 0; frame < mostFrames && fingersTold() === before; frame += 1) {
    hurryFrame();
    await frameDrawn();
  }
}
