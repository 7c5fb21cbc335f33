import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { writeWhole } from '@androidworld/core/host';
import { storeFailure } from './store-failure.ts';

/** Keeps the pictures of one episode's attempt; a picture equal to the one before is not written again. */
export interface ScreenshotFolder {
  /** @returns the file, relative to the results folder, with `/` on every system; whole and on disk */
  save(step: number, png: Uint8Array): Promise<string>;
}

export interface ScreenshotPlace {
  readonly runId: string;
  readonly position: number;
  readonly agent: string;
  readonly task: string;
  readonly instance: number;
  readonly attempt: number;
}

export function screenshotFolder(resultsFolder: string, place: ScreenshotPlace): ScreenshotFolder {
  // Unique by the position; the rest is for people.
  const episode = `${String(place.position).padStart(4, '0')}-${place.agent}-${place.task}-${place.instance}`;
  const folder = ['screenshots', fileName(place.runId), fileName(episode), String(place.attempt)].join('/');
  let last: { file: string; hash: string } | undefined;

  return {
    async save(step, png) {
      const hash = createHash('sha256').update(png).digest('hex');
      if (last?.hash === hash) return last.file;
      const file = `${folder}/${String(step).padStart(4, '0')}.png`;
      const path = join(resultsFolder, file);
      try {
        await writeWhole(path, png);
      } catch (error) {
        throw storeFailure(error, { what: 'write the screenshot', file: path });
      }
      last = { file, hash };
      return file;
    },
  };
}

/**
 * Bytes of a stored screenshot. The name comes from a database that somebody may have sent: it must not lead out of
 * the folder.
 */
export async function readScreenshot(resultsFolder: string, file: string): Promise<Uint8Array> {
  const pictures = resolve(resultsFolder, 'screenshots');
  const path = resolve(resultsFolder, file);
  if (file.includes('\0') || relative(pictures, path).startsWith('..') || !path.startsWith(pictures + sep)) {
    throw new AndroidWorldError(
      'AW_STORE_INVALID',
      `"${file}" is not a file in the folder of screenshots, ${pictures}.`,
      {
        details: { file },
      },
    );
  }
  try {
    return await readFile(path);
  } catch (error) {
    throw new AndroidWorldError(
      'AW_STORE_INVALID',
      `Cannot read the screenshot "${path}": ${error instanceof Error ? error.message : String(error)}. ` +
        'Copy the folder "screenshots" together with the database.',
      { details: { file: path }, cause: error },
    );
  }
}

/** A name that every file system takes; equal names only for equal texts. */
function fileName(text: string): string {
  const safe = text.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replace(/^\.+/, '_');
  if (safe === text && text.length <= 100 && text !== '') return text;
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
  return `${safe.slice(0, 80)}-${hash}`;
}
