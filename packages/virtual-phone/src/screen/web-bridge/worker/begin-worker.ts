import { SteppedClock } from '@androidworld/app-sdk/host';
import { injectRandom } from '../../../system/random/inject-random.ts';
import { PhoneRandom } from '../../../system/random/phone-random.ts';
import { followBrowserWork } from '../browser-work.ts';
import { tellOfProcessor } from '../device-facts.ts';
import { injectMoments } from '../page-moments.ts';
import { injectTime, runningPageTime } from '../page-time.ts';
import { standingPageTime } from '../standing-page-time.ts';
import { prepareWorkers } from '../workers.ts';
import { answerForWorker } from './answer-for-worker.ts';
import type { WorkerFacts } from './worker-facts.ts';

/** Given by who starts the worker (`workers.ts`), around this script. */
declare const facts: WorkerFacts;

// Before the worker's own script, in its scope. It has no window, but the clocks, timers and chance of one.
const { clockOffsetMs, standing, script } = facts;
const scope = globalThis as Window & typeof globalThis;
tellOfProcessor(scope);
if (standing === undefined) {
  const time = runningPageTime(scope, clockOffsetMs);
  const { Date: PhoneDate } = time;
  injectTime(scope, time);
  injectMoments(scope, { epochMs: () => PhoneDate.now(), sinceStartMs: undefined });
  prepareWorkers({ script, clockOffsetMs, standing: undefined });
} else {
  const clock = new SteppedClock(standing.startMs);
  const time = standingPageTime(clock, scope, clockOffsetMs);
  const epochMs = () => clock.epochMs() + clockOffsetMs;
  const random = new PhoneRandom(`worker ${standing.seed}`, {
    now: () => Math.floor(epochMs()),
    uptime: () => clock.uptime(),
  });
  injectTime(scope, time);
  injectMoments(scope, { epochMs, sinceStartMs: time.performanceNow });
  injectRandom(scope, random);
  followBrowserWork();
  answerForWorker(standing.token, clock);
  prepareWorkers({ script, clockOffsetMs, standing: { clock, random } });
}
