import { AndroidWorldError } from '@androidworld/core';
import type { EpisodeWriter, RunManifest, RunWriter, StartedEpisode, StoredEpisode } from '@androidworld/core/results';
import type Database from 'better-sqlite3';
import type { DatabaseFile } from './database-file.ts';
import { episodeWriter } from './episode-writer.ts';
import { toJson } from './json.ts';
import { isOwner } from './run-owner.ts';
import { writeGate } from './write-gate.ts';

/** Writes one run, as long as it is this writer's. */
export function runWriter(options: {
  database: Database.Database;
  file: DatabaseFile;
  folder: string;
  run: number;
  manifest: RunManifest;
  token: string;
}): RunWriter {
  const { database, file, folder, run, manifest, token } = options;
  const positions = new Map(manifest.plan.map((episode, position) => [episode.id, position]));
  const gate = writeGate({ database, file, run: { number: run, id: manifest.id }, token });

  const insertDevice = database.prepare(
    `INSERT INTO devices (run, serial, facts) SELECT ?, ?, ? WHERE ${isOwner}
     ON CONFLICT DO UPDATE SET facts = excluded.facts`,
  );
  const insertEvent = database.prepare(`INSERT INTO events (run, event) SELECT ?, ? WHERE ${isOwner}`);
  const setFinished = database.prepare(`UPDATE runs SET finished_at = ? WHERE number = ? AND ${isOwner}`);
  const lastAttempt = database
    .prepare<[number, number], number>('SELECT COALESCE(MAX(attempt), 0) FROM episodes WHERE run = ? AND position = ?')
    .pluck();
  const insertEpisode = database.prepare(
    `INSERT INTO episodes (run, position, attempt, episode) SELECT ?, ?, ?, ? WHERE ${isOwner}`,
  );

  const beginAttempt = database.transaction((position: number, episode: StartedEpisode) => {
    const attempt = (lastAttempt.get(run, position) ?? 0) + 1;
    const stored: StoredEpisode = { ...episode, attempt, runId: manifest.id };
    const { changes, lastInsertRowid } = insertEpisode.run(run, position, attempt, toJson(stored), ...gate.key);
    // A finished run that is resumed is under way again.
    setFinished.run(null, run, ...gate.key);
    return { changes, attempt, number: Number(lastInsertRowid) };
  });

  return {
    manifest,
    lost: gate.lost,

    async saveDevice(facts) {
      const record = toJson(facts);
      gate.write(() => insertDevice.run(run, facts.serial, record, ...gate.key));
    },

    async startEpisode(episode): Promise<EpisodeWriter> {
      const position = positions.get(episode.id);
      if (position === undefined) {
        throw new AndroidWorldError(
          'AW_RUN_CHANGED',
          `Episode "${episode.id}" is not in the plan of run "${manifest.id}". Start a new run for a changed plan.`,
          { details: { episode: episode.id, run: manifest.id } },
        );
      }
      // Immediate: two processes never count the same attempt.
      const { attempt, number } = gate.write(() => beginAttempt.immediate(position, episode));
      return episodeWriter({ database, gate, folder, episode, runId: manifest.id, position, attempt, number });
    },

    async saveEvent(event) {
      const record = toJson(event);
      gate.write(() => insertEvent.run(run, record, ...gate.key));
    },

    async finish() {
      gate.write(() => setFinished.run(new Date().toISOString(), run, ...gate.key));
    },

    async close() {
      gate.close();
    },
  };
}
