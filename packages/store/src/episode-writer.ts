import type { EpisodeWriter, StartedEpisode, StepRecord, StoredStep } from '@androidworld/core';
import type Database from 'better-sqlite3';
import { toJson } from './json.ts';
import { screenshotFolder } from './screenshots.ts';

/** Writes one attempt at an episode. */
export function episodeWriter(options: {
  database: Database.Database;
  folder: string;
  episode: StartedEpisode;
  runId: string;
  position: number;
  attempt: number;
  /** Of the row. */
  number: number;
}): EpisodeWriter {
  const { database, folder, episode, runId, position, attempt, number } = options;
  const { agent, task, instance } = episode;
  const screenshots = screenshotFolder(folder, { runId, position, agent, task, instance, attempt });
  const insertStep = database.prepare('INSERT INTO steps (episode, step, screenshot_file, record) VALUES (?, ?, ?, ?)');
  const setResult = database.prepare('UPDATE episodes SET status = ?, result = ? WHERE number = ?');

  return {
    attempt,

    async saveStep(step) {
      const { screenshot } = step.before;
      // The file first: a row never names a picture that is not there.
      const file = screenshot === undefined ? undefined : await screenshots.save(step.index, screenshot.png);
      insertStep.run(number, step.index, file ?? null, toJson(storedStep(step, file)));
    },

    async finish(result) {
      setResult.run(result.status, toJson(result), number);
    },
  };
}

function storedStep(step: StepRecord, screenshotFile: string | undefined): StoredStep {
  const { screenshot: _picture, ...before } = step.before;
  return { ...step, before: screenshotFile === undefined ? before : { ...before, screenshotFile } };
}
