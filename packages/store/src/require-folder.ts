import { existsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';

/**
 * Makes sure that a results folder is one, or can become one, as far as names go: its database would otherwise be looked
 * for within a file, and the system's word for that says nothing of folders.
 *
 * @throws AW_STORE_INVALID if something else is in its place, or in that of a folder above it
 */
export function requireFolder(folder: string): void {
  const place = nearestThere(folder);
  const found = statSync(place);
  if (found.isDirectory()) return;
  const kind = found.isFile() ? 'a file' : 'neither file nor folder';
  const what = place === folder ? 'it' : `"${place}"`;
  const advice = basename(place).startsWith('androidworld.db')
    ? `Name the folder that it is in: --out "${dirname(place)}"`
    : 'Name another folder with --out, or move what is there away';
  throw new AndroidWorldError(
    'AW_STORE_INVALID',
    `"${folder}" cannot be the results folder: expected a folder, but ${what} is ${kind}. ${advice}`,
    { details: { folder, found: place } },
  );
}

function nearestThere(path: string): string {
  const above = dirname(path);
  return existsSync(path) || above === path ? path : nearestThere(above);
}
