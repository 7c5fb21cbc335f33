import { type MenuItem, RecyclerView, Toolbar, useApi, useLive, View } from '@androidworld/app-sdk/ui';
import { playSongs } from '../../player/player.ts';
import { clearHistory, historySources, listHistory, listTopPlayed } from '../../store/play-history.ts';
import type { Song } from '../../store/song.ts';
import { type ListName, useNavigation } from '../navigation.ts';
import { Empty } from '../parts/empty.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { useLastAdded } from '../use-library.ts';
import { useSongActions } from '../use-song-actions.ts';
import { useSongSelection } from '../use-song-selection.tsx';

const titles: Readonly<Record<ListName, string>> = {
  history: 'History',
  lastAdded: 'Last added',
  topPlayed: 'My top tracks',
};

/** Songs that were played or came of late. */
export function ListPage({ list }: { list: ListName }) {
  const api = useApi();
  const { back } = useNavigation();
  const actions = useSongActions();
  const added = useLastAdded();
  const played = useLive((own) => (list === 'topPlayed' ? listTopPlayed(own) : listHistory(own)), historySources, [
    list,
  ]).data;
  const songs: readonly Song[] | undefined = list === 'lastAdded' ? added : played;
  const { selection, bar } = useSongSelection(songs ?? []);
  const menu: readonly MenuItem[] =
    list === 'history' && songs !== undefined && songs.length > 0
      ? [{ id: 'action_clear_history', title: 'Clear history', onClick: () => void clearHistory(api) }]
      : [];
  return (
    <View class="retro-page">
      {bar ?? <Toolbar id="toolbar" title={titles[list]} onUp={back} menu={menu} />}
      {songs?.length === 0 ? (
        <Empty text="You have no songs" />
      ) : (
        <RecyclerView
          id="recyclerView"
          padding={[0, 0, 88, 0]}
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
    </View>
  );
}
