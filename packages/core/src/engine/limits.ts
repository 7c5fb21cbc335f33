import type { RunManifest } from '../contracts/records.ts';
import type { Reporter } from '../contracts/reporter.ts';
import type { RunStore } from '../contracts/store.ts';
import type { Clock } from './clock.ts';

/** What a run may use. It ends in good order when it has used one up, and can be gone on with. */
export interface RunLimits {
  /** Dollars that its models cost, as far as their prices are known; in all, also before it was gone on with. */
  readonly usd?: number;
  /** Tokens in and out, in all. */
  readonly tokens?: number;
  /** Minutes since it was begun, or last gone on with. */
  readonly minutes?: number;
}

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
    readonly time: Clock;
    readonly onReached: (reason: string) => void;
  },
): Promise<LimitWatch> {
  const { usd, tokens, minutes } = limits;
  const { store, manifest, time, onReached } = options;
  const over = new AbortController();
  const used = usd === undefined && tokens === undefined ? { usd: 0, tokens: 0 } : await usedBefore(store, manifest.id);
  let isReached = false;
  const check = () => {
    const reason = reasonOf(limits, used);
    if (reason === undefined || isReached) return;
    isReached = true;
    onReached(reason);
  };
  if (minutes !== undefined) {
    time.sleep(minutes * 60_000, over.signal).then(
      () => {
        if (!isReached) onReached(`the run has taken the ${minutes} minutes it may take`);
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
        used.usd += usage?.costUsd ?? 0;
        used.tokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
        check();
      },
    },
    dispose: () => over.abort(),
  };
}

interface Used {
  usd: number;
  tokens: number;
}

/** By the latest attempts: an episode that was cut off has no result, but its steps have been paid for. */
async function usedBefore(store: RunStore, runId: string): Promise<Used> {
  const used: Used = { usd: 0, tokens: 0 };
  const add = (usage: { costUsd?: number; inputTokens?: number; outputTokens?: number } | undefined) => {
    used.usd += usage?.costUsd ?? 0;
    used.tokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  };
  for await (const { id, attempt, result } of store.readEpisodes(runId)) {
    if (result !== undefined) add(result.usage);
    else for await (const { usage } of store.readSteps(runId, id, attempt)) add(usage);
  }
  return used;
}

function reasonOf({ usd, tokens }: RunLimits, used: Used): string | undefined {
  if (usd !== undefined && used.usd >= usd)
    return `the run has cost $${used.usd.toFixed(2)} of the $${usd} it may cost`;
  if (tokens !== undefined && used.tokens >= tokens)
    return `the run has used ${used.tokens.toLocaleString('en')} of ${tokens.toLocaleString('en')} tokens`;
  return undefined;
}
