import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { AndroidWorldError, isAndroidWorldError } from '@androidworld/core';
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
 * Bytes of a stored screenshot. Name and folder come from somebody who may have sent them: neither a name nor a link may
 * lead out of the folder, and a pipe would be waited for without end.
 */
export async function readScreenshot(resultsFolder: string, file: string): Promise<Uint8Array> {
  const pictures = resolve(resultsFolder, 'screenshots');
  const path = resolve(resultsFolder, file);
  const outside = () =>
    new AndroidWorldError('AW_STORE_INVALID', `"${file}" is not a file in the folder of screenshots, ${pictures}.`, {
      details: { file },
    });
  if (file.includes('\0') || relative(pictures, path).startsWith('..') || !isBelow(path, pictures)) throw outside();
  try {
    const place = await realpath(path);
    if (!isBelow(place, await realpath(pictures)) || !(await stat(place)).isFile()) throw outside();
    return await readFile(place);
  } catch (error) {
    if (isAndroidWorldError(error)) throw error;
    throw new AndroidWorldError(
      'AW_STORE_INVALID',
      `Cannot read the screenshot "${path}": ${error instanceof Error ? error.message : String(error)}. ` +
        'Copy the folder "screenshots" together with the database.',
      { details: { file: path }, cause: error },
    );
  }
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder + sep);
}

/** A name that every file system takes; equal names only for equal texts. */
function fileName(text: string): string {
  const safe = text.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replace(/^\.+/, '_');
  if (safe === text && text.length <= 100 && text !== '') return text;
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
  return `${safe.slice(0, 80)}-${hash}`;
}
