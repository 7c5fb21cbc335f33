import { hostNow, motions, phoneLink, webFrames } from '@androidworld/app-sdk/host';
import type { Advanced, AdvanceOptions } from '../../system/time/simulated-time.ts';
import { rest } from './rest.ts';
import { runDue, standingClock } from './standing-clock.ts';

/** What does not come to rest at a moment is left to itself after so long, by the computer's clock. */
const restMs = 15_000;

/**
 * Goes on with a time that stands still, as far as `limitMs`, from one thing that falls due to the next. It ends sooner
 * when something has been asked of the phone, which may have planned something meanwhile.
 */
export async function advance(limitMs: number, { until }: AdvanceOptions): Promise<Advanced> {
  const clock = standingClock();
  if (clock === undefined) throw new Error('The time of this page runs by itself');
  const { calls } = phoneLink;
  const began = hostNow();
  const comesToRest = (draws: boolean) => rest(Math.max(1, restMs - (hostNow() - began)), { flings: false, draws });
  const moves = () => {
    const isDrawing = clock.awaitingFrame > (motions.running ? 1 : 0);
    return isDrawing || (until === 'still' && (motions.running || webFrames.isMoving));
  };
  for (;;) {
    let busy = await comesToRest(false);
    // Frames on the way are nobody's to see: the browser draws the one at the end.
    if (until !== 'limit' && phoneLink.calls === calls && !moves()) busy = await comesToRest(true);
    const [isMoving, hasAsked] = [moves(), phoneLink.calls !== calls];
    const report = (): Advanced => ({ nowMs: clock.uptime(), isMoving, hasAsked, busy });
    if (hasAsked || (until !== 'limit' && !isMoving)) return report();
    const nextMs = Math.min(clock.nextMs ?? Number.POSITIVE_INFINITY, webFrames.nextMs);
    const untilMs = Math.min(nextMs, limitMs);
    const goesOn = untilMs > clock.uptime();
    clock.moveTo(untilMs);
    if (goesOn) await webFrames.moveTo(clock.uptime());
    if (nextMs > limitMs) return report();
    runDue();
  }
}
