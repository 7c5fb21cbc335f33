import type { ReportEpisode } from './report-model.ts';

/** What an agent's episodes took, whether they were scored or not. */
export interface AgentUsage {
  /** Into and out of models; 0 where no model was asked. */
  readonly tokens: number;
  /** `undefined` where no price is known. */
  readonly costUsd: number | undefined;
  /** Of all its episodes together. */
  readonly durationMs: number;
  /** Each of these divided by the solved episodes (score 1); `undefined` when none is. */
  readonly perSolved:
    | { readonly tokens: number; readonly costUsd: number | undefined; readonly durationMs: number }
    | undefined;
}

export function agentUsage(agent: string, episodes: readonly ReportEpisode[]): AgentUsage {
  let [tokens, durationMs, solved] = [0, 0, 0];
  let costUsd: number | undefined;
  for (const { agent: name, usage, status, durationMs: lasted = 0 } of episodes) {
    if (name !== agent) continue;
    tokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
    if (usage?.costUsd !== undefined) costUsd = (costUsd ?? 0) + usage.costUsd;
    durationMs += lasted;
    if (status === 'passed') solved += 1;
  }
  const perSolved =
    solved === 0
      ? undefined
      : {
          tokens: tokens / solved,
          costUsd: costUsd === undefined ? undefined : costUsd / solved,
          durationMs: durationMs / solved,
        };
  return { tokens, costUsd, durationMs, perSolved };
}
