import { injectRandom } from '../../system/random/inject-random.ts';
import { followBrowserWork } from './browser-work.ts';
import { tellOfDevice } from './device-facts.ts';
import { type FrameDoor, openDoor } from './frame-door.ts';
import { setDoor } from './page-door.ts';
import { injectMoments } from './page-moments.ts';
import { injectTime, runningPageTime } from './page-time.ts';
import { standingPageTime } from './standing-page-time.ts';
import { prepareWorkers } from './workers.ts';

/** Gives this window the phone's time, randomness and device in place of the computer's, and lets frames within join. */
export function enter(door: FrameDoor): void {
  const { standing, clockOffsetMs } = door;
  if (standing === undefined) {
    const time = runningPageTime(window, clockOffsetMs);
    const { Date: PhoneDate } = time;
    injectTime(window, time);
    const epochMs = () => PhoneDate.now();
    injectMoments(window, { epochMs, sinceStartMs: undefined });
    prepareWorkers({ epochMs, random: undefined });
  } else {
    const { clock, random } = standing;
    const time = standingPageTime(clock, window, clockOffsetMs);
    injectTime(window, time);
    injectMoments(window, { epochMs: () => clock.epochMs() + clockOffsetMs, sinceStartMs: time.performanceNow });
    injectRandom(window, random);
    prepareWorkers({ epochMs: () => Math.floor(clock.epochMs() + clockOffsetMs), random });
  }
  tellOfDevice(window);
  followBrowserWork(door.stir);
  setDoor(door);
  openDoor(door);
}
