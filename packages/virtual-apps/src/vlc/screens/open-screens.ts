import type { AppApi, Extra } from '@androidworld/app-sdk';
import { activities, extras, packageName } from '../package-name.ts';
import { playAudio } from '../player/audio-player.ts';
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
