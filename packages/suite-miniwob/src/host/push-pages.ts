import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AndroidWorldError, type CallOptions, type Device } from '@androidworld/core';
import type { Host } from './host.ts';

/** The user's own pages: a folder laid out as MiniWoB++ has it (`miniwob/<page>.html`, `core/`, `common/`). */
export interface OwnPages {
  /** Absolute path on this computer. */
  readonly folder: string;
  /** Names of the pages in it, sorted. */
  readonly names: readonly string[];
}

/**
 * Finds the pages in a folder, which may also be the one above (`html/`).
 *
 * @throws AW_CONFIG_INVALID if there is no folder, or no page in it
 */
export function findOwnPages(path: string): OwnPages {
  const given = resolve(path);
  if (!existsSync(given) || !statSync(given).isDirectory()) {
    throw invalid(given, 'there is no such folder');
  }
  const folder = [given, join(given, 'html')].find((candidate) => existsSync(join(candidate, 'miniwob')));
  if (folder === undefined) throw invalid(given, `it has no "miniwob" folder; found ${listed(readdirSync(given))}`);
  const names = readdirSync(join(folder, 'miniwob'))
    .flatMap((file) => /^([\w-]+)\.html$/.exec(file)?.[1] ?? [])
    .sort();
  if (names.length === 0) throw invalid(given, 'its "miniwob" folder has no pages (<name>.html)');
  return { folder, names };
}

/** Where the app can read pages without a permission. */
export function pagesFolderOn({ packageName }: Host): string {
  return `/sdcard/Android/data/${packageName}/files/pages`;
}

/** Copies the pages to the device. */
export async function pushPages(device: Device, host: Host, pages: OwnPages, options: CallOptions = {}): Promise<void> {
  await device.files.pushFolder(pages.folder, pagesFolderOn(host), options);
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing in it' : names.slice(0, 10).join(', ');
}

function invalid(folder: string, reason: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_CONFIG_INVALID',
    `miniWob({ pages: ${JSON.stringify(folder)} }): ${reason}. Expected a folder of MiniWoB++ pages: miniwob/<page>.html beside core/ and common/`,
    { details: { folder } },
  );
}
