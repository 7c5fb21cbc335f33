import { type AppApi, atLocal } from '@androidworld/app-sdk';
import { database } from './database.ts';
import type { Medium } from './media.ts';
import { readExif } from './read-exif.ts';

/**
 * Notes of files when they were taken, as they say themselves.
 *
 * @returns of how many that could be told
 */
export async function fixDateTaken(api: AppApi, media: readonly Medium[]): Promise<number> {
  const [zone, nowMs] = [await api.clock.zone(), await api.clock.now()];
  const { date_takens: dateTakens } = database.open(api);
  let fixed = 0;
  for (const { path, name, folder, modifiedMs } of media) {
    const takenMs = parseTaken(readExif(await api.files.read(path)).takenAt, zone);
    if (takenMs === undefined) continue;
    const fixedS = Math.floor(nowMs / 1000);
    await dateTakens.insert({ path, name, folder, takenMs, fixedS, modifiedMs }, 'replace');
    fixed += 1;
  }
  return fixed;
}

/** When files were taken, of those of which it is known, by their paths. */
export async function listTaken(api: AppApi): Promise<ReadonlyMap<string, number>> {
  return new Map((await database.open(api).date_takens.all()).map(({ path, takenMs }) => [path, takenMs]));
}

/** `2023:10:15 12:34:56`, also with `T` or dashes; a wall clock without a zone is that of the phone. */
function parseTaken(text: string | undefined, zone: string): number | undefined {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text ?? '');
  if (parts === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  return year === 0 ? undefined : atLocal({ year, month, day, hour, minute }, zone) + second * 1000;
}
