import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AndroidWorldError,
  type CallOptions,
  type Device,
  isAndroidWorldError,
  type ShellCommand,
  sh,
} from '@androidworld/core';
import { makeTempFolder } from '@androidworld/core/host';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import { run } from '../shell/run.ts';
import type { DatabaseLocation } from './database.ts';
import { namesSuperJournal } from './super-journal.ts';

const journals = ['-wal', '-shm', '-journal'];

/** As `readDatabase()`, with all that the library has. */
export async function useCopy<T>(
  device: Device,
  location: DatabaseLocation,
  read: (database: Database) => T,
  options: CallOptions = {},
): Promise<T> {
  return withCopy(device, location, options, (file) => {
    const database = openCopy(file);
    try {
      return read(database);
    } finally {
      database.close();
    }
  });
}

/** As `editDatabase()`, with all that the library has. */
export async function changeCopy<T>(
  device: Device,
  location: DatabaseLocation,
  edit: (database: Database) => T,
  options: CallOptions = {},
): Promise<T> {
  const { packageName, path } = location;
  await run(device, sh`am force-stop ${packageName}`, options);
  return withCopy(device, location, options, async (file) => {
    const result = change(file, edit);
    await putBack(device, path, await readFile(file), options);
    return result;
  });
}

function change<T>(file: string, edit: (database: Database) => T): T {
  const database = openCopy(file);
  try {
    const result = database.transaction(() => edit(database))();
    database.pragma('wal_checkpoint(TRUNCATE)');
    return result;
  } finally {
    database.close();
  }
}

/** A copy is read or put back at once, and lost with its process: waiting for the computer's disk protects nothing. */
function openCopy(file: string): Database {
  const database = new BetterSqlite3(file);
  database.pragma('synchronous = OFF');
  return database;
}

/** Through a folder that adbd may read even when it does not run as root. */
async function withCopy<T>(
  device: Device,
  location: DatabaseLocation,
  options: CallOptions,
  use: (file: string) => T | Promise<T>,
): Promise<T> {
  const folder = makeTempFolder('database');
  const staging = `/data/local/tmp/androidworld-${randomUUID()}`;
  try {
    await copyTo(device, location, staging, options);
    for (const name of await device.files.list(staging, options)) {
      const content = await device.files.read(`${staging}/${name}`, options);
      if (name !== 'db-journal' || !namesSuperJournal(content)) await writeFile(join(folder, name), content);
    }
    return await use(join(folder, 'db'));
  } finally {
    await device.shell(sh`rm -rf ${staging}`, { ...options, root: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyTo(
  device: Device,
  { packageName, path }: DatabaseLocation,
  staging: string,
  options: CallOptions,
): Promise<void> {
  try {
    await run(device, copyWhole(path, staging), { ...options, root: true });
  } catch (cause) {
    if (!isAndroidWorldError(cause, 'AW_COMMAND_FAILED')) throw cause;
    const { exitCode } = await device.shell(sh`[ -e ${path} ]`, { ...options, root: true });
    if (exitCode === 0) throw cause;
    throw new AndroidWorldError(
      'AW_COMMAND_FAILED',
      `There is no database "${path}" on "${device.serial}". An app makes its databases when it first runs: open ${packageName} once before, as setUpApp() of @androidworld/android-kit does`,
      { cause, details: { packageName, path } },
    );
  }
}

/**
 * The app may write meanwhile: commits go into the journals, and from there into the file, once in a while. A file that
 * was no longer the same when its journals had been copied is copied again with them.
 */
function copyWhole(path: string, staging: string): ShellCommand {
  const copy = `${staging}/db`;
  return sh`mkdir -p ${staging} && for try in 1 2 3 4 5; do
rm -f ${copy}*; cp ${path} ${copy} || exit 1
for j in ${journals}; do if [ -f ${path}"$j" ]; then cp ${path}"$j" ${copy}"$j"; fi; done
if [ "$(md5sum < ${path})" = "$(md5sum < ${copy})" ]; then break; fi
done && chmod -R 777 ${staging}`;
}

async function putBack(device: Device, path: string, content: Uint8Array, options: CallOptions): Promise<void> {
  const root = { ...options, root: true };
  const staged = `/data/local/tmp/androidworld-${randomUUID()}`;
  const beside = `${path}.androidworld`;
  await device.files.write(staged, content, options);
  const [owner = '', mode = ''] = (await run(device, sh`stat -c ${'%u:%g %a'} ${path}`, root)).split(' ');
  const [label = ''] = (await run(device, sh`ls -dZ ${path}`, root)).trim().split(/\s+/);
  await run(
    device,
    sh`cp ${staged} ${beside} && rm -f ${staged} && chown ${owner} ${beside} && chmod ${mode} ${beside} && chcon ${label} ${beside} && rm -f ${journals.map((journal) => path + journal)} && mv ${beside} ${path}`,
    root,
  );
}
