import type { AppApi } from '@androidworld/app-sdk';
import { listLibrary, type Media } from '../store/library.ts';
import { preferences } from '../store/preferences.ts';

interface Queue {
  readonly songs: readonly Media[];
  readonly index: number;
}

/** Keeps what is heard, for "Resume playback". */
export async function keepSounds(api: AppApi, { songs, index }: Queue, positionMs: number): Promise<void> {
  const { history } = await preferences.get(api);
  if (!history) return;
  await preferences.put(api, {
    lastSounds: songs.map(locationOf).join(' '),
    lastSound: songs[index] === undefined ? '' : locationOf(songs[index]),
    lastSoundPlace: index,
    lastSoundMs: Math.round(positionMs),
  });
}

/** Keeps what is seen, for "Resume playback". */
export async function keepFilms(api: AppApi, { songs, index }: Queue): Promise<void> {
  const { history } = await preferences.get(api);
  if (!history) return;
  await preferences.put(api, {
    lastFilms: songs.map(locationOf).join(' '),
    lastFilm: songs[index] === undefined ? '' : locationOf(songs[index]),
    lastFilmPlace: index,
  });
}

/** What was heard last; what the library does not hold any more is left out. */
export async function lastSounds(api: AppApi): Promise<Queue & { readonly positionMs: number }> {
  const { lastSounds: locations, lastSound, lastSoundMs } = await preferences.get(api);
  return { ...(await queueOf(api, locations, lastSound)), positionMs: lastSoundMs };
}

/** What was seen last, in the same way. */
export async function lastFilms(api: AppApi): Promise<Queue> {
  const { lastFilms: locations, lastFilm } = await preferences.get(api);
  return queueOf(api, locations, lastFilm);
}

async function queueOf(api: AppApi, locations: string, current: string): Promise<Queue> {
  const library = new Map((await listLibrary(api)).map((media) => [locationOf(media), media]));
  const songs = locations.split(' ').flatMap((location) => library.get(location) ?? []);
  return {
    songs,
    index: Math.max(
      0,
      songs.findIndex((media) => locationOf(media) === current),
    ),
  };
}

/** Without spaces, as they stand between locations. */
function locationOf({ path }: Media): string {
  return `file://${path.split('/').map(encodeURIComponent).join('/')}`;
}
