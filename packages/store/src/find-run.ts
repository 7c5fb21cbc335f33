import { dirname } from 'node:path';
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

/** In a message. */
const mostListed = 5;

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
  if (found === undefined) throw notFound(id, database, { runs, fitting });
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

/** With the place: it may be another than the one that was meant. */
function notFound(
  id: string,
  { name: file }: Database.Database,
  { runs, fitting }: { readonly runs: readonly RunRow[]; readonly fitting: readonly RunRow[] },
): AndroidWorldError {
  const folder = dirname(file);
  const isAmbiguous = fitting.length > 1;
  const listed = isAmbiguous ? fitting : runs;
  const ids = listed.slice(0, mostListed).map((run) => run.id);
  const more = listed.length - ids.length;
  const list = `${ids.map((known) => `\n  ${known}`).join('')}${more === 0 ? '' : `\n  and ${more} more`}`;
  const message = isAmbiguous
    ? `More than one run in the results folder "${folder}" begins with "${id}"; give more of its id:${list}`
    : ids.length === 0
      ? `There is no run "${id}": the results folder "${folder}" has none yet. Start one: androidworld run`
      : `There is no run "${id}" in the results folder "${folder}". The latest are:${list}`;
  return new AndroidWorldError('AW_RUN_NOT_FOUND', message, { details: { id, ids, folder } });
}
