import { css, RecyclerView, TextView, useBack, View } from '@androidworld/app-sdk/ui';
import { shortDuration } from '../../store/durations.ts';
import type { Media } from '../../store/library.ts';

css`
.view.player-playlist { position: absolute; inset: 0; display: flex; justify-content: flex-end; background: #00000080; }
.view.player-playlist-panel { width: min(100%, 320px); box-sizing: border-box; padding: 48px 0 24px; display: flex; flex-direction: column; background: #212121f0; }
.player-playlist-row { display: flex; flex-direction: column; align-items: flex-start; justify-content: center; min-height: 64px; padding: 0 16px; }
.player-playlist-row > :last-child { font-size: 0.75rem; color: #b0b0b0; }
.player-playlist-on > :first-child { color: #ff8800; }
`;

interface PlayerPlaylistProps {
  media: readonly Media[];
  /** Place of the one that is on. */
  current: number;
  onPick: (index: number) => void;
  onClose: () => void;
}

/** What is played one after the other, over the film. */
export function PlayerPlaylist({ media, current, onPick, onClose }: PlayerPlaylistProps) {
  useBack(onClose);
  return (
    <View id="player_playlist_container" className="android.view.ViewGroup" class="player-playlist" onClick={onClose}>
      <View className="android.view.ViewGroup" class="player-playlist-panel" pointer={kept}>
        <RecyclerView
          id="video_playlist"
          items={media}
          itemKey={({ id }, index) => `${id} ${index}`}
          renderItem={({ title, durationMs }, index) => (
            <View
              className="android.view.ViewGroup"
              class={index === current ? 'player-playlist-row player-playlist-on' : 'player-playlist-row'}
              selected={index === current}
              onClick={() => {
                onClose();
                if (index !== current) onPick(index);
              }}
            >
              <TextView id="audio_item_title" lines={1}>
                {title}
              </TextView>
              <TextView id="audio_item_subtitle">{shortDuration(durationMs)}</TextView>
            </View>
          )}
        />
      </View>
    </View>
  );
}

/** A touch on the list is none on the film below it. */
const keep = (event: PointerEvent) => event.stopPropagation();
const kept = { onPointerDown: keep, onPointerMove: keep, onPointerUp: keep, onPointerCancel: keep };
