import { fingersTold } from '../page/chromiums-input.ts';
import { hostNow } from './bridge-time.ts';
import { committed } from './committed.ts';
import { standsStill } from './standing-clock.ts';

// Where time stands still, Chromium draws frames as fast as it can. But one in which nothing has changed lasts until its
// time is over, 16 ms of the computer's, and what waits for a frame waits for its end: this page at rest, and Chromium
// before it tells of a finger. One with which the compositor takes the page anew ends when it has (`page/hurry-frame.ts`
// does the same for the phone's own page, where something may be put that nobody sees).

/** Milliseconds of the computer's. What is told of a finger comes in a tenth of it, unless the computer is busy. */
const fingerMs = 50;

/** Has the next frame end as soon as it is drawn. */
export function hurryFrame(): void {
  if (standsStill()) void committed();
}

/** Has frames end soon until the finger is there that Chromium is about to tell of. */
export async function hurryUntilFinger(): Promise<void> {
  const [before, began] = [fingersTold(), hostNow()];
  while (fingersTold() === before && hostNow() - began < fingerMs) await committed();
}
