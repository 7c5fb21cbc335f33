// What a run leaves: its records, where they are kept, and what they come to.

export { agentPrivileges } from '../contracts/agent.ts';
export { deviceKinds } from '../contracts/device.ts';
export { errorAudiences } from '../contracts/errors.ts';
export type {
  EndReason,
  EpisodeError,
  EpisodeFacts,
  EpisodePhase,
  EpisodeResult,
  EpisodeStatus,
  PlannedEpisode,
  RunEvent,
  RunManifest,
  RunSummary,
  StepRecord,
  StepScreen,
  StoredEpisode,
  StoredRun,
  StoredStep,
} from '../contracts/records.ts';
export { endReasons, episodePhases, episodeStatuses } from '../contracts/records.ts';
export type { Reporter, RunningEpisode } from '../contracts/reporter.ts';
export type { EpisodeWriter, RunStore, RunWriter, StartedEpisode } from '../contracts/store.ts';
export { difficulties } from '../contracts/task.ts';
export type { Verdict } from '../contracts/verdict.ts';
export { mustRunAgain } from '../engine/retry-policy.ts';
export { sumUsage, totalTokens } from '../engine/sum-usage.ts';
export type { AgentAggregates, Aggregates, Breakdown, Group, TaskGroup } from '../results/aggregate.ts';
export { aggregate, EpisodeAggregator } from '../results/aggregate.ts';
export type { Cluster } from '../results/clustered-rate.ts';
export { clusteredRate } from '../results/clustered-rate.ts';
export type { DurationSummary } from '../results/durations.ts';
export type { Mean } from '../results/mean.ts';
export { mean } from '../results/mean.ts';
export type { PassK } from '../results/pass-k.ts';
export type { Summary, TaskMean } from '../results/summary.ts';
export type { Rate } from '../results/wilson-interval.ts';
export { wilsonInterval } from '../results/wilson-interval.ts';
