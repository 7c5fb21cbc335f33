import type { AppApi, Extra } from '@androidworld/app-sdk';
import { opened, shuffled } from '../../playing/queue.ts';
import { activities, extras, packageName } from '../package-name.ts';
import { append, audioPlayer, currentTrack, insertNext, playAudio, seek } from '../player/audio-player.ts';
import { lastFilms, lastSounds } from '../player/last-played.ts';
import type { Media } from '../store/library.ts';
import { audioType } from '../store/media-database.ts';

export function openScreen(
  api: AppApi,
  screen: keyof typeof activities,
  given: Readonly<Record<string, Extra>> = {},
): Promise<void> {
  return api.startActivity({ component: { packageName, className: activities[screen] }, extras: given });
}

/** Plays these from one of them on: what begins with a film in the video player, sound in the background. */
export function play(api: AppApi, media: readonly Media[], from = 0): Promise<void> {
  if (media[from]?.type === audioType) return playAudio(api, media, from);
  return openScreen(api, 'player', { [extras.media]: media.map(({ id }) => id).join(','), [extras.position]: from });
}

/** What was heard last, from where it was left. */
export async function resumeSounds(api: AppApi): Promise<void> {
  const { songs, index, positionMs } = await lastSounds(api);
  await playAudio(api, songs, index);
  if (positionMs < (songs[index]?.durationMs ?? 0)) seek(positionMs);
}

/** The films that were seen last, from the one that was in front. */
export async function resumeFilms(api: AppApi): Promise<void> {
  const { songs, index } = await lastFilms(api);
  if (songs.length > 0) await play(api, songs, index);
}

/** After what is heard; when nothing is, it is played. */
export async function appendOrPlay(api: AppApi, media: readonly Media[]): Promise<void> {
  if (currentTrack(audioPlayer.get()) === undefined) await play(api, media);
  else append(media);
}

/** Right after the track that is heard; when none is, it is played. */
export async function insertOrPlay(api: AppApi, media: readonly Media[]): Promise<void> {
  if (currentTrack(audioPlayer.get()) === undefined) await play(api, media);
  else insertNext(media);
}

/** The folder a medium lies in. */
export function browseParent(api: AppApi, { path }: Media): Promise<void> {
  return openScreen(api, 'secondary', { [extras.folder]: path.slice(0, path.lastIndexOf('/')) });
}

/** All of them once, drawn by lot. */
export function playInAnyOrder(api: AppApi, media: readonly Media[]): Promise<void> {
  const { songs } = shuffled(opened(media, Math.floor(Math.random() * media.length)), Math.random);
  return play(api, songs);
}
