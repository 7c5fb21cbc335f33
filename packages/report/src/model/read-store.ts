import { AndroidWorldError } from '@androidworld/core';
import { describeIssues } from '@androidworld/core/internals';
import { EpisodeAggregator, type StoredEpisode } from '@androidworld/core/results';
import type { z } from 'zod';
import { mergeRuns, type RunSource } from './merge-runs.ts';
import { REPORT_FORMAT_VERSION, type Report, type ReportEpisode, reportSchema } from './report-model.ts';

/**
 * Reads a run into the model of the reports. Steps are not part of it, so it stays small: some kB per episode.
 *
 * @throws AW_RUN_NOT_FOUND
 * @throws AW_STORE_INVALID if the store holds records of another shape, naming the run and the episode
 */
export async function readReport(store: RunSource['store'], runId: string | 'last'): Promise<Report> {
  return (await readMergedReport([{ store, runId }])).report;
}

/** Where an episode of a report is stored. */
export interface EpisodeOrigin {
  /** Place of its run in the list that was read. */
  readonly source: number;
  readonly runId: string;
  readonly episodeId: string;
}

/**
 * Reads several runs into one report: shards of a plan as one run, others side by side, each agent with its run.
 *
 * @returns the report, and where each of its episodes came from
 * @throws as `readReport`
 */
export async function readMergedReport(
  sources: readonly RunSource[],
): Promise<{ readonly report: Report; readonly origins: readonly EpisodeOrigin[] }> {
  const merged = await mergeRuns(sources);
  const { manifest, finishedAt, devices } = merged.run;
  const aggregator = new EpisodeAggregator();
  const episodes: ReportEpisode[] = [];
  const origins: EpisodeOrigin[] = [];
  for await (const { episode, source, id: episodeId } of merged.episodes()) {
    aggregator.add(episode);
    const what = `Episode "${episode.id}" of run "${episode.runId}"`;
    episodes.push(parsed(episodeSchema, reportEpisode(episode), what));
    origins.push({ source, runId: episode.runId, episodeId });
  }
  const { id, startedAt, configHash, config, versions, plan } = manifest;
  const frame = {
    format: 'androidworld-report',
    version: REPORT_FORMAT_VERSION,
    run: { id, startedAt, finishedAt, configHash, config, versions, planned: plan.length, devices },
    aggregates: aggregator.aggregates(),
  };
  const { format, version, run, aggregates } = parsed(frameSchema, frame, `Run "${id}"`);
  return { report: { format, version, run, episodes, aggregates }, origins };
}

// What a store holds was written earlier, perhaps by another version, perhaps by others: parsed, not trusted. One by one, so
// that of thousands of episodes no second copy is kept.
const episodeSchema = reportSchema.shape.episodes.element;
const frameSchema = reportSchema.omit({ episodes: true });

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, what: string): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = describeIssues(result.error.issues, value);
  throw new AndroidWorldError(
    'AW_STORE_INVALID',
    `${what} is stored in another form than this release reads:\n  ${problems.join('\n  ')}\nRead it with the release that ran it, or run it again`,
    { details: { problems }, cause: result.error },
  );
}

/** Members that have no value are `undefined` here; parsing leaves them so, and JSON leaves them out. */
function reportEpisode({ result, runId: _run, ...episode }: StoredEpisode): ReportEpisode {
  return {
    ...episode,
    goal: result?.goal ?? episode.goal,
    apps: [...episode.apps],
    tags: [...episode.tags],
    agentPrivileges: [...episode.agentPrivileges],
    status: result?.status ?? 'unfinished',
    score: result?.score,
    stateScore: result?.stateScore,
    reason: result?.reason,
    endReason: result?.endReason,
    answer: result?.answer,
    error: result?.error,
    tearDownError: result?.tearDownError,
    steps: result?.steps ?? 0,
    durationMs: result?.durationMs,
    durations: result?.durations,
    usage: result?.usage,
  };
}
