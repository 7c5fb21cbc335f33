import type { Agent } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { NearMiss, NearMissContext } from '../contracts/task.ts';
import { runSolution } from '../engine/solution-ui.ts';
import { plural } from '../messages/plural.ts';
import { createRandom } from '../planning/random.ts';
import { type Bench, expectUnchanged, observes, play, problemOf, prove } from './bench.ts';
import type { Proof } from './proof.ts';
import type { StateSnapshot } from './state-snapshot.ts';

/** @param before of the phone, to be compared with what each tear-down leaves: given if it is to be thorough */
export async function proveNearMisses(
  benches: readonly Bench[],
  further: readonly Bench[],
  before?: StateSnapshot,
): Promise<Proof[]> {
  const [first] = benches;
  const proofs: Proof[] = [];
  for (const nearMiss of first?.task.nearMisses ?? []) {
    const own: Proof[] = [];
    for (const bench of before === undefined ? [...benches, ...further] : benches) {
      const proof = await proveNearMiss(bench, nearMiss, before);
      own.push(proof);
      if (before === undefined && proof.skipped === undefined) break;
    }
    proofs.push(...mustApply(own, before !== undefined));
  }
  return proofs;
}

async function proveNearMiss(bench: Bench, nearMiss: NearMiss, before?: StateSnapshot): Promise<Proof> {
  const skip: { reason?: string } = {};
  const test = async () => {
    const agent = nearMissAgent(nearMiss, bench, skip);
    // It shows what the score says of a state: getting there may take more steps than the solution has.
    const task = { ...bench.task, stepBudget: bench.task.stepBudget * 2 };
    const result = await play(bench, { task, agent, isRight: isMissed });
    if (skip.reason !== undefined) return undefined;
    const problem = problemOf(result, isMissed);
    if (problem !== undefined) return problem;
    if (bench.seen.last?.performed === 0)
      return 'it took no action: it does nothing, or should `skip` saying why it does not apply';
    return before && (await expectUnchanged(bench, before));
  };
  const proof = await prove(bench, { kind: 'nearMiss', nearMiss: nearMiss.name }, test);
  return skip.reason === undefined ? proof : { ...proof, skipped: skip.reason };
}

/** Of one near miss: what applies to too few instances proves too little. */
function mustApply(proofs: readonly Proof[], thorough: boolean): readonly Proof[] {
  const skipped = proofs.filter((proof) => proof.skipped !== undefined);
  const applied = proofs.length - skipped.length;
  if (applied > (thorough ? proofs.length / 2 : 0)) return proofs;
  const reasons = [...new Set(skipped.map((proof) => proof.skipped))].join('; ');
  const found = `it applies to ${applied} of ${plural(proofs.length, 'instance')} only: ${reasons}`;
  return proofs.map((proof) => (proof === skipped.at(-1) ? { ...proof, holds: false, found } : proof));
}

function isMissed(score: number): boolean {
  return score < 1;
}

function nearMissAgent(nearMiss: NearMiss, { instance, device, seed }: Bench, skip: { reason?: string }): Agent {
  return {
    name: 'near miss',
    observes,
    privileges: ['device'],
    async *run(run) {
      const { signal, log } = run;
      const context: NearMissContext = {
        device: run.device ?? device,
        signal,
        log,
        random: createRandom(seed).fork('nearMiss'),
        skip(reason) {
          skip.reason = reason;
          throw new AndroidWorldError('AW_TASK_FAILED', `The near miss "${nearMiss.name}" does not apply: ${reason}`);
        },
      };
      return yield* runSolution((ui) => nearMiss.run(ui, instance.params, context), run);
    },
  };
}
