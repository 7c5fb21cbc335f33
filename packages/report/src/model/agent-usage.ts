import { sumUsage, totalTokens } from '@androidworld/core/results';
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
  const own = episodes.filter((episode) => episode.agent === agent);
  const usage = own.map((episode) => episode.usage).reduce(sumUsage, undefined);
  const [tokens, costUsd] = [totalTokens(usage), usage?.costUsd];
  const durationMs = own.reduce((sum, episode) => sum + (episode.durationMs ?? 0), 0);
  const solved = own.filter(({ status }) => status === 'passed').length;
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
