import { css, Icon, ProgressBar, TextView, View } from '@androidworld/app-sdk/ui';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import { openPlayer, stop, togglePlaying } from '../../player/audio-player.ts';
import { useAudioPlayer } from '../../player/use-audio-player.ts';
import { shortDuration } from '../../store/durations.ts';
import { describeOrigin } from '../../store/library.ts';
import { AudioScreen } from './audio-screen.tsx';

css`
.audio-bar { flex: none; background: var(--surface-container); box-shadow: var(--shadow-2); }
.audio-bar-progress { height: 2px; border-radius: 0; }
.audio-bar-row { display: flex; align-items: center; height: 66px; padding: 0 16px; gap: 16px; }
.audio-bar-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; gap: 2px; }
.audio-bar-origin { font-size: 0.875rem; color: var(--on-surface-variant); }
.audio-bar-time { font-size: 0.875rem; }
.audio-bar-play { width: 38px; height: 38px; display: grid; place-items: center; border-radius: 50%; background: var(--primary); color: var(--on-primary); }
`;

/** What is heard, at the lower edge of VLC's screens; a tap opens the player over them. */
export function AudioBar() {
  const { state, track, positionMs } = useAudioPlayer();
  if (track === undefined) return null;
  return (
    <>
      <View id="audio_player_container" className="android.widget.FrameLayout" class="audio-bar">
        <View id="content_layout" className="android.view.ViewGroup" onClick={() => openPlayer(true)}>
          <ProgressBar
            id="progressBar"
            class="audio-bar-progress"
            value={track.durationMs > 0 ? positionMs / track.durationMs : 0}
            semantics={{ importantForAccessibility: 'no' }}
          />
          <View id="header" className="android.view.ViewGroup" class="audio-bar-row">
            <View id="audio_media_switcher" className="android.widget.HorizontalScrollView" class="audio-bar-texts">
              <TextView id="title" lines={1}>
                {track.title}
              </TextView>
              <TextView id="artist" class="audio-bar-origin" lines={1}>
                {describeOrigin(track)}
              </TextView>
            </View>
            <TextView id="header_time" class="audio-bar-time">
              {shortDuration(positionMs)}
            </TextView>
            <View
              id="header_play_pause"
              className="android.widget.ImageView"
              class="audio-bar-play"
              contentDescription={state.isPlaying ? 'Pause' : 'Play'}
              onClick={togglePlaying}
              onLongClick={stop}
            >
              <Icon icon={state.isPlaying ? pause : playIcon} semantics={{ importantForAccessibility: 'no' }} />
            </View>
          </View>
        </View>
      </View>
      {state.isOpen && <AudioScreen onClose={() => openPlayer(false)} />}
    </>
  );
}
