import type { Usage } from '@androidworld/core/agent';
import { mean, type StoredEpisode, type StoredRun, sumUsage, totalTokens } from '@androidworld/core/results';
import type { LivePhone, LiveRun } from './live-run.ts';
import type { StepsSeen } from './watch-run.ts';

/** A run as it is now, of the episodes begun and the steps seen of them. */
export function summarizeRun(
  { manifest, finishedAt, devices }: StoredRun,
  episodes: readonly StoredEpisode[],
  stepsOf: (episode: StoredEpisode) => StepsSeen | undefined,
): LiveRun {
  const results = episodes.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const solved = mean(results.flatMap(({ score }) => score ?? []));
  const meanMs = mean(results.map(({ durationMs }) => durationMs));
  const usage = episodes
    .map((episode) => episode.result?.usage ?? stepsOf(episode)?.usage)
    .reduce<Usage | undefined>(sumUsage, undefined);
  const kinds = new Map(devices.map(({ serial, kind }) => [serial, kind]));
  const phones = [...lastBySerial(episodes).values()].map((episode) =>
    phoneOf(episode, stepsOf(episode), finishedAt === undefined && episode.result === undefined),
  );
  const left = manifest.plan.length - results.length;
  const atWork = phones.filter(({ isRunning }) => isRunning).length;
  const lastAt = episodes
    .map((episode) => stepsOf(episode)?.last?.startedAt ?? episode.startedAt)
    .sort()
    .at(-1);
  return {
    id: manifest.id,
    startedAt: manifest.startedAt,
    ...(finishedAt !== undefined && { finishedAt }),
    planned: manifest.plan.length,
    passed: count('passed'),
    failed: count('failed'),
    errored: count('errored'),
    ...(solved !== undefined && { solved }),
    tokens: totalTokens(usage),
    ...(usage?.costUsd !== undefined && { costUsd: usage.costUsd }),
    ...(left > 0 && atWork > 0 && meanMs !== undefined && { remainingMs: meanMs * (left / atWork) }),
    ...(lastAt !== undefined && { lastAt }),
    phones: phones
      .map((phone) => ({ ...phone, kind: kinds.get(phone.serial) ?? phone.kind }))
      .sort((a, b) => (a.serial < b.serial ? -1 : 1)),
  };
}

/** What was begun last on each phone. */
function lastBySerial(episodes: readonly StoredEpisode[]): Map<string, StoredEpisode> {
  const last = new Map<string, StoredEpisode>();
  for (const episode of episodes) {
    const before = last.get(episode.deviceSerial);
    if (before === undefined || before.startedAt <= episode.startedAt) last.set(episode.deviceSerial, episode);
  }
  return last;
}

function phoneOf(episode: StoredEpisode, seen: StepsSeen | undefined, isRunning: boolean): LivePhone {
  const { id, agent, suite, task, instance, attempt, goal, stepBudget, result } = episode;
  const picture = seen?.last?.before.screenshotFile;
  return {
    serial: episode.deviceSerial,
    kind: episode.deviceKind,
    episode: {
      ...{ id, agent, suite, task, instance, attempt, stepBudget },
      goal: result?.goal ?? goal,
      ...(result !== undefined && { status: result.status }),
    },
    isRunning,
    steps: result?.steps ?? seen?.count ?? 0,
    ...(picture !== undefined && { picture }),
  };
}
