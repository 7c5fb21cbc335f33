import type { AppApi } from '@androidworld/app-sdk';
import { mediaDatabase } from './media-database.ts';
import { preferences } from './preferences.ts';

/** What of a medium must have been played for it to count as seen, as the media library has it. */
const seenShare = 0.95;

interface Played {
  readonly id: number;
  readonly durationMs: number;
  /** Where it was left. */
  readonly atMs: number;
  /** Seconds since the epoch. */
  readonly now: number;
}

/** Something was played, to its end or until it was left. */
export async function notePlayed(api: AppApi, { id, durationMs, atMs, now }: Played): Promise<void> {
  const share = durationMs > 0 ? atMs / durationMs : 0;
  const isSeen = share >= seenShare;
  await mediaDatabase
    .open(api)
    .run(
      'UPDATE Media SET last_played_date = ?, play_count = play_count + ?, last_time = ?, last_position = ? WHERE id_media = ?',
      [now, Number(isSeen), isSeen || share <= 0 ? -1 : Math.round(atMs), isSeen || share <= 0 ? -1 : share, id],
    );
}

/** As if it had been seen, or never. */
export async function markPlayed(api: AppApi, ids: readonly number[], isPlayed: boolean): Promise<void> {
  const { tables } = mediaDatabase;
  await mediaDatabase
    .open(api)
    .transaction(
      ids.map((id) => tables.Media.update({ playCount: Number(isPlayed), lastTimeMs: -1 }, { where: { id } })),
    );
}

/** Forgets what was played when; what was seen stays so. */
export async function clearHistory(api: AppApi): Promise<void> {
  await mediaDatabase.open(api).run('UPDATE Media SET last_played_date = NULL', []);
  await preferences.put(api, { lastSounds: '', lastSound: '', lastFilms: '', lastFilm: '' });
}
