import { Button, css, RecyclerView, TextView, Toolbar, useApi, useLive, View } from '@androidworld/app-sdk/ui';
import { playShuffled, playSongs } from '../../player/player.ts';
import { songsText } from '../../store/durations.ts';
import { historySources, listHistory, listTopPlayed } from '../../store/play-history.ts';
import { artistOf, type Song, totalMs } from '../../store/song.ts';
import { type ListName, useNavigation } from '../navigation.ts';
import { Empty } from '../parts/empty.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { useSongs } from '../use-library.ts';
import { useSongActions } from '../use-song-actions.ts';

css`
.songs-head { padding: 8px 16px 16px; display: flex; flex-direction: column; align-items: flex-start; gap: 8px; }
.songs-head-buttons { display: flex; gap: 8px; }
`;

const listTitles: Readonly<Record<ListName, string>> = {
  history: 'History',
  lastAdded: 'Last added',
  topPlayed: 'My top tracks',
};

/** Songs that were played or came of late. */
export function ListPage({ list }: { list: ListName }) {
  const songs = useSongs();
  const played = useLive((api) => (list === 'topPlayed' ? listTopPlayed(api) : listHistory(api)), historySources, [
    list,
  ]).data;
  const shown = list === 'lastAdded' ? songs?.toSorted((one, other) => other.modified - one.modified) : played;
  return <SongsPage title={listTitles[list]} songs={shown} />;
}

/** An album, or the songs of an artist. */
export function GroupPage({ kind, id }: { kind: 'album' | 'artist'; id: number }) {
  const songs = useSongs()?.filter((song) => id === (kind === 'album' ? song.albumId : song.artistId));
  const [first] = songs ?? [];
  const name = first === undefined ? '' : kind === 'album' ? first.albumName : artistOf(first);
  return (
    <SongsPage title={name} songs={songs}>
      {kind === 'album' && first !== undefined ? `${artistOf(first)} • ` : ''}
    </SongsPage>
  );
}

function SongsPage({
  title,
  songs,
  children,
}: {
  title: string;
  songs: readonly Song[] | undefined;
  children?: string;
}) {
  const api = useApi();
  const { back } = useNavigation();
  const actions = useSongActions();
  return (
    <View class="retro-page">
      <Toolbar id="toolbar" title={title} onUp={back} />
      {songs?.length === 0 ? (
        <Empty text="You have no songs" />
      ) : (
        <RecyclerView
          id="recyclerView"
          padding={[0, 0, 88, 0]}
          header={
            children !== undefined && (
              <div class="songs-head">
                <TextView id="albumText" color="muted">
                  {`${children}${songsText(songs?.length ?? 0, totalMs(songs ?? []))}`}
                </TextView>
                <div class="songs-head-buttons">
                  <Button id="playAction" onClick={() => void playSongs(api, songs ?? [])}>
                    Play all
                  </Button>
                  <Button id="shuffleAction" variant="tonal" onClick={() => void playShuffled(api, songs ?? [])}>
                    Shuffle
                  </Button>
                </div>
              </div>
            )
          }
          items={songs ?? []}
          itemKey={({ id }) => id}
          renderItem={(song, index) => (
            <SongRow song={song} menu={actions.menuOf(song)} onClick={() => void playSongs(api, songs ?? [], index)} />
          )}
        />
      )}
    </View>
  );
}
