import {
  FloatingActionButton,
  type MenuItem,
  RecyclerView,
  useApi,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import { playShuffled, playSongs } from '../../player/player.ts';
import { preferences } from '../../store/preferences.ts';
import { type SongOrder, songOrders, sortSongs } from '../../store/sort-songs.ts';
import { useNavigation } from '../navigation.ts';
import { Empty } from '../parts/empty.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { TabBar } from '../parts/tab-bar.tsx';
import { useGridSize } from '../use-grid-size.ts';
import { useSongs } from '../use-library.ts';
import { useSongActions } from '../use-song-actions.ts';
import { useSongSelection } from '../use-song-selection.tsx';

/** All songs. */
export function SongsTab() {
  const api = useApi();
  const all = useSongs();
  const [stored, change] = usePreferences(preferences);
  const { columns, gridSize } = useGridSize('song');
  const { open } = useNavigation();
  const actions = useSongActions();
  const songs = all === undefined || stored === undefined ? undefined : sortSongs(all, stored.songSortOrder);
  const { selection, bar } = useSongSelection(songs ?? []);
  const menu: readonly MenuItem[] = [
    gridSize,
    {
      title: 'Sort order',
      submenu: (Object.keys(songOrders) as SongOrder[]).map((order) => ({
        title: songOrders[order].title,
        radio: true,
        checked: stored?.songSortOrder === order,
        onClick: () => void change({ songSortOrder: order }),
      })),
    },
    { id: 'action_settings', title: 'Settings', onClick: () => open({ kind: 'settings' }) },
  ];
  return (
    <View class="retro-page">
      {bar ?? <TabBar title="Songs" menu={menu} />}
      {songs?.length === 0 ? (
        <Empty text="You have no songs" />
      ) : (
        <RecyclerView
          id="recycler_view"
          className="android.widget.GridView"
          columns={columns}
          gap={3.8}
          padding={[2, 1, 88, 1]}
          items={songs ?? []}
          itemKey={({ id }) => id}
          renderItem={(song, index) => (
            <SongRow
              song={song}
              menu={actions.menuOf(song)}
              {...selection.row(song.id, () => void playSongs(api, songs ?? [], index))}
            />
          )}
        />
      )}
      <FloatingActionButton
        id="shuffle_button"
        icon={shuffle}
        contentDescription="Shuffle"
        onClick={() => void playShuffled(api, songs ?? [])}
      />
    </View>
  );
}
