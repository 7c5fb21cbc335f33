import type { EpisodeWriter, StartedEpisode, StepRecord, StoredStep } from '@androidworld/core/results';
import type Database from 'better-sqlite3';
import { toJson } from './json.ts';
import { isOwner } from './run-owner.ts';
import { screenshotFolder } from './screenshots.ts';
import type { WriteGate } from './write-gate.ts';

/** Writes one attempt at an episode. */
export function episodeWriter(options: {
  database: Database.Database;
  gate: WriteGate;
  folder: string;
  episode: StartedEpisode;
  runId: string;
  position: number;
  attempt: number;
  /** Of the row. */
  number: number;
}): EpisodeWriter {
  const { database, gate, folder, episode, runId, position, attempt, number } = options;
  const { agent, task, instance } = episode;
  const screenshots = screenshotFolder(folder, { runId, position, agent, task, instance, attempt });
  const insertStep = database.prepare(
    `INSERT INTO steps (episode, step, screenshot_file, record) SELECT ?, ?, ?, ? WHERE ${isOwner}`,
  );
  const setResult = database.prepare(`UPDATE episodes SET status = ?, result = ? WHERE number = ? AND ${isOwner}`);

  return {
    attempt,

    async saveStep(step) {
      const { screenshot } = step.before;
      gate.requireFile();
      // The file first: a row never names a picture that is not there.
      const file = screenshot === undefined ? undefined : await screenshots.save(step.index, screenshot.bytes);
      const record = toJson(storedStep(step, file));
      gate.write(() => insertStep.run(number, step.index, file ?? null, record, ...gate.key));
    },

    async finish(result) {
      const record = toJson(result);
      gate.write(() => setResult.run(result.status, record, number, ...gate.key));
    },
  };
}

function storedStep(step: StepRecord, screenshotFile: string | undefined): StoredStep {
  const { screenshot: _picture, ...before } = step.before;
  return { ...step, before: screenshotFile === undefined ? before : { ...before, screenshotFile } };
}
