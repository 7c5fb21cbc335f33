import { FloatingActionButton, RecyclerView, Toolbar, useApi, View } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import { clearQueue, moveInQueue, playAt, removeFromQueue } from '../../player/player.ts';
import { usePlayer } from '../../player/use-player.ts';
import { clockText } from '../../store/durations.ts';
import { totalMs } from '../../store/song.ts';
import { useNavigation } from '../navigation.ts';
import { DragHandle } from '../parts/drag-handle.tsx';
import { Empty } from '../parts/empty.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { SwipedAway } from '../parts/swiped-away.tsx';
import { useSongActions } from '../use-song-actions.ts';

/** What comes next. */
export function QueuePage() {
  const api = useApi();
  const { back } = useNavigation();
  const { state } = usePlayer();
  const actions = useSongActions();
  const { songs, index: current } = state.queue;
  const upNext = clockText(totalMs(songs.slice(current + 1)));
  return (
    <View class="retro-page">
      <Toolbar id="toolbar" title="Now playing queue" subtitle={`Up next  •  ${upNext}`} onUp={back} />
      {songs.length === 0 ? (
        <Empty text="Empty" />
      ) : (
        <RecyclerView
          id="recyclerView"
          padding={[0, 0, 96, 0]}
          items={songs}
          itemKey={(song, index) => `${song.id} ${index}`}
          renderItem={(song, index) => (
            <SwipedAway onSwipe={() => void removeFromQueue(api, index)}>
              <SongRow
                song={song}
                dim={index < current}
                selected={index === current}
                menu={[
                  ...actions.menuOf(song).slice(0, 1),
                  {
                    id: 'action_remove_from_playing_queue',
                    title: 'Remove from playing queue',
                    onClick: () => void removeFromQueue(api, index),
                  },
                  ...actions.menuOf(song).slice(2),
                ]}
                onClick={() => void playAt(api, index)}
              >
                <DragHandle
                  index={index}
                  count={songs.length}
                  rowHeight={64}
                  onMove={(from, to) => void moveInQueue(api, from, to)}
                />
              </SongRow>
            </SwipedAway>
          )}
        />
      )}
      <FloatingActionButton
        id="clearQueue"
        icon={close}
        label="Clear queue"
        onClick={() => {
          void clearQueue(api);
          back();
        }}
      />
    </View>
  );
}
