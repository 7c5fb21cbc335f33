import { AndroidWorldError } from '@androidworld/core';
import type { RunManifest } from '@androidworld/core/results';
import type Database from 'better-sqlite3';
import { fromJson } from './json.ts';

/** A row of `runs`, without the manifest: with its plan that is megabytes. */
export interface RunRow {
  readonly number: number;
  readonly id: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly planned: number;
}

/**
 * The run with this id, the only one whose id begins so, or with `last` the one started last.
 *
 * @throws AW_RUN_NOT_FOUND listing the latest ids, or those the beginning fits
 */
export function findRun(database: Database.Database, id: string): RunRow {
  const runs = listRunRows(database);
  const exact = id === 'last' ? runs[0] : runs.find((run) => run.id === id);
  const fitting = id === '' ? [] : runs.filter((run) => run.id.startsWith(id));
  const found = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (found === undefined) throw notFound(id, fitting.length > 1 ? fitting : runs, fitting.length > 1);
  return found;
}

/** Latest first. */
export function listRunRows(database: Database.Database): RunRow[] {
  return database
    .prepare<[], RunRow>('SELECT number, id, started_at, finished_at, planned FROM runs ORDER BY number DESC')
    .all();
}

export function readManifest(database: Database.Database, run: RunRow): RunManifest {
  const manifest = database
    .prepare<[number], string>('SELECT manifest FROM runs WHERE number = ?')
    .pluck()
    .get(run.number);
  return fromJson(manifest ?? '', `the manifest of run "${run.id}"`);
}

function notFound(id: string, runs: readonly { id: string }[], ambiguous: boolean): AndroidWorldError {
  const ids = runs.slice(0, 5).map((run) => run.id);
  const list = ids.map((known) => `\n  ${known}`).join('');
  const message = ambiguous
    ? `More than one run begins with "${id}"; give more of its id:${list}`
    : ids.length === 0
      ? `There is no run "${id}": this results folder has none yet. Start one: androidworld run`
      : `There is no run "${id}" in this results folder. The latest are:${list}`;
  return new AndroidWorldError('AW_RUN_NOT_FOUND', message, { details: { id, ids } });
}
