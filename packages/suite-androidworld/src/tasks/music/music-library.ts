import {
  emptyFolder,
  type Playlist,
  retroMusic,
  run,
  sharedStorage,
  wipeSharedStorage,
  writeMediaFiles,
} from '@androidworld/android-kit';
import { type Random, sh, type TaskContext } from '@androidworld/core';
import { z } from 'zod';
import { silentMp3 } from '../../media/silent-mp3.ts';
import { artistName, songTitles } from '../../words/songs.ts';

export const song = z.object({
  title: z.string().regex(/^[^./"$`]+$/),
  artist: z.string().min(1),
  durationMs: z.number().int().min(20_000),
});

export type Song = z.infer<typeof song>;

const musicFolder = `${sharedStorage}/Music`;
export const librarySize = 15;

/** Different songs of three to five minutes. */
export function sampleSongs(random: Random, count: number, taken: readonly Song[] = []): Song[] {
  const titles = songTitles.filter((title) => taken.every((each) => each.title !== title));
  return random
    .sample(titles, count)
    .map((title) => ({ title, artist: artistName(random), durationMs: random.integer(180_000, 300_000) }));
}

type Context = Pick<TaskContext, 'device' | 'signal'>;

/** Leaves the phone with these songs, no others, no playlists and nothing in the queue. */
export async function fillLibrary({ device, signal }: Context, songs: readonly Song[]): Promise<void> {
  await clearLibrary({ device, signal });
  const files = songs.map(({ title, artist, durationMs }) => [
    `${title}.mp3`,
    silentMp3(durationMs, { title, artist }),
  ]);
  await writeMediaFiles(device, musicFolder, Object.fromEntries(files), { signal });
  // It reads what songs there are when it starts.
  await run(device, sh`am force-stop ${retroMusic.packageName}`, { signal });
}

export async function clearLibrary({ device, signal }: Context): Promise<void> {
  await wipeSharedStorage(device, { signal });
  await emptyFolder(device, musicFolder, { signal });
  await retroMusic.clear(device, { signal });
  await retroMusic.queue.clear(device, { signal });
}

/** Whether this is the only playlist there is, with these songs in their order. White space around its name does not count. */
export function isOnlyPlaylist(playlists: readonly Playlist[], name: string, titles: readonly string[]): boolean {
  const [playlist, ...others] = playlists;
  return (
    others.length === 0 &&
    playlist?.name.trim() === name &&
    playlist.items.length === titles.length &&
    titles.every((title, index) => playlist.items[index]?.name === title)
  );
}
