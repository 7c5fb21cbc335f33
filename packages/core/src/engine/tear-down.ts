import type { Device } from '../contracts/device.ts';
import type { EpisodeError } from '../contracts/records.ts';
import { episodeError } from './episode-error.ts';
import type { Phases } from './phases.ts';
import { isDeviceFault } from './retry-policy.ts';
import { enginePhase, type Limited, taskPhase } from './task-phase.ts';

/** What takes back a part of the set-up. */
export interface Cleanup {
  readonly what: string;
  run(context: { device: Device; signal: AbortSignal }): Promise<void> | undefined;
}

export interface TearDownOptions {
  readonly phases: Phases;
  /** What ended the attempt, if something went wrong. */
  readonly error: EpisodeError | undefined;
  log(kind: string, message: string, data?: Readonly<Record<string, unknown>>): void;
}

/**
 * Undoes in reverse; each part runs whatever became of the others, as long as the device answers. The first error is
 * returned, further ones logged.
 */
export async function tearDown(
  cleanups: readonly Cleanup[],
  context: Limited & TearDownOptions,
): Promise<EpisodeError | undefined> {
  const { phases, log } = context;
  // An interrupted episode is torn down all the same: it has no signal but its deadline.
  const limited = { ...context, signal: new AbortController().signal };
  let first: EpisodeError | undefined;
  let inDoubt = isDeviceFault(context.error);
  await phases.run('tearDown', async () => {
    for (const [index, { what, run }] of cleanups.toReversed().entries()) {
      if (inDoubt && !(await answers(limited))) {
        log(
          'tearDown.skipped',
          `The device does not answer: ${cleanups.length - index} parts of the tear-down were left out`,
        );
        return;
      }
      inDoubt = false;
      try {
        await taskPhase(what, limited, async (context) => run(context));
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
async function answers(limited: Limited): Promise<boolean> {
  try {
    const limitMs = Math.min(limited.deadlines.callMs, 10_000);
    await enginePhase('Asking the device', { ...limited, limitMs }, ({ device }) =>
      device.observe({ screenshot: false }),
    );
    return true;
  } catch {
    // Why is known already: it is asked because a call failed.
    return false;
  }
}
