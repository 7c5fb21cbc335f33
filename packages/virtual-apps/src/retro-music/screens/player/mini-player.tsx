import { css, Icon, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow.svg';
import { togglePlaying } from '../../player/player.ts';
import { usePlayer } from '../../player/use-player.ts';
import { artistOf } from '../../store/song.ts';
import { Cover } from '../parts/cover.tsx';

css`
.mini-player { flex: none; height: 56px; display: flex; align-items: center; gap: 12px; padding-left: 8px; background: var(--surface-container); }
.mini-player:last-child { box-sizing: content-box; padding-bottom: var(--navigation-bar-height); }
.mini-player-title { flex: 1; min-width: 0; }
.mini-player-button { width: 56px; height: 56px; display: grid; place-items: center; }
`;

/** Above the tabs while something is in the queue; a tap opens the player. */
export function MiniPlayer({ onOpen }: { onOpen: () => void }) {
  const api = useApi();
  const { state, song } = usePlayer();
  if (song === undefined) return null;
  return (
    <View id="miniPlayerFragment" className="android.widget.FrameLayout" class="mini-player" onClick={onOpen}>
      <Cover size={40} />
      <TextView id="miniPlayerTitle" class="mini-player-title" lines={1}>
        {`${song.title} • ${artistOf(song)}`}
      </TextView>
      <View
        id="miniPlayerPlayPauseButton"
        className="android.widget.ImageView"
        class="mini-player-button"
        onClick={() => void togglePlaying(api)}
      >
        <Icon icon={state.isPlaying ? pause : play} semantics={{ importantForAccessibility: 'no' }} />
      </View>
    </View>
  );
}
