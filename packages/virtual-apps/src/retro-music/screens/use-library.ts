import { mediaCollections } from '@androidworld/app-sdk';
import { useLive, usePhoneClock, usePreferences } from '@androidworld/app-sdk/ui';
import { blacklistSources } from '../store/blacklist.ts';
import { addedSince } from '../store/last-added.ts';
import { listPlaylists, type Playlist, playlistSources } from '../store/playlists.ts';
import { preferences } from '../store/preferences.ts';
import { type LibrarySong, listSongs } from '../store/song.ts';

const sources = { uris: [mediaCollections.audio], ...blacklistSources, onResume: true };

/** All songs by title; undefined while they are read. */
export function useSongs(): LibrarySong[] | undefined {
  const [stored] = usePreferences(preferences);
  return useLive(listSongs, sources, [stored?.filterSeconds]).data;
}

/** Songs that came of late, the newest first; undefined while they are read. */
export function useLastAdded(): LibrarySong[] | undefined {
  const [stored] = usePreferences(preferences);
  const { nowMs, zone } = usePhoneClock();
  const since = addedSince(stored?.lastAddedInterval ?? '', { nowMs, zone });
  return useLive((api) => listSongs(api, since), sources, [since, stored?.filterSeconds]).data;
}

/** All playlists as they were made; undefined while they are read. */
export function usePlaylists(): Playlist[] | undefined {
  return useLive(listPlaylists, playlistSources).data;
}
