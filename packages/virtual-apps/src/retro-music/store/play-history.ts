import type { AppApi } from '@androidworld/app-sdk';
import { playlistDatabase } from './playlist-database.ts';
import { plainSong, type Song } from './song.ts';

const { tables } = playlistDatabase;

export const historySources = { tables: [tables.HistoryEntity, tables.PlayCountEntity] };

/** A song began to play. @param playedMs since the epoch */
export async function notePlayed(api: AppApi, song: Song, playedMs: number): Promise<void> {
  const database = playlistDatabase.open(api);
  const counted = await database.PlayCountEntity.first({ where: { id: song.id } });
  const row = { ...plainSong(song), playedMs };
  await database.transaction([
    tables.HistoryEntity.insert(row, 'replace'),
    tables.PlayCountEntity.insert({ ...row, count: (counted?.count ?? 0) + 1 }, 'replace'),
  ]);
}

/** The newest first. */
export const listHistory = (api: AppApi) =>
  playlistDatabase.open(api).HistoryEntity.all({ orderBy: 'time_played DESC', limit: 100 });

/** The most played first. */
export const listTopPlayed = (api: AppApi) =>
  playlistDatabase.open(api).PlayCountEntity.all({ orderBy: 'play_count DESC, time_played DESC', limit: 100 });

export const clearHistory = (api: AppApi) => playlistDatabase.open(api).HistoryEntity.delete({});
