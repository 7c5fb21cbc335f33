import type { RunLimits } from '../config/define-config.ts';
import type { Usage } from '../contracts/agent.ts';
import type { RunManifest } from '../contracts/records.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { RunStore } from '../contracts/store.ts';
import { plural } from '../messages/plural.ts';
import type { Clock } from '../wait/clock.ts';
import { sumUsage, totalTokens } from './sum-usage.ts';

export interface LimitWatch {
  readonly reporter: Reporter;
  /** Switches the clock off. */
  dispose(): void;
}

/**
 * Watches what a run uses.
 *
 * @param onReached is told once, e.g. `the run has used 1,204 of 1,000 tokens`
 */
export async function watchLimits(
  limits: RunLimits,
  options: {
    readonly store: RunStore;
    readonly manifest: RunManifest;
    readonly clock: Clock;
    readonly onReached: (reason: string) => void;
  },
): Promise<LimitWatch> {
  const { usd, tokens, minutes } = limits;
  const { store, manifest, clock, onReached } = options;
  const over = new AbortController();
  let used = usd === undefined && tokens === undefined ? undefined : await usedBefore(store, manifest.id);
  let isReached = false;
  const check = () => {
    const reason = reasonOf(limits, used);
    if (reason === undefined || isReached) return;
    isReached = true;
    onReached(reason);
  };
  if (minutes !== undefined) {
    clock.sleep(minutes * 60_000, over.signal).then(
      () => {
        if (!isReached) onReached(`the run has taken the ${plural(minutes, 'minute')} it may take`);
        isReached = true;
      },
      () => undefined, // The run ended first and switched it off.
    );
  }
  return {
    reporter: {
      name: 'limits',
      onRunStart: check,
      onStep(_, { usage }) {
        used = sumUsage(used, usage);
        check();
      },
    },
    dispose: () => over.abort(),
  };
}

/** By the latest attempts: an episode that was cut off has no result, but its steps have been paid for. */
async function usedBefore(store: RunStore, runId: string): Promise<Usage | undefined> {
  let used: Usage | undefined;
  for await (const { id, attempt, result } of store.readEpisodes(runId)) {
    if (result !== undefined) used = sumUsage(used, result.usage);
    else for await (const { usage } of store.readSteps(runId, id, attempt)) used = sumUsage(used, usage);
  }
  return used;
}

function reasonOf({ usd, tokens }: RunLimits, used: Usage | undefined): string | undefined {
  const [usedUsd, usedTokens] = [used?.costUsd ?? 0, totalTokens(used)];
  if (usd !== undefined && usedUsd >= usd) return `the run has cost $${usedUsd.toFixed(2)} of the $${usd} it may cost`;
  if (tokens !== undefined && usedTokens >= tokens)
    return `the run has used ${usedTokens.toLocaleString('en')} of ${tokens.toLocaleString('en')} tokens`;
  return undefined;
}
