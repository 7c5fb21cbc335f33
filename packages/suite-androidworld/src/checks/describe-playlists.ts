import type { Playlist } from '@androidworld/android-kit';
import { listNames } from './judge.ts';

/** Names and contents, in words. */
export function describePlaylists(playlists: readonly Playlist[]): string {
  if (playlists.length === 0) return 'no playlist';
  return playlists
    .map(({ name, items }) => `${JSON.stringify(name)} with ${listNames(items.map((item) => item.name))}`)
    .join(', ');
}
