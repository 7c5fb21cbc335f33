import type { DeviceFacts } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type {
  EpisodeStatus,
  RunEvent,
  RunManifest,
  StepRecord,
  StoredEpisode,
  StoredStep,
} from '../contracts/records.ts';
import type { EpisodeWriter, RunStore, RunWriter, StartedEpisode } from '../contracts/store.ts';

interface Attempt {
  episode: StoredEpisode;
  readonly steps: StoredStep[];
}

interface Run {
  readonly manifest: RunManifest;
  finishedAt?: string;
  readonly devices: Map<string, DeviceFacts>;
  readonly attempts: Attempt[];
  readonly events: RunEvent[];
}

/** A run store in memory. What goes in is copied, so that later changes to it do not reach the record. */
export function memoryRunStore(): RunStore {
  const runs: Run[] = [];
  const screenshots = new Map<string, Uint8Array>();

  const find = (id: string): Run => {
    const run = id === 'last' ? runs.at(-1) : runs.find(({ manifest }) => manifest.id === id);
    if (run !== undefined) return run;
    const latest = runs.map(({ manifest }) => manifest.id).slice(-5);
    throw new AndroidWorldError(
      'AW_RUN_NOT_FOUND',
      `There is no run "${id}"; the latest are ${latest.join(', ') || 'none'}`,
    );
  };
  const keepStep = (name: string, step: StepRecord): StoredStep => {
    const { screenshot, ...before } = step.before;
    const file = `${name}/${step.index}.png`;
    if (screenshot) screenshots.set(file, screenshot.bytes);
    return structuredClone({ ...step, before: { ...before, ...(screenshot && { screenshotFile: file }) } });
  };
  const startEpisode = (run: Run, started: StartedEpisode): EpisodeWriter => {
    const earlier = run.attempts.filter(({ episode }) => episode.id === started.id).length;
    const episode = { ...structuredClone(started), runId: run.manifest.id, attempt: earlier + 1 };
    const attempt: Attempt = { episode, steps: [] };
    run.attempts.push(attempt);
    return {
      attempt: episode.attempt,
      async saveStep(step) {
        attempt.steps.push(keepStep(`${run.manifest.id}/${started.id}/${episode.attempt}`, step));
      },
      async finish(result) {
        attempt.episode = { ...attempt.episode, result: structuredClone(result) };
      },
    };
  };
  const writing = new Set<Run>();
  const writerOf = (run: Run): RunWriter => {
    const { id } = run.manifest;
    if (writing.has(run))
      throw new AndroidWorldError('AW_RUN_BUSY', `Run "${id}" is being written`, { details: { id } });
    writing.add(run);
    return {
      manifest: run.manifest,
      // What is in this process's memory, nobody takes away.
      lost: new AbortController().signal,
      async saveDevice(facts) {
        run.devices.set(facts.serial, facts);
      },
      async startEpisode(episode) {
        return startEpisode(run, episode);
      },
      async saveEvent(event) {
        run.events.push(structuredClone(event));
      },
      async finish() {
        run.finishedAt = run.manifest.startedAt;
      },
      async close() {
        writing.delete(run);
      },
    };
  };

  return {
    async createRun(manifest) {
      const run: Run = { manifest: structuredClone(manifest), devices: new Map(), attempts: [], events: [] };
      runs.push(run);
      return writerOf(run);
    },
    async openRun(id) {
      return writerOf(find(id));
    },
    async listRuns() {
      return runs.map((run) => ({
        id: run.manifest.id,
        startedAt: run.manifest.startedAt,
        ...(run.finishedAt !== undefined && { finishedAt: run.finishedAt }),
        episodes: { planned: run.manifest.plan.length, ...counts(latestAttempts(run)) },
      }));
    },
    async readRun(id) {
      const { manifest, finishedAt, devices } = find(id);
      return { manifest, devices: [...devices.values()], ...(finishedAt !== undefined && { finishedAt }) };
    },
    async *readEpisodes(runId) {
      yield* latestAttempts(find(runId)).map(({ episode }) => episode);
    },
    async *readFacts(runId) {
      yield* latestAttempts(find(runId)).map(({ episode }) => episode);
    },
    async *readSteps(runId, episodeId, attempt) {
      const found = find(runId).attempts.find(({ episode }) => episode.id === episodeId && episode.attempt === attempt);
      yield* found?.steps ?? [];
    },
    async *readEvents(runId) {
      yield* find(runId).events;
    },
    async readScreenshot(file) {
      const png = screenshots.get(file);
      if (png !== undefined) return png;
      throw new AndroidWorldError('AW_STORE_INVALID', `There is no screenshot "${file}"`, { details: { file } });
    },
    async close() {},
  };
}

function latestAttempts({ manifest, attempts }: Run): Attempt[] {
  return manifest.plan.flatMap(({ id }) => attempts.findLast(({ episode }) => episode.id === id) ?? []);
}

function counts(attempts: readonly Attempt[]): Record<EpisodeStatus, number> {
  const count = (status: EpisodeStatus) => attempts.filter(({ episode }) => episode.result?.status === status).length;
  return { passed: count('passed'), failed: count('failed'), errored: count('errored') };
}
