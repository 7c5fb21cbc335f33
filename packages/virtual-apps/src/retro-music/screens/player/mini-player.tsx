import { css, Icon, TextView, useApi, useSwipe, View } from '@androidworld/app-sdk/ui';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow.svg';
import { togglePlaying } from '../../player/player.ts';
import { usePlayer } from '../../player/use-player.ts';
import { artistOf } from '../../store/song.ts';
import { Cover } from '../parts/cover.tsx';

css`
.sliding-panel { flex: none; background: var(--surface-container); }
/* Without the tabs below it the panel reaches under the navigation bar; what is tapped does not. */
.sliding-panel:last-child { padding-bottom: var(--navigation-bar-height); }
.mini-player { height: 56px; display: flex; align-items: center; gap: 12px; padding-left: 8px; touch-action: none; }
.mini-player-title { flex: 1; min-width: 0; }
.mini-player-button { position: relative; width: 56px; height: 56px; display: grid; place-items: center; }
.mini-player-progress { position: absolute; inset: 8px; border-radius: 50%; mask: radial-gradient(closest-side, transparent calc(100% - 3px), #000000 calc(100% - 2px)); }
`;

/** Pixels a finger goes up to draw the player open. */
const openPx = 100;

/** Above the tabs while something is in the queue; a tap or a swipe up opens the player. */
export function MiniPlayer({ onOpen }: { onOpen: () => void }) {
  const api = useApi();
  const { state, song, positionMs } = usePlayer();
  const swipe = useSwipe(({ dx, dy }) => {
    if (dy < -openPx && -dy > Math.abs(dx)) onOpen();
  });
  if (song === undefined) return null;
  const played = `${Math.round((positionMs / Math.max(1, song.durationMs)) * 360)}deg`;
  return (
    <View id="slidingPanel" className="android.widget.FrameLayout" class="sliding-panel">
      <View
        id="miniPlayerFragment"
        className="android.widget.FrameLayout"
        class="mini-player"
        onClick={onOpen}
        pointer={swipe}
      >
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
          <div
            class="mini-player-progress"
            style={{ background: `conic-gradient(var(--primary) ${played}, var(--surface-variant) 0)` }}
          />
          <Icon icon={state.isPlaying ? pause : play} semantics={{ importantForAccessibility: 'no' }} />
        </View>
      </View>
    </View>
  );
}
