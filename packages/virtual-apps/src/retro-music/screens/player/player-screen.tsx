import {
  css,
  type IconSource,
  ImageButton,
  type MenuItem,
  SeekBar,
  TextView,
  Toolbar,
  useApi,
  useBack,
  usePreferences,
  useSwipe,
  View,
} from '@androidworld/app-sdk/ui';
import heart from '@material-symbols/svg-400/rounded/favorite.svg';
import heartFilled from '@material-symbols/svg-400/rounded/favorite-fill.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow.svg';
import queueIcon from '@material-symbols/svg-400/rounded/queue_music.svg';
import repeatIcon from '@material-symbols/svg-400/rounded/repeat.svg';
import repeatOne from '@material-symbols/svg-400/rounded/repeat_one.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import next from '@material-symbols/svg-400/rounded/skip_next.svg';
import previous from '@material-symbols/svg-400/rounded/skip_previous.svg';
import timer from '@material-symbols/svg-400/rounded/timer.svg';
import {
  clearQueue,
  cycleRepeat,
  seek,
  skipToNext,
  skipToPrevious,
  togglePlaying,
  toggleShuffle,
} from '../../player/player.ts';
import { usePlayer } from '../../player/use-player.ts';
import { favorites, toggleFavorite } from '../../store/playlists.ts';
import { preferences } from '../../store/preferences.ts';
import { artistOf } from '../../store/song.ts';
import { useNavigation } from '../navigation.ts';
import { Cover } from '../parts/cover.tsx';
import { usePlaylists } from '../use-library.ts';
import { useSongActions } from '../use-song-actions.ts';
import { SongInfo } from './song-info.tsx';

css`
.view.player { position: absolute; inset: 0; z-index: 5; background: var(--background); display: flex; flex-direction: column; align-items: center; padding-top: var(--status-bar-height, 48px); }
.player-cover { touch-action: none; flex: 1; min-height: 0; display: grid; place-items: center; }
.player-texts { align-self: stretch; text-align: center; padding: 16px 24px; }
.player-title { font-size: 1.5rem; font-weight: 500; }
.player-times { align-self: stretch; display: flex; justify-content: space-between; padding: 0 24px; }
.player-seek { align-self: stretch; margin: 0 8px; }
.player-buttons { align-self: stretch; display: flex; justify-content: space-evenly; align-items: center; padding: 16px; }
.player-play { width: 72px; height: 72px; border-radius: 50%; background: var(--primary-container); color: var(--on-primary-container); }
.player-on { color: var(--primary); }
.player-bar { align-self: stretch; background: none; margin-bottom: calc(var(--navigation-bar-height) + 24px); }
/* The cover beside the rest. */
@media (orientation: landscape) {
  .view.player { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-content: center; padding-bottom: var(--navigation-bar-height); }
  .player-cover { grid-area: 1 / 1 / span 5; }
  .player > :not(.player-cover) { grid-column: 2; }
  .player-bar { margin-bottom: 0; }
}
`;

/** Pixels a finger goes over the cover: sideways to another song, down to close the player. */
const swipePx = 150;

/** The player over the whole screen. */
export function PlayerScreen({ onClose, onQueue }: { onClose: () => void; onQueue: () => void }) {
  const api = useApi();
  const { state, song, positionMs } = usePlayer();
  const { ask, open } = useNavigation();
  const actions = useSongActions();
  const liked = usePlaylists()?.find(({ name }) => name === favorites)?.songs ?? [];
  const [stored] = usePreferences(preferences);
  useBack(onClose);
  const swipe = useSwipe(({ dx, dy }) => {
    if (Math.max(Math.abs(dx), Math.abs(dy)) < swipePx) return;
    if (Math.abs(dy) > Math.abs(dx)) return dy > 0 ? onClose() : undefined;
    void (dx < 0 ? skipToNext(api) : skipToPrevious(api));
  });
  if (song === undefined) return null;
  const isLiked = liked.some(({ id }) => id === song.id);
  const goTo = (act: () => void) => () => {
    onClose();
    act();
  };
  const menu: readonly MenuItem[] = [
    {
      id: 'action_sleep_timer',
      title: 'Sleep timer',
      icon: timer,
      showAsAction: 'always',
      onClick: () => ask({ kind: 'sleep timer' }),
    },
    {
      id: 'action_toggle_favorite',
      title: 'Favorites',
      icon: isLiked ? heartFilled : heart,
      showAsAction: 'always',
      onClick: () => void toggleFavorite(api, song),
    },
    { id: 'now_playing', title: 'Now playing queue', icon: queueIcon, showAsAction: 'always', onClick: onQueue },
    { id: 'action_playback_speed', title: 'Playback Speed', onClick: () => ask({ kind: 'playback speed' }) },
    {
      id: 'action_go_to_album',
      title: 'Go to album',
      onClick: goTo(() => open({ kind: 'album', id: song.albumId })),
    },
    {
      id: 'action_go_to_artist',
      title: 'Go to artist',
      onClick: goTo(() => open({ kind: 'artist', id: song.artistId })),
    },
    {
      id: 'action_add_to_playlist',
      title: 'Add to playlist',
      onClick: () => ask({ kind: 'add to playlist', songs: [song] }),
    },
    {
      id: 'action_save_playing_queue',
      title: 'Save playing queue',
      onClick: () => ask({ kind: 'new playlist', songs: state.queue.songs }),
    },
    ...actions.menuOf(song).filter(({ id }) => id === 'action_share'),
    { id: 'action_clear_playing_queue', title: 'Clear playing queue', onClick: () => void clearQueue(api) },
    { id: 'action_details', title: 'Details', onClick: () => ask({ kind: 'details', song }) },
    {
      id: 'action_delete_from_device',
      title: 'Delete from device',
      onClick: () => ask({ kind: 'delete songs', songs: [song] }),
    },
  ];
  const button = (id: string, icon: IconSource, onClick: () => void, isOn = false) => (
    <ImageButton id={id} icon={icon} class={isOn ? 'player-on' : ''} onClick={onClick} />
  );
  return (
    <View id="playerContainer" className="android.view.ViewGroup" class="player">
      <View class="player-cover" pointer={swipe}>
        <Cover id="player_image" size={300} />
      </View>
      <div class="player-texts">
        <TextView id="title" class="player-title" lines={1}>
          {song.title}
        </TextView>
        <TextView id="text" color="muted" lines={1}>
          {artistOf(song)}
        </TextView>
        {stored?.showsSongInfo === true && <SongInfo song={song} />}
      </div>
      <SeekBar
        id="progressSlider"
        class="player-seek"
        value={positionMs}
        max={song.durationMs}
        onCommit={(value) => void seek(api, value)}
      />
      <div class="player-times">
        <TextView id="songCurrentProgress">{minutesText(positionMs)}</TextView>
        <TextView id="songTotalTime">{minutesText(song.durationMs)}</TextView>
      </div>
      <div class="player-buttons">
        {button(
          'repeatButton',
          state.repeat === 'one' ? repeatOne : repeatIcon,
          () => void cycleRepeat(api),
          state.repeat !== 'off',
        )}
        {button('previousButton', previous, () => void skipToPrevious(api))}
        <ImageButton
          id="playPauseButton"
          icon={state.isPlaying ? pause : play}
          class="player-play"
          onClick={() => void togglePlaying(api)}
        />
        {button('nextButton', next, () => void skipToNext(api))}
        {button('shuffleButton', shuffle, () => void toggleShuffle(api), state.isShuffled)}
      </div>
      <Toolbar
        id="playerToolbar"
        title=""
        class="player-bar"
        navigation={{ icon: down, onClick: onClose }}
        menu={menu}
      />
    </View>
  );
}

/** `3:42` */
function minutesText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
