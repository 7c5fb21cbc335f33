import {
  AndroidWorldError,
  type EpisodeWriter,
  type RunManifest,
  type RunWriter,
  type StartedEpisode,
  type StoredEpisode,
} from '@androidworld/core';
import type Database from 'better-sqlite3';
import { episodeWriter } from './episode-writer.ts';
import { toJson } from './json.ts';

/** Writes one run; several processes may write the same one. */
export function runWriter(options: {
  database: Database.Database;
  folder: string;
  run: number;
  manifest: RunManifest;
}): RunWriter {
  const { database, folder, run, manifest } = options;
  const positions = new Map(manifest.plan.map((episode, position) => [episode.id, position]));

  const insertDevice = database.prepare(
    'INSERT INTO devices (run, serial, facts) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET facts = excluded.facts',
  );
  const insertEvent = database.prepare('INSERT INTO events (run, event) VALUES (?, ?)');
  const setFinished = database.prepare('UPDATE runs SET finished_at = ? WHERE number = ?');
  const lastAttempt = database
    .prepare<[number, number], number>('SELECT COALESCE(MAX(attempt), 0) FROM episodes WHERE run = ? AND position = ?')
    .pluck();
  const insertEpisode = database.prepare('INSERT INTO episodes (run, position, attempt, episode) VALUES (?, ?, ?, ?)');

  const beginAttempt = database.transaction((position: number, episode: StartedEpisode) => {
    const attempt = (lastAttempt.get(run, position) ?? 0) + 1;
    const stored: StoredEpisode = { ...episode, attempt, runId: manifest.id };
    const { lastInsertRowid } = insertEpisode.run(run, position, attempt, toJson(stored));
    // A finished run that is resumed is under way again.
    setFinished.run(null, run);
    return { attempt, number: Number(lastInsertRowid) };
  });

  return {
    manifest,

    async saveDevice(facts) {
      insertDevice.run(run, facts.serial, toJson(facts));
    },

    async startEpisode(episode): Promise<EpisodeWriter> {
      const position = positions.get(episode.id);
      if (position === undefined) {
        throw new AndroidWorldError(
          'RUN_CHANGED',
          `Episode "${episode.id}" is not in the plan of run "${manifest.id}". Start a new run for a changed plan.`,
          { details: { episode: episode.id, run: manifest.id } },
        );
      }
      // Immediate: two processes never count the same attempt.
      const { attempt, number } = beginAttempt.immediate(position, episode);
      return episodeWriter({ database, folder, episode, runId: manifest.id, position, attempt, number });
    },

    async saveEvent(event) {
      insertEvent.run(run, toJson(event));
    },

    async finish() {
      setFinished.run(new Date().toISOString(), run);
    },
  };
}
