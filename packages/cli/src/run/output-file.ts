import { basename, resolve } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import type { Terminal } from '../terminal.ts';

/**
 * The file that a command was told to write, absolute.
 *
 * @param option that names it, e.g. `--file`
 * @throws AW_USAGE for the database of a results folder: every run in it would be lost
 */
export function outputFile(file: string, option: string, { cwd }: Terminal): string {
  if (/^androidworld\.db(-wal|-shm)?$/.test(basename(file)))
    throw new AndroidWorldError(
      'AW_USAGE',
      `${option} ${JSON.stringify(file)}: this is the database of a results folder, and the runs in it would be lost. Name another file`,
    );
  return resolve(cwd, file);
}
