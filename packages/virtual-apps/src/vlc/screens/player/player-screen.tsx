import { mimeTypeOf } from '@androidworld/app-sdk';
import {
  css,
  Icon,
  ImageButton,
  phoneNow,
  phoneTime,
  SeekBar,
  Snackbar,
  TextView,
  useActivity,
  useApi,
  useBack,
  useElapsed,
  usePreferences,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import resize from '@material-symbols/svg-400/rounded/aspect_ratio.svg';
import audio from '@material-symbols/svg-400/rounded/headphones.svg';
import rotation from '@material-symbols/svg-400/rounded/mobile_rotate.svg';
import locked from '@material-symbols/svg-400/rounded/mobile_rotate_lock.svg';
import moreIcon from '@material-symbols/svg-400/rounded/more_horiz.svg';
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import list from '@material-symbols/svg-400/rounded/queue_music.svg';
import repeat from '@material-symbols/svg-400/rounded/repeat.svg';
import next from '@material-symbols/svg-400/rounded/skip_next.svg';
import previous from '@material-symbols/svg-400/rounded/skip_previous.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { extras } from '../../package-name.ts';
import { playAudio, seek, stop } from '../../player/audio-player.ts';
import { notSupported } from '../../player/codings.ts';
import { keepFilms } from '../../player/last-played.ts';
import { type Playback, positionOf } from '../../player/playback.ts';
import { readMp4 } from '../../player/read-mp4.ts';
import { shortDuration } from '../../store/durations.ts';
import { listLibrary, type Media } from '../../store/library.ts';
import { audioType, videoType } from '../../store/media-database.ts';
import { outsideLibrary } from '../../store/outside-library.ts';
import { preferences } from '../../store/preferences.ts';
import { notePlayed } from '../../store/progress.ts';
import { cone } from '../parts/cone.ts';
import { FilmPicture, type OpenedFile } from './film-picture.tsx';
import { type PlayerOption, PlayerOptions } from './player-options.tsx';
import { PlayerPlaylist } from './player-playlist.tsx';
import { PlayerTips } from './player-tips.tsx';
import { useFilmGestures } from './use-film-gestures.ts';

css`
.vlc-player { position: relative; flex: 1; background: #000000; color: #ffffff; overflow: hidden; }
.view.player-hud-top { position: absolute; left: 0; right: 0; top: 0; padding: 48px 16px 24px; background: linear-gradient(#000000b0, transparent); }
.view.player-hud { position: absolute; left: 0; right: 0; bottom: 0; padding: 24px 0 32px; background: linear-gradient(transparent, #000000d0); display: flex; flex-direction: column; align-items: stretch; }
/* What is said of a film does not lie on the buttons. */
.vlc-player:has(> .player-hud) > .snackbar { bottom: 168px; }
.player-hud-times { display: flex; justify-content: space-between; padding: 0 16px; }
.player-hud-buttons { display: flex; justify-content: space-evenly; align-items: center; }
.player-sound { position: absolute; inset: 0; display: grid; place-items: center; font-size: 1.25rem; }
`;

/** Hidden again after so long. */
const hudMs = 4000;

/** VideoPlayerActivity: shows a film, then the next; closes at the end of the last. */
export function PlayerScreen() {
  const api = useApi();
  const { intent, intentSerial, finish, setRequestedOrientation } = useActivity();
  const [stored, change] = usePreferences(preferences);
  const [queue, setQueue] = useState<readonly Media[]>([]);
  const [index, setIndex] = useState(0);
  const [file, setFile] = useState<OpenedFile>();
  /** What the decoder says. */
  const [lengthMs, setLengthMs] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  const [playing, setPlaying] = useState<Playback>({ isPlaying: false, positionMs: 0, atMs: 0, speed: 1 });
  const [hudAtMs, setHudAtMs] = useState<number | null>(null);
  const [fit, setFit] = useState<'contain' | 'cover'>('contain');
  const [over, setOver] = useState<'playlist' | PlayerOption | null>(null);
  const [repeats, setRepeats] = useState(false);
  const [isLocked, setLocked] = useState(false);
  useSystemBars({ immersive: true });
  useElapsed(playing.atMs, { everyMs: 250, running: playing.isPlaying });
  const current = queue[index];
  const durationMs = file?.film?.durationMs ?? (lengthMs > 0 ? lengthMs : Math.max(0, current?.durationMs ?? 0));
  const positionMs = Math.min(durationMs, positionOf(playing));
  const newest = useRef({ positionMs, durationMs, current });
  newest.current = { positionMs, durationMs, current };

  useEffect(() => {
    void (async () => {
      const library = await listLibrary(api);
      const { [extras.media]: media, [extras.path]: path, [extras.position]: position } = intent.extras ?? {};
      const ids = String(media ?? '')
        .split(',')
        .map(Number);
      const known = ids.flatMap((id) => library.find((each) => each.id === id) ?? []);
      setQueue(typeof path === 'string' ? [outsideLibrary(path)] : known);
      setIndex(Number(position ?? 0));
      // There is one player: what was heard makes room.
      stop();
    })();
  }, [intentSerial]);
  useEffect(() => {
    if (current === undefined) return;
    setFile(undefined);
    setLengthMs(0);
    setNotice(null);
    if (current.id > 0) void keepFilms(api, { songs: queue, index });
    void (async () => {
      const content = await api.files.read(current.path).catch(() => undefined);
      if (content === undefined) {
        await api.toast(`VLC cannot open ${current.fileName}`);
        return await finish();
      }
      setFile({ bytes: content, mimeType: mimeTypeOf(current.path), film: readMp4(content) });
      const resumed = current.lastTimeMs > 0 && current.lastTimeMs < current.durationMs ? current.lastTimeMs : 0;
      setPlaying(({ speed }) => ({ isPlaying: true, positionMs: resumed, atMs: phoneTime.uptime(), speed }));
    })();
  }, [current]);

  const leaveAt = async (atMs: number) => {
    const { current: media } = newest.current;
    if (media !== undefined && media.id > 0 && stored?.history !== false)
      await notePlayed(api, {
        id: media.id,
        durationMs: newest.current.durationMs,
        atMs,
        now: Math.floor(phoneNow() / 1000),
      });
  };
  const goTo = async (to: number) => {
    await leaveAt(newest.current.positionMs);
    if (to >= queue.length) return await finish();
    setIndex(Math.max(0, to));
  };
  const end = async () => {
    await leaveAt(durationMs);
    if (repeats) return seekTo(0);
    if (index + 1 >= queue.length) return await finish();
    setIndex(index + 1);
  };
  const ended = useRef(end);
  ended.current = end;
  useEffect(() => {
    if (!playing.isPlaying || durationMs <= 0) return undefined;
    const timer = phoneTime.after((durationMs - playing.positionMs) / playing.speed, () => void ended.current());
    return () => timer.cancel();
  }, [playing, durationMs]);
  useEffect(() => {
    if (hudAtMs === null) return undefined;
    const timer = phoneTime.after(hudMs, () => setHudAtMs(null));
    return () => timer.cancel();
  }, [hudAtMs]);
  useBack(async () => {
    if (hudAtMs !== null) return setHudAtMs(null);
    await leaveAt(newest.current.positionMs);
    await finish();
  });
  const toggle = () => setPlaying({ ...playing, isPlaying: !playing.isPlaying, positionMs, atMs: phoneTime.uptime() });
  const setSpeed = (speed: number) => setPlaying({ ...playing, positionMs, atMs: phoneTime.uptime(), speed });
  const showsTips = stored !== undefined && !stored.playerTipsShown;
  const seekTo = (to: number) =>
    setPlaying({ ...playing, positionMs: Math.min(durationMs, Math.max(0, to)), atMs: phoneTime.uptime() });
  const playAsAudio = async () => {
    await playAudio(api, queue, index);
    seek(newest.current.positionMs);
    await finish();
  };
  const gestures = useFilmGestures({
    onTap: () => {
      if (!showsTips) setHudAtMs(hudAtMs === null ? phoneTime.uptime() : null);
    },
    onSeek: (byMs) => {
      if (!showsTips) seekTo(positionMs + byMs);
    },
  });
  const stay = (act: () => void) => () => {
    setHudAtMs(phoneTime.uptime());
    act();
  };
  return (
    <View
      id="player_root"
      className="android.widget.FrameLayout"
      contentDescription="Video player. Tap to show controls. Tap the back button to hide them"
      class="vlc-player"
      pointer={gestures}
    >
      {file !== undefined && current?.type === videoType && (
        <FilmPicture
          file={file}
          playback={playing}
          fit={fit}
          onLength={setLengthMs}
          onFailed={() => setNotice(notSupported(file.film?.coding))}
        />
      )}
      {current?.type === audioType && (
        <div class="player-sound">
          <Icon icon={cone} size={128} color="#ff8800" semantics={{ importantForAccessibility: 'no' }} />
        </div>
      )}
      {hudAtMs !== null && current !== undefined && (
        <>
          <View class="player-hud-top">
            <TextView id="player_overlay_title">{current.title}</TextView>
          </View>
          <View id="progress_overlay" className="android.view.ViewGroup" class="player-hud" pointer={noTouch}>
            <SeekBar id="player_overlay_seekbar" value={positionMs} max={durationMs} onCommit={seekTo} />
            <div class="player-hud-times">
              <TextView id="player_overlay_time">{shortDuration(positionMs)}</TextView>
              <TextView id="player_overlay_length">{shortDuration(durationMs)}</TextView>
            </div>
            <div class="player-hud-buttons">
              <ImageButton
                id="playlist_previous"
                icon={previous}
                contentDescription="Previous"
                onClick={stay(() => void goTo(index - 1))}
              />
              <ImageButton
                id="player_overlay_play"
                icon={playing.isPlaying ? pause : playIcon}
                contentDescription={playing.isPlaying ? 'Pause' : 'Play'}
                onClick={stay(toggle)}
              />
              <ImageButton
                id="playlist_next"
                icon={next}
                contentDescription="Next"
                onClick={stay(() => void goTo(index + 1))}
              />
              <ImageButton
                id="player_resize"
                icon={resize}
                contentDescription="Aspect ratio"
                onClick={stay(() => setFit(fit === 'contain' ? 'cover' : 'contain'))}
              />
              <ImageButton
                id="orientation_toggle"
                icon={isLocked ? locked : rotation}
                contentDescription={isLocked ? 'Unlock orientation' : 'Lock orientation'}
                onClick={stay(() => {
                  setLocked(!isLocked);
                  void setRequestedOrientation(isLocked ? 'unspecified' : 'locked');
                })}
              />
              <ImageButton
                id="player_overlay_adv_function"
                icon={moreIcon}
                contentDescription="advanced options"
                onClick={() => setOver('options')}
              />
              <ImageButton
                id="playlist_toggle"
                icon={list}
                contentDescription="Show playlist"
                onClick={() => setOver('playlist')}
              />
            </div>
          </View>
        </>
      )}
      {over === 'playlist' && (
        <PlayerPlaylist
          media={queue}
          current={index}
          onPick={(to) => stay(() => void goTo(to))()}
          onClose={() => setOver(null)}
        />
      )}
      {over !== null && over !== 'playlist' && (
        <PlayerOptions
          shown={over}
          onShow={setOver}
          speed={playing.speed}
          onSpeed={setSpeed}
          onJump={(to) => stay(() => seekTo(to))()}
          further={[
            { title: 'Play as audio', icon: audio, onClick: playAsAudio },
            { title: repeats ? 'Do not repeat' : 'Repeat', icon: repeat, onClick: () => setRepeats(!repeats) },
          ]}
          onClose={() => setOver(null)}
        />
      )}
      {notice !== null && <Snackbar text={notice} onDismiss={() => setNotice(null)} />}
      {showsTips && <PlayerTips onClose={() => void change({ playerTipsShown: true })} />}
    </View>
  );
}

/** Keeps touches from the picture below. */
const keep = (event: PointerEvent) => event.stopPropagation();
const noTouch = { onPointerDown: keep, onPointerMove: keep, onPointerUp: keep, onPointerCancel: keep };
