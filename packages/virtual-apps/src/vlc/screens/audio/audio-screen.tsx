import {
  css,
  EditText,
  type IconSource,
  ImageButton,
  RecyclerView,
  SeekBar,
  TextView,
  useApi,
  useBack,
  usePreferences,
  useSavedState,
  View,
} from '@androidworld/app-sdk/ui';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import moreIcon from '@material-symbols/svg-400/rounded/more_horiz.svg';
import note from '@material-symbols/svg-400/rounded/music_note.svg';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import addToPlaylist from '@material-symbols/svg-400/rounded/playlist_add.svg';
import remove from '@material-symbols/svg-400/rounded/playlist_remove.svg';
import list from '@material-symbols/svg-400/rounded/queue_music.svg';
import repeatIcon from '@material-symbols/svg-400/rounded/repeat.svg';
import repeatOne from '@material-symbols/svg-400/rounded/repeat_one.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import next from '@material-symbols/svg-400/rounded/skip_next.svg';
import previous from '@material-symbols/svg-400/rounded/skip_previous.svg';
import { useState } from 'preact/hooks';
import {
  cycleRepeat,
  playAt,
  removeAt,
  seek,
  setSpeed,
  skipToNext,
  skipToPrevious,
  stop,
  togglePlaying,
  toggleShuffle,
} from '../../player/audio-player.ts';
import { useAudioPlayer } from '../../player/use-audio-player.ts';
import { shortDuration } from '../../store/durations.ts';
import { describeOrigin, type Media } from '../../store/library.ts';
import { preferences } from '../../store/preferences.ts';
import { MediaRow } from '../parts/media-row.tsx';
import { type PlayerOption, PlayerOptions } from '../player/player-options.tsx';
import { ContextSheet } from '../sheets/context-sheet.tsx';
import { SavePlaylistSheet } from '../sheets/save-playlist-sheet.tsx';
import { Cover } from './cover.tsx';

css`
.view.audio-screen { position: absolute; inset: 0; z-index: 6; display: flex; flex-direction: column; background: var(--background); }
.audio-header { display: flex; align-items: center; height: 68px; padding: 0 4px; flex: none; border-bottom: 1px solid var(--surface-variant); }
.audio-header-texts { flex: 1; min-width: 0; padding: 0 8px; display: flex; flex-direction: column; align-items: flex-start; }
.audio-header-origin { font-size: 0.875rem; color: var(--on-surface-variant); }
.field.audio-search { flex: 1; align-self: center; margin: 0 12px 0 8px; }
.audio-cover { flex: 1; min-height: 0; display: grid; place-items: center; padding: 16px; }
.audio-times { display: flex; justify-content: space-between; padding: 8px 16px 0; font-size: 0.75rem; flex: none; }
.audio-buttons { display: flex; justify-content: center; align-items: center; gap: 12px; padding: 0 16px 16px; flex: none; }
.audio-play.view { width: 64px; height: 64px; }
.audio-on { color: var(--primary); }
.audio-current > .media-row { background: color-mix(in srgb, var(--primary) 12%, transparent); }
`;

/** AudioPlayer over the whole screen: the queue or the cover, the time line, the buttons. */
export function AudioScreen({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const { state, track, positionMs } = useAudioPlayer();
  const [stored, change] = usePreferences(preferences);
  const showsQueue = stored?.showsCover !== true;
  const [menuOf, setMenuOf] = useState<number | null>(null);
  const chosen = menuOf === null ? undefined : state.queue.songs[menuOf];
  const [over, setOver] = useSavedState<'save' | PlayerOption | null>('audio options', null);
  /** What the queue is searched for; null: it is not. */
  const [query, setQuery] = useSavedState<string | null>('queue search', null);
  useBack(() => (query === null ? onClose() : setQuery(null)));
  if (track === undefined) return null;
  const button = (id: string, icon: IconSource, contentDescription: string, onClick: () => void, isOn = false) => (
    <ImageButton
      id={id}
      icon={icon}
      className="android.widget.ImageView"
      contentDescription={contentDescription}
      class={isOn ? 'audio-on' : ''}
      onClick={onClick}
    />
  );
  return (
    <View id="audio_player_container" className="android.widget.FrameLayout" class="audio-screen">
      <View id="header" className="android.view.ViewGroup" class="audio-header">
        {button('player_collapse', down, 'Collapse player', () => {
          setQuery(null);
          onClose();
        })}
        {query === null ? (
          <View id="audio_media_switcher" className="android.widget.HorizontalScrollView" class="audio-header-texts">
            <TextView id="title" lines={1}>
              {track.title}
            </TextView>
            <TextView id="artist" class="audio-header-origin" lines={1}>
              {describeOrigin(track)}
            </TextView>
          </View>
        ) : (
          <EditText
            class="audio-search"
            hint="Search…"
            variant="outlined"
            imeAction="search"
            autoFocus
            value={query}
            onChange={setQuery}
          />
        )}
        {showsQueue && query === null && button('playlist_search', search, 'Search', () => setQuery(''))}
        {query === null &&
          button(
            'playlist_switch',
            showsQueue ? note : list,
            showsQueue ? 'Hide playlist' : 'Show playlist',
            () => void change({ showsCover: showsQueue }),
            showsQueue,
          )}
        {query === null && button('adv_function', moreIcon, 'advanced options', () => setOver('options'))}
      </View>
      {showsQueue ? (
        <RecyclerView
          id="songs_list"
          items={[...state.queue.songs.entries()].filter(([, media]) => contains(media, query ?? ''))}
          itemKey={([, { id, path }]) => `${id} ${path}`}
          renderItem={([index, media]) => (
            <div class={index === state.queue.index ? 'audio-current' : ''}>
              <MediaRow
                media={media}
                subtitle={describeOrigin(media)}
                onClick={() => {
                  setQuery(null);
                  void playAt(api, index);
                }}
                onMore={() => setMenuOf(index)}
              />
            </div>
          )}
        />
      ) : (
        <View id="cover_media_switcher" className="android.widget.HorizontalScrollView" class="audio-cover">
          <Cover />
        </View>
      )}
      <div class="audio-times">
        <TextView id="time">{shortDuration(positionMs)}</TextView>
        <TextView id="length">{shortDuration(track.durationMs)}</TextView>
      </div>
      <SeekBar id="timeline" value={positionMs} max={Math.max(1, track.durationMs)} onCommit={seek} />
      <div class="audio-buttons">
        {state.queue.songs.length > 1 && button('shuffle', shuffle, 'Shuffle', toggleShuffle, state.isShuffled)}
        {button('previous', previous, 'Previous', () => void skipToPrevious(api))}
        <ImageButton
          id="play_pause"
          icon={state.isPlaying ? pause : playIcon}
          size={40}
          className="android.widget.ImageView"
          contentDescription={state.isPlaying ? 'Pause' : 'Play'}
          class="audio-play audio-on"
          onClick={togglePlaying}
          onLongClick={stop}
        />
        {button('next', next, 'Next', () => void skipToNext(api))}
        {button(
          'repeat',
          state.repeat === 'one' ? repeatOne : repeatIcon,
          'Repeat Mode',
          cycleRepeat,
          state.repeat !== 'off',
        )}
      </div>
      {menuOf !== null && chosen !== undefined && (
        <ContextSheet
          title={chosen.title}
          items={[{ title: 'Remove', icon: remove, onClick: () => void removeAt(api, menuOf) }]}
          onClose={() => setMenuOf(null)}
        />
      )}
      {over === 'save' && <SavePlaylistSheet media={state.queue.songs} onClose={() => setOver(null)} />}
      {over !== null && over !== 'save' && (
        <PlayerOptions
          shown={over}
          onShow={setOver}
          speed={state.speed}
          onSpeed={setSpeed}
          onJump={(to) => seek(Math.min(track.durationMs, to))}
          further={[{ title: 'Save Playlist', icon: addToPlaylist, onClick: () => setOver('save') }]}
          onClose={() => setOver(null)}
        />
      )}
    </View>
  );
}

function contains(media: Media, words: string): boolean {
  return `${media.title} ${describeOrigin(media)}`.toLowerCase().includes(words.toLowerCase());
}
