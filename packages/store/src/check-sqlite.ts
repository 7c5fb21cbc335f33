import { createRequire } from 'node:module';
import { AndroidWorldError } from '@androidworld/core';
import type { DoctorCheck } from '@androidworld/core/driver';
import Database from 'better-sqlite3';

const fix =
  'Install Python 3, make and a C++ compiler (Debian: apt install python3 make g++; macOS: xcode-select --install), then run: npm rebuild better-sqlite3';

/** Whether SQLite can be used here, for `androidworld doctor`. */
export const sqliteCheck: DoctorCheck = {
  name: 'SQLite (better-sqlite3)',
  async run() {
    try {
      new Database(':memory:').close();
      return { status: 'ok', message: versionOf() };
    } catch (error) {
      return { status: 'failed', message: reasonOf(error), fix };
    }
  },
};

/**
 * better-sqlite3 comes with a compiled part, which npm fetches or compiles when it installs: it may be missing, or be
 * another Node's.
 *
 * @returns what to do about it; `undefined` for other errors
 */
export function describeMissingSqlite(error: unknown): AndroidWorldError | undefined {
  if (!isMissing(error)) return undefined;
  return new AndroidWorldError('AW_STORE_INVALID', `SQLite cannot be used: ${reasonOf(error)}. ${fix}`, {
    cause: error,
  });
}

function isMissing(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isUnloadable = 'code' in error && error.code === 'ERR_DLOPEN_FAILED';
  return isUnloadable || /^Could not locate the bindings file|NODE_MODULE_VERSION/.test(error.message);
}

function reasonOf(error: unknown): string {
  const { platform, arch, versions } = process;
  const here = `Node ${versions.node} on ${platform}-${arch}`;
  const message = error instanceof Error ? error.message : String(error);
  if (/^Could not locate the bindings file/.test(message))
    return `better-sqlite3 was installed without its compiled part; npm found none to fetch for ${here}, or was told to run no scripts`;
  if (message.includes('NODE_MODULE_VERSION')) return `better-sqlite3 was compiled for another version than ${here}`;
  return `better-sqlite3 does not load with ${here} (${message.split('\n')[0]})`;
}

function versionOf(): string {
  const { version } = createRequire(import.meta.url)('better-sqlite3/package.json') as { version: string };
  return version;
}
