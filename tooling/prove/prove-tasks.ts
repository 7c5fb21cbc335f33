import type { AnyTask, Device, Suite } from '../../packages/core/src/index.ts';
import { type Proof, type ProveOptions, proveTask } from '../../packages/core/src/testing/index.ts';
import { phoneState } from './phone-state.ts';

export interface Claim {
  readonly suite: Suite;
  readonly task: AnyTask;
  readonly seeds: readonly number[];
  readonly solutionSeeds: readonly number[];
}

export interface ProvedTask extends Claim {
  readonly proofs: readonly Proof[];
}

/**
 * Proves tasks on all devices at once: each device takes the next task when it is free.
 *
 * @param onProved is told of each task as it is done, in no particular order
 * @returns in the order of `claims`
 */
export async function proveTasks(
  claims: readonly Claim[],
  devices: readonly Device[],
  options: Pick<ProveOptions, 'thorough'> & {
    onProved(proved: ProvedTask, durationMs: number): void;
    readonly signal: AbortSignal;
  },
): Promise<ProvedTask[]> {
  const { onProved, ...common } = options;
  const proved: ProvedTask[] = [];
  const queue = claims.entries();
  const work = async (device: Device) => {
    for (const [place, claim] of queue) {
      const startMs = performance.now();
      const { task, suite, seeds, solutionSeeds } = claim;
      const openDevice = async () => device;
      const given = { ...phoneState, ...common, suite, seeds, solutionSeeds };
      const proofs = await proveTask(task, { ...given, openDevice, keepOpen: true });
      const done = { ...claim, proofs };
      proved[place] = done;
      onProved(done, performance.now() - startMs);
    }
  };
  await Promise.all(devices.map(work));
  return proved;
}
