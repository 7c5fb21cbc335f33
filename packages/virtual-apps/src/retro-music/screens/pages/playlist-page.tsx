import { Button, css, RecyclerView, TextView, Toolbar, useApi, View } from '@androidworld/app-sdk/ui';
import play from '@material-symbols/svg-400/rounded/play_arrow.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import { useEffect, useRef } from 'preact/hooks';
import { playShuffled, playSongs } from '../../player/player.ts';
import { songsText } from '../../store/durations.ts';
import { type Playlist, setSongs } from '../../store/playlists.ts';
import { totalMs } from '../../store/song.ts';
import { useNavigation } from '../navigation.ts';
import { Cover } from '../parts/cover.tsx';
import { DragHandle } from '../parts/drag-handle.tsx';
import { Empty } from '../parts/empty.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { usePlaylists } from '../use-library.ts';
import { usePlaylistMenu } from '../use-playlist-menu.ts';
import { useSongActions } from '../use-song-actions.ts';
import { useSongSelection } from '../use-song-selection.tsx';

css`
.view.playlist-header { position: relative; box-sizing: content-box; height: 745PX; flex: none; }
.view.playlist-header-cover { position: absolute; left: 42PX; top: calc(var(--status-bar-height) + 200PX); }
.view.playlist-header-bar { position: absolute; left: 0; right: 0; top: var(--status-bar-height); background: none; }
.playlist-header-texts { position: absolute; left: 466PX; right: 42PX; top: calc(var(--status-bar-height) + 168PX); display: flex; flex-direction: column; align-items: stretch; }
.playlist-header-name { height: 243PX; display: flex; align-items: flex-end; font-size: 1.5rem; }
.playlist-header-count { align-self: flex-start; margin-top: 42PX; line-height: 51PX; font-size: 0.875rem; color: var(--on-surface-variant); }
.playlist-header-buttons { margin-top: 42PX; display: flex; }
.playlist-header-buttons > .button { margin: 0; height: 157PX; border-radius: 16px; padding: 0; }
`;

/** The songs of a playlist, to be played, put in another order, taken out. */
export function PlaylistPage({ id }: { id: number }) {
  const playlist = usePlaylists()?.find((each) => each.id === id);
  const { back } = useNavigation();
  return playlist === undefined ? <View class="retro-page" /> : <Shown playlist={playlist} onUp={back} />;
}

function Shown({ playlist, onUp }: { playlist: Playlist; onUp: () => void }) {
  const api = useApi();
  const { ask } = useNavigation();
  const menuOf = usePlaylistMenu();
  const actions = useSongActions();
  const { name, songs } = playlist;
  const { selection, bar } = useSongSelection(songs, (picked) => [
    {
      id: 'action_remove_from_playlist',
      title: 'Remove from playlist',
      onClick: () => ask({ kind: 'remove from playlist', playlistId: playlist.id, songs: picked }),
    },
  ]);
  const shown = useRef(playlist);
  shown.current = playlist;
  // As the real app does when the page is left: all songs are written again in the order shown.
  useEffect(() => () => void setSongs(api, shown.current.id, shown.current.songs), []);
  const move = (from: number, to: number) => {
    const next = songs.toSpliced(from, 1);
    const song = songs[from];
    if (song !== undefined) void setSongs(api, playlist.id, next.toSpliced(to, 0, song));
  };
  return (
    <View id="container" className="android.widget.ScrollView" class="retro-page" semantics={{ scrollable: 'always' }}>
      <View
        id="collapsingAppBarLayout"
        className="android.widget.FrameLayout"
        contentDescription={name}
        class="playlist-header retro-app-bar"
      >
        <View class="playlist-header-cover">
          <Cover size={141} />
        </View>
        <div class="playlist-header-texts">
          <TextView id="title" class="playlist-header-name" layoutWidth="match_parent">
            {name}
          </TextView>
          <TextView id="subtitle" class="playlist-header-count">
            {songsText(songs.length, totalMs(songs))}
          </TextView>
          <div class="playlist-header-buttons">
            <Button
              id="play_button"
              style={{ width: '373PX' }}
              icon={play}
              onClick={() => void playSongs(api, songs)}
            />
            <Button
              id="shuffle_button"
              variant="tonal"
              style={{ width: '157PX' }}
              icon={shuffle}
              onClick={() => void playShuffled(api, songs)}
            />
          </div>
        </div>
        {bar === null ? (
          <Toolbar id="toolbar" class="playlist-header-bar" title="" onUp={onUp} menu={menuOf(playlist)} />
        ) : (
          <View class="playlist-header-bar">{bar}</View>
        )}
      </View>
      {songs.length === 0 ? (
        <>
          <View
            id="recyclerView"
            className="androidx.recyclerview.widget.RecyclerView"
            class="retro-empty-list"
            focusable
          />
          <Empty text="You have no songs" />
        </>
      ) : (
        <RecyclerView
          id="recyclerView"
          padding={[0, 0, 88, 0]}
          items={songs}
          itemKey={({ key }) => key}
          renderItem={(song, index) => (
            <SongRow
              className="android.widget.FrameLayout"
              song={song}
              menu={[
                {
                  id: 'action_remove_from_playlist',
                  title: 'Remove from playlist',
                  onClick: () => ask({ kind: 'remove from playlist', playlistId: playlist.id, songs: [song] }),
                },
                ...actions.menuOf(song),
              ]}
              {...selection.row(song.id, () => void playSongs(api, songs, index))}
            >
              <DragHandle index={index} count={songs.length} rowHeight={65} onMove={move} />
            </SongRow>
          )}
        />
      )}
    </View>
  );
}
