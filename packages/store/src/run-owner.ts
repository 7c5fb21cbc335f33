import { randomBytes } from 'node:crypto';
import { AndroidWorldError } from '@androidworld/core';
import type Database from 'better-sqlite3';
import { isGone, type ProcessIdentity, thisProcess } from './process-identity.ts';

/** How often an owner gives a sign of life. */
export const heartbeatMs = 10_000;
/** An owner that cannot be asked (on another host, or hung) is taken for gone after so long without one. */
const staleMs = 60_000;

interface OwnerRow {
  readonly token: string;
  readonly host: string;
  readonly pid_space: string;
  readonly pid: number;
  readonly since: string;
  readonly heartbeat: string;
}

/** A condition for the WHERE of every write of a run; takes the number of the run and the token. */
export const isOwner = 'EXISTS (SELECT 1 FROM run_owners WHERE run = ? AND token = ?)';

/**
 * Makes this process the one that writes a run. To be called in the transaction that opens the run.
 *
 * @returns the token that every write asks for
 * @throws AW_RUN_BUSY if another is, and gives signs of life
 */
export function claimRun(database: Database.Database, run: { readonly number: number; readonly id: string }): string {
  const now = new Date();
  const found = ownerOf(database, run.number);
  if (found !== undefined && !isStale(found, now)) throw busy(run.id, found, now);
  const token = randomBytes(16).toString('hex');
  const { host, pidSpace, pid } = thisProcess();
  database
    .prepare(
      'INSERT OR REPLACE INTO run_owners (run, token, host, pid_space, pid, since, heartbeat) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(run.number, token, host, pidSpace, pid, now.toISOString(), now.toISOString());
  return token;
}

/** Why a write came to nothing. */
export function takenOver(
  database: Database.Database,
  run: { readonly number: number; readonly id: string },
): AndroidWorldError {
  const owner = ownerOf(database, run.number);
  const by = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host} (since ${owner.since})`;
  return new AndroidWorldError(
    'AW_RUN_TAKEN_OVER',
    `Run "${run.id}" was taken over by ${by}, after this process had given no sign of life for ${staleMs / 1_000} s. It writes no more; what it had stored is kept`,
    { details: { runId: run.id, ...(owner && describe(owner)) } },
  );
}

function ownerOf(database: Database.Database, run: number): OwnerRow | undefined {
  return database.prepare<[number], OwnerRow>('SELECT * FROM run_owners WHERE run = ?').get(run);
}

function isStale(owner: OwnerRow, now: Date): boolean {
  const identity: ProcessIdentity = { host: owner.host, pidSpace: owner.pid_space, pid: owner.pid };
  return isGone(identity) || now.getTime() - Date.parse(owner.heartbeat) > staleMs;
}

function busy(id: string, owner: OwnerRow, now: Date): AndroidWorldError {
  const { host, pid, since, heartbeat } = owner;
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(heartbeat)) / 1_000));
  return new AndroidWorldError(
    'AW_RUN_BUSY',
    `Run "${id}" is under way: process ${pid} on ${host} has it since ${since}, and gave its last sign of life ${seconds} s ago. ` +
      `Wait until it ends, or end it there (kill ${pid}), then resume again. It is taken over when that process is gone, or ${staleMs / 1_000} s after its last sign of life`,
    { details: { runId: id, ...describe(owner) } },
  );
}

function describe({ host, pid, since, heartbeat }: OwnerRow): Readonly<Record<string, unknown>> {
  return { host, pid, since, heartbeat };
}
