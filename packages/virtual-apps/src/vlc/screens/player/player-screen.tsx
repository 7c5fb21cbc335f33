import {
  css,
  ImageButton,
  phoneNow,
  phoneTime,
  SeekBar,
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
import pause from '@material-symbols/svg-400/rounded/pause.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import list from '@material-symbols/svg-400/rounded/queue_music.svg';
import next from '@material-symbols/svg-400/rounded/skip_next.svg';
import previous from '@material-symbols/svg-400/rounded/skip_previous.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Film, readMp4 } from '../../player/read-mp4.ts';
import { shortDuration } from '../../store/durations.ts';
import { listLibrary, type Media, notePlayed } from '../../store/library.ts';
import { preferences } from '../../store/preferences.ts';
import { FilmPicture } from './film-picture.tsx';
import { PlayerTips } from './player-tips.tsx';

css`
.vlc-player { position: relative; flex: 1; background: #000000; color: #ffffff; overflow: hidden; }
.view.player-hud-top { position: absolute; left: 0; right: 0; top: 0; padding: 48px 16px 24px; background: linear-gradient(#000000b0, transparent); }
.view.player-hud { position: absolute; left: 0; right: 0; bottom: 0; padding: 24px 0 32px; background: linear-gradient(transparent, #000000d0); display: flex; flex-direction: column; align-items: stretch; }
.player-hud-times { display: flex; justify-content: space-between; padding: 0 16px; }
.player-hud-buttons { display: flex; justify-content: space-evenly; align-items: center; }
.view.player-sound { position: absolute; inset: 0; display: grid; place-items: center; font-size: 1.25rem; }
`;

interface Playing {
  readonly isPlaying: boolean;
  readonly positionMs: number;
  /** `phoneTime.uptime()` when it was there. */
  readonly atMs: number;
}

/** Hidden again after so long. */
const hudMs = 4000;

/** VideoPlayerActivity: shows a film, then the next; closes at the end of the last. */
export function PlayerScreen() {
  const api = useApi();
  const { intent, intentSerial, finish } = useActivity();
  const [stored, change] = usePreferences(preferences);
  const [queue, setQueue] = useState<readonly Media[]>([]);
  const [index, setIndex] = useState(0);
  const [bytes, setBytes] = useState<Uint8Array>();
  const [film, setFilm] = useState<Film>();
  const [playing, setPlaying] = useState<Playing>({ isPlaying: false, positionMs: 0, atMs: 0 });
  const [hudAtMs, setHudAtMs] = useState<number | null>(null);
  const [fit, setFit] = useState<'contain' | 'cover'>('contain');
  useSystemBars({ immersive: true });
  useElapsed(playing.atMs, { everyMs: 250, running: playing.isPlaying });
  const current = queue[index];
  const durationMs = film?.durationMs ?? Math.max(0, current?.durationMs ?? 0);
  const positionMs = Math.min(
    durationMs,
    playing.positionMs + (playing.isPlaying ? phoneTime.uptime() - playing.atMs : 0),
  );
  const newest = useRef({ positionMs, current });
  newest.current = { positionMs, current };

  useEffect(() => {
    void (async () => {
      const library = await listLibrary(api);
      const ids = String(intent.extras?.media ?? '')
        .split(',')
        .map(Number);
      const known = ids.flatMap((id) => library.find((media) => media.id === id) ?? []);
      const { path } = intent.extras ?? {};
      setQueue(typeof path === 'string' ? [outsideLibrary(path)] : known);
      setIndex(0);
    })();
  }, [intentSerial]);
  useEffect(() => {
    if (current === undefined) return;
    setFilm(undefined);
    void (async () => {
      const content = await api.files.read(current.path).catch(() => undefined);
      if (content === undefined) {
        await api.toast(`VLC cannot open ${current.fileName}`);
        return await finish();
      }
      setBytes(content);
      setFilm(readMp4(content));
      const resumed = current.lastTimeMs > 0 && current.lastTimeMs < current.durationMs ? current.lastTimeMs : 0;
      setPlaying({ isPlaying: true, positionMs: resumed, atMs: phoneTime.uptime() });
    })();
  }, [current]);

  const leaveAt = async (atMs: number) => {
    const { current: media } = newest.current;
    if (media !== undefined && media.id > 0 && stored?.history !== false)
      await notePlayed(api, media.id, Math.floor(phoneNow() / 1000), atMs);
  };
  const skip = async (by: number) => {
    await leaveAt(-1);
    const to = index + by;
    if (to >= queue.length) return await finish();
    setIndex(Math.max(0, to));
  };
  const ended = useRef(skip);
  ended.current = skip;
  useEffect(() => {
    if (!playing.isPlaying || durationMs <= 0) return undefined;
    const timer = phoneTime.after(durationMs - playing.positionMs, () => void ended.current(1));
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
  const toggle = () => setPlaying({ isPlaying: !playing.isPlaying, positionMs, atMs: phoneTime.uptime() });
  const showsTips = stored !== undefined && !stored.playerTipsShown;
  const touch = () => {
    if (!showsTips) setHudAtMs(hudAtMs === null ? phoneTime.uptime() : null);
  };
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
      pointer={{
        onPointerDown: () => undefined,
        onPointerMove: () => undefined,
        onPointerUp: touch,
        onPointerCancel: () => undefined,
      }}
    >
      {film !== undefined && bytes !== undefined ? (
        <FilmPicture film={film} bytes={bytes} positionMs={positionMs} fit={fit} />
      ) : (
        <View class="player-sound" semantics={{ importantForAccessibility: 'no' }} />
      )}
      {hudAtMs !== null && current !== undefined && (
        <>
          <View class="player-hud-top">
            <TextView id="player_overlay_title">{current.title}</TextView>
          </View>
          <View id="progress_overlay" className="android.view.ViewGroup" class="player-hud" pointer={noTouch}>
            <SeekBar
              id="player_overlay_seekbar"
              value={positionMs}
              max={durationMs}
              onCommit={(value) => setPlaying({ ...playing, positionMs: value, atMs: phoneTime.uptime() })}
            />
            <div class="player-hud-times">
              <TextView id="player_overlay_time">{shortDuration(positionMs)}</TextView>
              <TextView id="player_overlay_length">{shortDuration(durationMs)}</TextView>
            </div>
            <div class="player-hud-buttons">
              <ImageButton
                id="playlist_previous"
                icon={previous}
                contentDescription="Previous"
                onClick={stay(() => void skip(-1))}
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
                onClick={stay(() => void skip(1))}
              />
              <ImageButton
                id="player_resize"
                icon={resize}
                contentDescription="Aspect ratio"
                onClick={stay(() => setFit(fit === 'contain' ? 'cover' : 'contain'))}
              />
              <ImageButton
                id="playlist_toggle"
                icon={list}
                contentDescription="Show playlist"
                onClick={stay(() => void api.toast(`${index + 1} of ${queue.length}`))}
              />
            </div>
          </View>
        </>
      )}
      {showsTips && <PlayerTips onClose={() => void change({ playerTipsShown: true })} />}
    </View>
  );
}

/** Keeps touches from the picture below. */
const stop = (event: PointerEvent) => event.stopPropagation();
const noTouch = { onPointerDown: stop, onPointerMove: stop, onPointerUp: stop, onPointerCancel: stop };

/** A file that another app gave. */
function outsideLibrary(path: string): Media {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const unknown = { groupId: null, folderId: null, lastPlayed: null, playCount: 0, lastTimeMs: -1 };
  return { id: 0, type: 1, durationMs: 0, title: fileName, fileName, path, ...unknown };
}
