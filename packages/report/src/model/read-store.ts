import { EpisodeAggregator, type RunStore, type StoredEpisode } from '@androidworld/core';
import { REPORT_FORMAT_VERSION, type Report, type ReportEpisode, reportSchema } from './report-model.ts';

/**
 * Reads a run into the model of the reports. Steps are not part of it, so it stays small: some kB per episode.
 *
 * @throws RUN_NOT_FOUND
 * @throws {z.ZodError} if the store holds records of another shape
 */
export async function readReport(
  store: Pick<RunStore, 'readRun' | 'readEpisodes'>,
  runId: string | 'last',
): Promise<Report> {
  const { manifest, finishedAt, devices } = await store.readRun(runId);
  const aggregator = new EpisodeAggregator();
  const episodes: ReportEpisode[] = [];
  for await (const episode of store.readEpisodes(manifest.id)) {
    aggregator.add(episode);
    episodes.push(reportEpisode(episode));
  }
  const { id, startedAt, configHash, config, versions, plan } = manifest;
  // What a store holds was written earlier, perhaps by another version, perhaps by others: parsed, not trusted.
  return reportSchema.parse({
    format: 'androidworld-report',
    version: REPORT_FORMAT_VERSION,
    run: { id, startedAt, finishedAt, configHash, config, versions, planned: plan.length, devices },
    episodes,
    aggregates: aggregator.aggregates(),
  });
}

/** Members that have no value are `undefined` here; parsing leaves them so, and JSON leaves them out. */
function reportEpisode({ result, runId: _run, ...episode }: StoredEpisode): ReportEpisode {
  return {
    ...episode,
    goal: result?.goal ?? episode.goal,
    apps: [...episode.apps],
    tags: [...episode.tags],
    agentPowers: [...episode.agentPowers],
    status: result?.status ?? 'unfinished',
    score: result?.score,
    stateScore: result?.stateScore,
    declared: result?.declared,
    answer: result?.answer,
    error: result?.error,
    tearDownError: result?.tearDownError,
    steps: result?.steps ?? 0,
    durationMs: result?.durationMs,
    durations: result?.durations,
    usage: result?.usage,
  };
}
