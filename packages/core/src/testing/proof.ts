import type { Testimony } from './witness.ts';

/** What is proved of a task; `claims` says it in words. */
export type ProofKind = 'solution' | 'tearDown' | 'noop' | 'nearMiss' | 'afterCrash';

/** One thing proved of a task, or not. */
export interface Proof {
  /** Its name. */
  readonly task: string;
  /** Of the instance it was tried with. */
  readonly seed: number;
  /** What was tried. */
  readonly kind: ProofKind;
  /** Name of the near miss. */
  readonly nearMiss?: string;
  /** e.g. `its solution scores 1` */
  readonly claim: string;
  /** True, too, for a near miss that was skipped. */
  readonly holds: boolean;
  /** What was found instead. */
  readonly found?: string;
  /** Why a near miss does not apply to this instance: nothing was proved of it then, and nothing refuted. */
  readonly skipped?: string;
  /** Of the last episode played, where it does not hold. */
  readonly seen?: Testimony;
  /** Milliseconds it took to prove. */
  readonly durationMs: number;
}

/** What is claimed of a task by each kind of proof. */
export const claims = {
  solution: 'its solution scores 1',
  tearDown: 'its tear-down leaves the phone as it was',
  noop: 'doing nothing scores 0',
  nearMiss: 'near miss scores below 1',
  afterCrash: 'its set-up works on what a crashed episode left',
} as const satisfies Record<ProofKind, string>;

/** One line per proof; of one that does not hold, what was found, the steps and the picture of the last screen. */
export function renderProofs(proofs: readonly Proof[]): string {
  return proofs
    .map(({ task, seed, claim, holds, found, skipped, seen }) => {
      const verdict = holds ? (skipped === undefined ? 'holds' : 'skips') : 'FAILS';
      const line = `${verdict}  ${task}, seed ${seed}: ${claim}${holds && skipped !== undefined ? ` (${skipped})` : ''}`;
      if (found === undefined) return line;
      const steps =
        seen === undefined || seen.steps.length === 0 ? [] : ['steps:', ...seen.steps.map((step) => `  ${step}`)];
      const picture = seen?.picture === undefined ? [] : [`last screen: ${seen.picture}`];
      return [
        line,
        ...[`found: ${found}`, ...steps, ...picture]
          .join('\n')
          .split('\n')
          .map((each) => `       ${each}`),
      ].join('\n');
    })
    .join('\n');
}
