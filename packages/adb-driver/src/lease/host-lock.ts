import { linkSync, lstatSync, mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { deviceBusy, type LeaseEntry, ownerIsRunning, parseLeaseEntry } from './lease-entry.ts';

export interface HostLock {
  /** Of no effect once somebody else has it. */
  release(): void;
}

export interface HostLockOptions {
  readonly serial: string;
  /** What devices of equal serials differ in: the adb server's address. */
  readonly place: string;
  readonly entry: LeaseEntry;
  /** Default: a folder of this user below the system's temporary one. */
  readonly folder?: string | undefined;
}

const attempts = 5;
/** What is done while others are kept away takes no waiting at all: whoever takes longer was killed in between. */
const abandonedMs = 10_000;

/**
 * Takes a device for this process among those of this host: a file that only one can make. It holds while the device
 * is away or comes back empty, which its own marker does not. A lock whose process surely runs is respected; any other
 * is replaced, since the marker on the device then decides.
 *
 * @throws AW_DEVICE_BUSY; AW_DEVICE_STATE when the folder of locks is somebody else's, who could then hold every device
 */
export function takeHostLock({ serial, place, entry, folder = leaseFolder() }: HostLockOptions): HostLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  requireOwn(folder);
  const file = join(folder, `${`${place} ${serial}`.replaceAll(/[^\w.-]/g, '_')}.json`);
  const draft = `${file}.${entry.token}`;
  writeFileSync(draft, JSON.stringify(entry), { mode: 0o600, flag: 'wx' });
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (linkIfFree(draft, file)) return { release: () => removeIfOf(file, entry.token) };
      const holder = readLock(file);
      if (holder?.entry !== undefined && (attempt === attempts - 1 || ownerIsRunning(holder.entry) === true)) {
        throw deviceBusy(serial, holder.entry, '');
      }
      if (holder !== undefined) removeIfOf(file, holder.entry?.token);
    }
  } finally {
    unlinkSync(draft);
  }
  throw new Error(`The lock file ${file} could neither be made nor read. Remove it if no run uses ${serial}`);
}

function leaseFolder(): string {
  return join(tmpdir(), `androidworld-leases-${userInfo().username}`);
}

/** Others may make folders beside ours, where the system's temporary folder is shared. */
function requireOwn(folder: string): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid())) return;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `The folder of device locks "${folder}" belongs to somebody else, or is no folder. Remove it, or set TMPDIR to a folder of your own`,
    { details: { folder } },
  );
}

/** A file that appears with its content: nobody reads half of it. */
function linkIfFree(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @returns undefined when there is none; without entry when it is not one of ours */
function readLock(file: string): { readonly entry: LeaseEntry | undefined } | undefined {
  try {
    return { entry: parseLeaseEntry(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** One at a time looks whose lock it is and removes it: else a second one removed what the first had just made. */
function removeIfOf(file: string, token: string | undefined): void {
  const guard = `${file}.removing`;
  if (!makeGuard(guard)) return;
  try {
    const found = readLock(file);
    if (found !== undefined && found.entry?.token === token) unlinkSync(file);
  } finally {
    rmdirSync(guard);
  }
}

function makeGuard(guard: string): boolean {
  try {
    mkdirSync(guard);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedMs) rmdirSync(guard);
    return false;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
