import { setTimeout as sleep } from 'node:timers/promises';
import type { Usage } from '@androidworld/core/agent';
import { type RunStore, type StoredEpisode, type StoredStep, sumUsage } from '@androidworld/core/results';
import { describeAction } from '../html/viewer/describe-action.ts';
import type { LiveNews, LiveRun } from './live-run.ts';
import { summarizeRun } from './summarize-run.ts';

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** How often the store is asked. Default 500 ms. */
  readonly intervalMs?: number;
}

export interface LiveChange {
  readonly run: LiveRun;
  /** What happened since the change before: first in time first. */
  readonly news: readonly LiveNews[];
}

/** What is known of the steps of an attempt. */
export interface StepsSeen {
  readonly count: number;
  readonly last?: StoredStep;
  /** Absent while no model was asked. */
  readonly usage: Usage | undefined;
}

/**
 * Follows a run, in whatever process it goes on, by its store: first as it is, then whenever something has happened, until
 * it is finished or the signal aborts.
 *
 * @throws AW_RUN_NOT_FOUND
 */
export async function* watchRun(
  store: Pick<RunStore, 'readRun' | 'readEpisodes' | 'readSteps'>,
  runId: string | 'last',
  { signal, intervalMs = 500 }: WatchOptions,
): AsyncGenerator<LiveChange> {
  const steps = new Map<string, StepsSeen>();
  const ended = new Set<string>();
  let shown: string | undefined;
  let isFirst = true;
  while (!signal.aborted) {
    const run = await store.readRun(runId);
    const episodes: StoredEpisode[] = [];
    const news: LiveNews[] = [];
    for await (const episode of store.readEpisodes(run.manifest.id)) {
      episodes.push(episode);
      const key = keyOf(episode);
      if (ended.has(key)) continue;
      // Of what had ended before somebody looked, the report tells.
      if (!isFirst || episode.result === undefined) news.push(...(await readNews(store, episode, steps)));
      if (episode.result === undefined) continue;
      ended.add(key);
      if (!isFirst) news.push(endOf(episode));
    }
    isFirst = false;
    const live = summarizeRun(run, episodes, (episode) => steps.get(keyOf(episode)));
    const text = JSON.stringify(live);
    if (text !== shown || news.length > 0) {
      shown = text;
      yield { run: live, news: news.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)) };
    }
    if (run.finishedAt !== undefined) return;
    // The process that writes it may be any: there is nothing else to wait for.
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}

function keyOf({ id, attempt }: StoredEpisode): string {
  return `${attempt} ${id}`;
}

async function readNews(
  store: Pick<RunStore, 'readSteps'>,
  episode: StoredEpisode,
  seen: Map<string, StepsSeen>,
): Promise<LiveNews[]> {
  const key = keyOf(episode);
  const { count, usage } = seen.get(key) ?? { count: 0, usage: {} };
  const fresh: StoredStep[] = [];
  for await (const step of store.readSteps(episode.runId, episode.id, episode.attempt)) {
    if (step.index >= count) fresh.push(step);
  }
  const last = fresh.at(-1);
  if (last !== undefined)
    seen.set(key, { count: last.index + 1, last, usage: fresh.map((step) => step.usage).reduce(sumUsage, usage) });
  return fresh.map((step) => stepOf(episode, step));
}

function stepOf({ id, task, deviceSerial }: StoredEpisode, step: StoredStep): LiveNews {
  const { result, thought } = step;
  return {
    kind: 'step',
    at: step.startedAt,
    serial: deviceSerial,
    episodeId: id,
    task,
    step: step.index + 1,
    ...describeAction(step),
    ...(thought !== undefined && { thought }),
    ...(!result.ok && { problem: result.message }),
  };
}

function endOf({ id, task, deviceSerial, startedAt, result }: StoredEpisode): LiveNews {
  if (result === undefined) throw new Error(`Episode "${id}" has not ended`);
  const { status, score, steps, reason, error, durationMs } = result;
  const why = error?.message ?? reason;
  return {
    kind: 'end',
    at: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    serial: deviceSerial,
    episodeId: id,
    task,
    status,
    steps,
    ...(score !== undefined && { score }),
    ...(why !== undefined && { reason: why }),
  };
}
