import type { EpisodeError } from '../contracts/records.ts';
import type { EpisodeContext } from './episode-context.ts';
import { episodeError } from './episode-error.ts';
import { isDeviceFault } from './retry-policy.ts';
import { enginePhase, type PhaseContext, type PhasePlace, taskPhase } from './task-phase.ts';

/** What takes back a part of the set-up. */
export interface Cleanup {
  readonly what: string;
  run(context: PhaseContext): Promise<void> | undefined;
}

/**
 * Undoes in reverse; each part runs whatever became of the others, as long as the device answers. The first error is
 * returned, further ones logged.
 *
 * @param error what ended the attempt, if something went wrong
 */
export async function tearDown(
  episodeContext: EpisodeContext,
  error: EpisodeError | undefined,
): Promise<EpisodeError | undefined> {
  const { cleanups, phases, log } = episodeContext;
  // An interrupted episode is torn down all the same: it has no signal but its deadline.
  const place = { ...episodeContext, signal: new AbortController().signal };
  let first: EpisodeError | undefined;
  let inDoubt = isDeviceFault(error);
  await phases.run('tearDown', async () => {
    for (const [index, { what, run }] of cleanups.toReversed().entries()) {
      if (inDoubt && !(await answers(place))) {
        log(
          'tearDown.skipped',
          `The device does not answer: ${cleanups.length - index} parts of the tear-down were left out`,
        );
        return;
      }
      inDoubt = false;
      try {
        await taskPhase(what, place, async (context) => run(context));
      } catch (error) {
        const found = episodeError(error, 'tearDown');
        inDoubt = isDeviceFault(found);
        if (first !== undefined) log('tearDown.failed', found.message, { code: found.code });
        first ??= found;
      }
    }
  });
  return first;
}

/** Each part of a tear-down may wait for minutes: what hangs is asked first. */
async function answers(place: PhasePlace): Promise<boolean> {
  try {
    const limitMs = Math.min(place.deadlines.callMs, 10_000);
    await enginePhase('Asking the device', place, ({ device }) => device.observe({ screenshot: false }), { limitMs });
    return true;
  } catch {
    // Why is known already: it is asked because a call failed.
    return false;
  }
}
