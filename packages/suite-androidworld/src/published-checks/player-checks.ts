import { type Playlists, retroMusic, sharedStorage, vlc } from '@androidworld/android-kit';
import type { ScoreContext } from '@androidworld/core';
import { exists } from './device-looks.ts';
import { type Given, isAlike, type PublishedCheck, text } from './published-check.ts';

interface WantedFiles {
  readonly name: string;
  readonly files: readonly string[];
}

interface Wanted {
  readonly name: string;
  readonly items: readonly string[];
}

/** Playlists of about this name hold the items, in this order, and no more. */
async function isThere(playlists: Playlists, { device, signal }: ScoreContext, { name, items }: Wanted) {
  const rows = (await playlists.list(device, { signal }))
    .filter((playlist) => isAlike(playlist.name, name))
    .flatMap((playlist) => playlist.items.map((item, index) => ({ item: item.name, index })));
  return (
    rows.length === items.length &&
    items.every((item, index) => rows.some((row) => row.item === item && row.index === index))
  );
}

const titles = ({ params }: Given) => (params.songs as readonly { readonly title: string }[]).map(({ title }) => title);

const retroPlaylist = (context: ScoreContext, given: Given) =>
  isThere(retroMusic, context, { name: text(given.params.playlistName), items: titles(given) });

const vlcPlaylist = (context: ScoreContext, wanted: Wanted) => isThere(vlc, context, wanted);

export const playerChecks: Readonly<Record<string, PublishedCheck>> = {
  RetroCreatePlaylist: { holds: retroPlaylist },
  RetroPlayingQueue: {
    holds: async ({ device, signal }, given) =>
      (await retroMusic.queue.list(device, { signal })).join('\n') === titles(given).join('\n'),
  },
  RetroPlaylistDuration: {
    async holds({ device, signal }, { params }) {
      const playlists = (await retroMusic.list(device, { signal })).filter(({ items }) => items.length > 0);
      const lengthMs = playlists.flatMap(({ items }) => items).reduce((sum, { durationMs }) => sum + durationMs, 0);
      return (
        playlists.every(({ name }) => name === params.playlistName) && lengthMs >= 2_700_000 && lengthMs <= 3_000_000
      );
    },
  },
  RetroSavePlaylist: {
    async holds(context, given) {
      const isMade = await retroPlaylist(context, given);
      const file = `${text(given.params.playlistName)}.m3u`;
      return (Number(isMade) + Number(await exists(context.device, `${sharedStorage}/Download`, file))) / 2;
    },
  },
  VlcCreatePlaylist: {
    holds: (context, { params }) =>
      vlcPlaylist(context, { name: text(params.playlistName), items: params.files as readonly string[] }),
  },
  VlcCreateTwoPlaylists: {
    async holds(context, { params }) {
      let made = 0;
      for (const { name, files } of [params.first, params.second] as readonly WantedFiles[]) {
        if (await vlcPlaylist(context, { name, items: files })) made += 1;
      }
      return made / 2;
    },
  },
};
