import { goBy, nextTurn, phoneTime, SteppedClock, tellScrollingAtOnce } from '@androidworld/app-sdk/host';
import { options } from 'preact';
import { injectRandom } from '../../system/random/inject-random.ts';
import { PhoneRandom } from '../../system/random/phone-random.ts';

/** The page's clock when the phone's time stands still. */
let clock: SteppedClock | undefined;

export function standingClock(): SteppedClock | undefined {
  return clock;
}

/** From now on the phone's time stands still here, and goes on when the phone lets it. */
export function standStill(atMs: number): void {
  clock = new SteppedClock(atMs);
  goBy(clock);
  // Effects run when what they belong to has been put in place, and do not wait for a frame that is drawn when it may.
  options.requestAnimationFrame = nextTurn;
  tellScrollingAtOnce();
  injectRandom(window, new PhoneRandom('page', phoneTime));
}

/** Does what is due at this moment of a time that stands still. */
export function runDue(): void {
  while (clock?.runNext());
}
