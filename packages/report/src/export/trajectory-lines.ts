import type { RunStore, StoredStep } from '@androidworld/core/results';
import { type EpisodeOrigin, readMergedReport } from '../model/read-store.ts';
import type { ReportEpisode } from '../model/report-model.ts';

/** Rises when a reader of the old format would misread the new one; new members do not raise it. */
const TRAJECTORY_FORMAT_VERSION = 1;

/** Which episodes are exported, and how their pictures are named. */
export interface TrajectoryOptions {
  /** `last` is the run of a store that was started last; several are merged as in a report. */
  readonly runs: readonly { readonly store: RunStore; readonly runId: string | 'last' }[];
  /** Only these; default all. */
  readonly includes?: (episode: ReportEpisode) => boolean;
  /** Where a picture is: a file relative to what is written, or whatever a reader can use. */
  readonly pictureOf: (screenshotFile: string, source: number) => string;
}

/**
 * The episodes of runs as JSON lines, with every step. One line per episode, in the order of the plan; they are read one at
 * a time. The fields are told of in `docs/trajectories.md`.
 *
 * @throws AW_RUN_NOT_FOUND
 */
export async function* trajectoryLines({
  runs,
  includes = () => true,
  pictureOf,
}: TrajectoryOptions): AsyncGenerator<string> {
  const { report, origins } = await readMergedReport(runs);
  for (const [index, episode] of report.episodes.entries()) {
    const origin = origins[index];
    const run = origin && runs[origin.source];
    if (origin === undefined || run === undefined || !includes(episode)) continue;
    const trajectory: object[] = [];
    for await (const step of run.store.readSteps(origin.runId, origin.episodeId, episode.attempt))
      trajectory.push(stepOf(step, origin, pictureOf));
    const { steps: _, ...facts } = episode;
    yield `${JSON.stringify({
      ...{ format: 'androidworld-trajectory', version: TRAJECTORY_FORMAT_VERSION, run: origin.runId },
      ...facts,
      steps: trajectory,
    })}\n`;
  }
}

function stepOf(step: StoredStep, { source }: EpisodeOrigin, pictureOf: TrajectoryOptions['pictureOf']): object {
  const { before, index, startedAt, action, rawAction, result, thought, touched, usage, durations, trace } = step;
  const { screenshotFile, size, foreground, elementCount } = before;
  return {
    ...{ index, startedAt, size, foreground, elementCount },
    screenshot: screenshotFile === undefined ? undefined : pictureOf(screenshotFile, source),
    ...{ thought, rawAction, action, touched, result, usage, durations, trace },
  };
}
