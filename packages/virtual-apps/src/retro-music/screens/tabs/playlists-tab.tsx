import {
  ActionMode,
  css,
  MenuButton,
  type MenuItem,
  RecyclerView,
  TextView,
  usePreferences,
  useSelection,
  View,
} from '@androidworld/app-sdk/ui';
import { songsText } from '../../store/durations.ts';
import type { Playlist } from '../../store/playlists.ts';
import { preferences } from '../../store/preferences.ts';
import { totalMs } from '../../store/song.ts';
import { useNavigation } from '../navigation.ts';
import { Cover } from '../parts/cover.tsx';
import { Empty } from '../parts/empty.tsx';
import { TabBar } from '../parts/tab-bar.tsx';
import { useGridSize } from '../use-grid-size.ts';
import { usePlaylists } from '../use-library.ts';
import { usePlaylistMenu } from '../use-playlist-menu.ts';
import { useSongActions } from '../use-song-actions.ts';

css`
.playlist-card { margin: 2px; height: 272px; padding: 8px; box-sizing: border-box; }
.playlist-card > .retro-cover { height: 190px; aspect-ratio: auto; }
.playlist-card-texts { position: absolute; left: 43PX; right: 52px; bottom: 43PX; display: flex; flex-direction: column; align-items: flex-start; }
.view.playlist-card-menu { position: absolute; right: 4px; bottom: 14px; }
.playlist-card-selected { background: var(--secondary-container); border-radius: 12px; }
`;

type Compare = (one: Playlist, other: Playlist) => number;

const byName: Compare = (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name));

const orders: Readonly<Record<string, { title: string; compare: Compare }>> = {
  name: { title: 'Ascending', compare: byName },
  'name DESC': { title: 'Descending', compare: (one, other) => byName(other, one) },
  playlist_song_count: { title: 'Song count', compare: (one, other) => one.songs.length - other.songs.length },
  'playlist_song_count DESC': {
    title: 'Song count desc',
    compare: (one, other) => other.songs.length - one.songs.length,
  },
};

/** The playlists as cards. */
export function PlaylistsTab() {
  const all = usePlaylists();
  const [stored, change] = usePreferences(preferences);
  const { columns, gridSize } = useGridSize('playlist');
  const { open, ask } = useNavigation();
  const menuOf = usePlaylistMenu();
  const { add } = useSongActions();
  const compare = orders[stored?.playlistSortOrder ?? 'name']?.compare ?? byName;
  const playlists = all?.toSorted(compare);
  const selection = useSelection((playlists ?? []).map(({ id }) => id));
  const picked = (playlists ?? []).filter(({ id }) => selection.has(id));
  const done = (act: () => void) => () => {
    selection.clear();
    act();
  };
  const menu: readonly MenuItem[] = [
    gridSize,
    {
      title: 'Sort order',
      submenu: Object.entries(orders).map(([order, { title }]) => ({
        title,
        radio: true,
        checked: stored?.playlistSortOrder === order,
        onClick: () => void change({ playlistSortOrder: order }),
      })),
    },
    { id: 'action_add_to_playlist', title: 'New playlist', onClick: () => ask({ kind: 'new playlist', songs: [] }) },
    { id: 'action_settings', title: 'Settings', onClick: () => open({ kind: 'settings' }) },
  ];
  return (
    <View class="retro-page">
      {selection.isActive ? (
        <ActionMode
          selection={selection}
          title={String(selection.size)}
          menu={[
            ...add(picked.flatMap(({ songs }) => songs)).map((item) => ({
              ...item,
              onClick: done(() => item.onClick?.()),
            })),
            {
              title: 'Delete playlists',
              onClick: done(() =>
                ask({
                  kind: 'delete playlists',
                  ids: picked.map(({ id }) => id),
                  names: picked.map(({ name }) => name),
                }),
              ),
            },
            { title: 'Select all', onClick: selection.selectAll },
          ]}
        />
      ) : (
        <TabBar title="Playlists" menu={menu} />
      )}
      {playlists?.length === 0 ? (
        <>
          <View id="recycler_view" className="android.widget.GridView" class="retro-empty-list" focusable />
          <Empty text="You have no playlists" />
        </>
      ) : (
        <RecyclerView
          id="recycler_view"
          className="android.widget.GridView"
          columns={columns}
          padding={[2, 2, 88, 2]}
          items={playlists ?? []}
          itemKey={({ id }) => id}
          renderItem={(playlist) => (
            <View
              className="android.view.ViewGroup"
              class={selection.has(playlist.id) ? 'playlist-card playlist-card-selected' : 'playlist-card'}
              {...selection.row(playlist.id, () => open({ kind: 'playlist', id: playlist.id }))}
            >
              <Cover size="fill" />
              <div class="playlist-card-texts">
                <TextView id="title" textAppearance="body-large" lines={1}>
                  {playlist.name}
                </TextView>
                <TextView id="text" color="muted" lines={1}>
                  {songsText(playlist.songs.length, totalMs(playlist.songs))}
                </TextView>
              </div>
              <MenuButton
                id="menu"
                class="playlist-card-menu"
                items={menuOf(playlist)}
                contentDescription={undefined}
                focusable={false}
              />
            </View>
          )}
        />
      )}
    </View>
  );
}
