import { type MenuItem, useApi } from '@androidworld/app-sdk/ui';
import nextIcon from '@material-symbols/svg-400/rounded/playlist_play.svg';
import queueIcon from '@material-symbols/svg-400/rounded/queue_music.svg';
import { addToQueue, playNext } from '../player/player.ts';
import type { Song } from '../store/song.ts';
import { useNavigation } from './navigation.ts';

/** What can be done with songs, as items of menus. */
export interface SongActions {
  /** Of the menu behind a song's three dots, without what its place adds. */
  menuOf(song: Song): MenuItem[];
  /** Of the bar that stands there while songs are picked; `done` ends that. */
  selectionMenu(songs: readonly Song[], done: () => void): MenuItem[];
  add(songs: readonly Song[]): MenuItem[];
}

/** Of the actions that are buttons of the bar. */
const barIcons = [nextIcon, queueIcon];

export function useSongActions(): SongActions {
  const api = useApi();
  const { open, ask } = useNavigation();
  const share = (songs: readonly Song[]) =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'audio/*',
      extras: { 'android.intent.extra.STREAM': songs.map(({ path }) => `file://${path}`) },
    });
  const add = (songs: readonly Song[]): MenuItem[] => [
    { id: 'action_play_next', title: 'Play next', onClick: () => void playNext(api, songs) },
    {
      id: 'action_add_to_current_playing',
      title: 'Add to playing queue',
      onClick: () => void addToQueue(api, songs),
    },
    {
      id: 'action_add_to_playlist',
      title: 'Add to playlist',
      onClick: () => ask({ kind: 'add to playlist', songs }),
    },
  ];
  const shareItem = (songs: readonly Song[]): MenuItem => ({
    id: 'action_share',
    title: 'Share',
    onClick: () => share(songs),
  });
  const deletion = (songs: readonly Song[]): MenuItem => ({
    id: 'action_delete_from_device',
    title: 'Delete from device',
    onClick: () => ask({ kind: 'delete songs', songs }),
  });
  return {
    add,
    menuOf: (song) => [
      ...add([song]),
      { id: 'action_go_to_album', title: 'Go to album', onClick: () => open({ kind: 'album', id: song.albumId }) },
      { id: 'action_go_to_artist', title: 'Go to artist', onClick: () => open({ kind: 'artist', id: song.artistId }) },
      shareItem([song]),
      { id: 'action_details', title: 'Details', onClick: () => ask({ kind: 'details', song }) },
      {
        id: 'action_add_to_blacklist',
        title: 'Add to Blacklist',
        onClick: () => ask({ kind: 'blacklist song', song }),
      },
      deletion([song]),
    ],
    selectionMenu: (songs, done) =>
      [...add(songs), shareItem(songs), deletion(songs)].map((item, index) => ({
        ...item,
        icon: barIcons[index],
        showAsAction: index < barIcons.length ? ('always' as const) : ('never' as const),
        onClick: () => {
          done();
          item.onClick?.();
        },
      })),
  };
}
