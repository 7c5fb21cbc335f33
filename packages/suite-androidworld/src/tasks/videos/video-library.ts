import {
  emptyFolder,
  type Playlist,
  run,
  sharedStorage,
  vlc,
  wipeSharedStorage,
  writeMediaFiles,
} from '@androidworld/android-kit';
import { type Random, sh, type TaskContext } from '@androidworld/core';
import { messageFilm } from '../../media/message-film.ts';
import { videoText } from '../../words/videos.ts';

const videoFolder = `${sharedStorage}/VLCVideos`;

type Context = Pick<TaskContext, 'device' | 'signal'>;

/** Leaves the phone with these videos, no others, and no playlists. */
export async function fillVideos(context: Pick<TaskContext, 'device' | 'signal' | 'random'>, names: readonly string[]) {
  const { device, signal, random } = context;
  await clearVideos(context);
  await writeMediaFiles(device, videoFolder, await films(random, names), { signal });
  await run(device, sh`am force-stop ${vlc.packageName}`, { signal });
}

/** Videos of 20 to 180 seconds that show a text. */
export async function films(random: Random, names: readonly string[]): Promise<Record<string, Uint8Array>> {
  const made: Record<string, Uint8Array> = {};
  for (const name of names)
    made[name] = await messageFilm([{ text: videoText(random), seconds: random.integer(20, 180) }]);
  return made;
}

export async function clearVideos({ device, signal }: Context): Promise<void> {
  await wipeSharedStorage(device, { signal });
  await emptyFolder(device, videoFolder, { signal });
  await vlc.clear(device, { signal });
}

/** Whether exactly one playlist has this name, white space around it aside, with these files in their order. */
export function hasPlaylist(playlists: readonly Playlist[], name: string, files: readonly string[]): boolean {
  const [found, ...others] = playlists.filter((playlist) => playlist.name.trim() === name);
  return (
    found !== undefined &&
    others.length === 0 &&
    found.items.length === files.length &&
    files.every((file, index) => found.items[index]?.name === file)
  );
}
