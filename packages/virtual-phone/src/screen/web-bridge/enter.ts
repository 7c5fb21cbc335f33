import { injectRandom } from '../../system/random/inject-random.ts';
import { followBrowserWork } from './browser-work.ts';
import { tellOfDevice } from './device-facts.ts';
import { followElements } from './fetched-elements.ts';
import { type FrameDoor, openDoor } from './frame-door.ts';
import { setDoor } from './page-door.ts';
import { injectPageMoments } from './page-moments.ts';
import { injectTime, runningPageTime } from './page-time.ts';
import { standingPageTime } from './standing-page-time.ts';
import { prepareWorkers } from './workers.ts';

/** Text of `worker/begin-worker.ts`, bundled; put here by the build. */
declare const WORKER_SCRIPT: string;

/** Gives this window the phone's time, randomness and device in place of the computer's, and lets frames within join. */
export function enter(door: FrameDoor): void {
  const { standing, clockOffsetMs } = door;
  if (standing === undefined) {
    const time = runningPageTime(window, clockOffsetMs);
    const { Date: PhoneDate } = time;
    injectTime(window, time);
    injectPageMoments(window, { epochMs: () => PhoneDate.now(), sinceStartMs: undefined });
  } else {
    const { clock, random } = standing;
    const time = standingPageTime(clock, window, clockOffsetMs);
    injectTime(window, time);
    injectPageMoments(window, { epochMs: () => clock.epochMs() + clockOffsetMs, sinceStartMs: time.performanceNow });
    injectRandom(window, random);
  }
  tellOfDevice(window);
  followBrowserWork(door.stir);
  followElements(door.stir);
  prepareWorkers({ script: WORKER_SCRIPT, clockOffsetMs, standing });
  setDoor(door);
  openDoor(door);
}
