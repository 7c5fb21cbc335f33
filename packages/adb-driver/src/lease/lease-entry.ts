import { randomBytes } from 'node:crypto';
import { AndroidWorldError } from '@androidworld/core';
import type { LeaseOwner } from '@androidworld/core/driver';
import { isRunning, type ProcessIdentity, processIdentitySchema, thisProcess } from '@androidworld/core/host';
import { z } from 'zod';

/** What is written down about who has a device: on the host, and on the device. */
export interface LeaseEntry {
  /** New with every lease, so that no late write of an owner is taken for another's. */
  readonly token: string;
  readonly owner: LeaseOwner;
  readonly process: ProcessIdentity;
}

const leaseEntrySchema = z.object({
  token: z.string().regex(/^[0-9a-f]{16}$/),
  owner: z.object({ runId: z.string(), host: z.string(), pid: z.number(), startedAt: z.string() }),
  process: processIdentitySchema,
});

export function newLeaseEntry(owner: LeaseOwner): LeaseEntry {
  return { token: randomBytes(8).toString('hex'), owner, process: thisProcess() };
}

/** @returns undefined for what none of us wrote */
export function parseLeaseEntry(text: string): LeaseEntry | undefined {
  try {
    return leaseEntrySchema.safeParse(JSON.parse(text)).data;
  } catch {
    // No JSON.
    return undefined;
  }
}

/** `true` only when its owner surely is: another host's processes cannot be seen from here. */
export function ownerIsRunning(entry: LeaseEntry): boolean | 'unknown' {
  return isRunning(entry.process);
}

export function describeOwner({ owner: { runId, host, pid, startedAt } }: LeaseEntry): string {
  return `run ${JSON.stringify(runId)} (process ${pid} on ${host}, since ${startedAt})`;
}

export function deviceBusy(serial: string, entry: LeaseEntry, seen: string): AndroidWorldError {
  const { host, pid } = entry.owner;
  return new AndroidWorldError(
    'AW_DEVICE_BUSY',
    `Device ${serial} is used by ${describeOwner(entry)}${seen}. Wait until that run ends, end it there (kill ${pid} on ${host}), or use another device`,
    { details: { serial, holder: entry.owner } },
  );
}
