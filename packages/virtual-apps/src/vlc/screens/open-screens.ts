import type { AppApi, Extra } from '@androidworld/app-sdk';
import { activities, packageName } from '../package-name.ts';

export function openScreen(
  api: AppApi,
  screen: keyof typeof activities,
  extras: Readonly<Record<string, Extra>> = {},
): Promise<void> {
  return api.startActivity({ component: { packageName, className: activities[screen] }, extras });
}

/** Plays these, one after the other. */
export function play(api: AppApi, media: readonly { readonly id: number }[], from = 0): Promise<void> {
  const ids = media.map(({ id }) => id);
  return openScreen(api, 'player', { media: [...ids.slice(from), ...ids.slice(0, from)].join(',') });
}
