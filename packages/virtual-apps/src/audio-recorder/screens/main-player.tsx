import { css, FrameLayout, ImageButton, LinearLayout, phoneTime, SeekBar, TextView } from '@androidworld/app-sdk/ui';
import pause from '@material-symbols/svg-400/rounded/pause-fill.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow-fill.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import type { ComponentChildren } from 'preact';
import { durationText } from '../format-text.ts';
import { playback, seekPlayback, stopPlayback, togglePlayback } from '../player.ts';
import type { RecordRow } from '../store.ts';
import { Waveform, WaveformDrawing } from '../widgets/waveform.tsx';
import { usePlayback } from './use-playback.ts';

css`
.recorder-main-buttons { position: absolute; left: 0; right: 0; bottom: 0; height: 64px; }
.recorder-main-time { font-size: 3.375rem; font-weight: 700; }
.recorder-main-corner { position: absolute; bottom: 8px; font-size: 1rem; }
.recorder-main .slider > i { top: 7px; }
.recorder-main .slider { --primary: #ffd600; --surface-variant: rgb(255 255 255 / 0.3); }
`;

/** Waveform and buttons of the record on the main screen; a drawing while there is none. */
export function ActivePlayer({ record }: { record: RecordRow | undefined }) {
  const { now, positionMs } = usePlayback();
  if (record === undefined) return <WaveformDrawing />;
  const isOpen = now?.record.id === record.id;
  return (
    <>
      <Waveform id="record" durationMs={record.durationMs} positionMs={isOpen ? positionMs : 0} />
      <LinearLayout justify="center" class="recorder-main-buttons">
        <ImageButton
          id="btn_play"
          icon={isOpen && now.isPlaying ? pause : play}
          size={44}
          onClick={() => togglePlayback(record)}
        />
        {isOpen && <ImageButton id="btn_stop" icon={stop} size={40} onClick={stopPlayback} />}
      </LinearLayout>
    </>
  );
}

/** The large clock with what is below it, and how far the record is played. */
export function RecordTimes({
  record,
  recordedMs,
  children,
}: {
  record: RecordRow | undefined;
  recordedMs: number | undefined;
  children: ComponentChildren;
}) {
  const { now, positionMs } = usePlayback();
  const isOpen = record !== undefined && now?.record.id === record.id;
  const shownMs = recordedMs ?? (isOpen ? positionMs : 0);
  return (
    <LinearLayout orientation="vertical" class="recorder-main">
      <FrameLayout>
        <LinearLayout orientation="vertical" align="center">
          <TextView id="txt_progress" class="recorder-main-time">
            {durationText(shownMs)}
          </TextView>
          {children}
        </LinearLayout>
        {record !== undefined && (
          <>
            <TextView id="txt_zero_time" class="recorder-main-corner" style={{ left: 16 }}>
              00:00
            </TextView>
            <TextView id="txt_duration" class="recorder-main-corner" style={{ right: 16 }}>
              {durationText(record.durationMs)}
            </TextView>
          </>
        )}
      </FrameLayout>
      <SeekBar
        id="play_progress"
        style={{ height: 18 }}
        max={1000}
        value={isOpen ? (positionMs / Math.max(1, record.durationMs)) * 1000 : 0}
        onCommit={(value) => {
          if (record === undefined) return;
          if (playback.get() === null)
            playback.set({ record, isPlaying: false, positionMs: 0, atMs: phoneTime.uptime() });
          seekPlayback((value / 1000) * record.durationMs);
        }}
      />
    </LinearLayout>
  );
}
