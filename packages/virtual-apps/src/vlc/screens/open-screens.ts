import type { AppApi, Extra } from '@androidworld/app-sdk';
import { opened, shuffled } from '../../playing/queue.ts';
import { activities, extras, packageName } from '../package-name.ts';
import { append, audioPlayer, currentTrack, insertNext, playAudio } from '../player/audio-player.ts';
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
