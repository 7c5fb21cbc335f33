import { css, FrameLayout, Glyph, ImageButton, LinearLayout, SeekBar, TextView } from '@androidworld/app-sdk/ui';
import bookmark from '@material-symbols/svg-400/rounded/bookmark.svg';
import bookmarkFill from '@material-symbols/svg-400/rounded/bookmark-fill.svg';
import pencil from '@material-symbols/svg-400/rounded/edit.svg';
import pause from '@material-symbols/svg-400/rounded/pause-fill.svg';
import play from '@material-symbols/svg-400/rounded/play_arrow-fill.svg';
import next from '@material-symbols/svg-400/rounded/skip_next-fill.svg';
import previous from '@material-symbols/svg-400/rounded/skip_previous-fill.svg';
import stop from '@material-symbols/svg-400/rounded/stop-fill.svg';
import { durationText } from '../format-text.ts';
import { seekPlayback, togglePlayback } from '../player.ts';
import type { RecordRow } from '../store.ts';
import { usePlayback } from './use-playback.ts';

css`
.recorder-panel { padding: 8px 0; background: #3448ae; border-radius: 8px 8px 0 0; box-shadow: var(--shadow-3); --primary: #ffd600; --surface-variant: rgb(255 255 255 / 0.3); }
.recorder-panel-time { font-size: 1.5rem; font-weight: 500; }
.recorder-panel-name { font-size: 1.125rem; display: flex; align-items: center; gap: 6px; justify-content: center; }
`;

/** The player of the chosen record, at the lower edge of the list. */
export function RecordPanel(props: {
  record: RecordRow;
  records: readonly RecordRow[];
  onOpen: (record: RecordRow) => void;
  onStop: () => void;
  onRename: () => void;
  onBookmark: () => void;
}) {
  const { record, records } = props;
  const { now, positionMs } = usePlayback();
  const isOpen = now?.record.id === record.id;
  const index = records.findIndex(({ id }) => id === record.id);
  const turn = (by: number) => {
    const target = records[index + by];
    if (target !== undefined) props.onOpen(target);
  };
  return (
    <LinearLayout
      orientation="vertical"
      id="touch_layout"
      className="android.widget.FrameLayout"
      class="recorder-panel"
    >
      <FrameLayout style={{ minHeight: 44 }}>
        <TextView id="txt_progress" class="recorder-panel-time" align="center">
          {durationText(isOpen ? positionMs : 0)}
        </TextView>
        <ImageButton
          id="btn_check_bookmark"
          icon={record.isBookmarked ? bookmarkFill : bookmark}
          style={{ position: 'absolute', right: 4, top: -4 }}
          onClick={props.onBookmark}
        />
      </FrameLayout>
      <LinearLayout padding={[0, 16]}>
        <TextView>00:00</TextView>
        <TextView
          id="txt_name"
          class="recorder-panel-name"
          weight={1}
          semantics={{ text: record.name }}
          onClick={props.onRename}
        >
          <span>{record.name}</span>
          <Glyph icon={pencil} size={16} />
        </TextView>
        <TextView id="txt_duration">{durationText(record.durationMs)}</TextView>
      </LinearLayout>
      <SeekBar
        id="play_progress"
        max={1000}
        value={isOpen ? (positionMs / Math.max(1, record.durationMs)) * 1000 : 0}
        onCommit={(value) => seekPlayback((value / 1000) * record.durationMs)}
      />
      <LinearLayout justify="around">
        <ImageButton id="btn_prev" icon={previous} size={36} enabled={index > 0} onClick={() => turn(-1)} />
        <ImageButton
          id="btn_play"
          icon={isOpen && now.isPlaying ? pause : play}
          size={40}
          onClick={() => togglePlayback(record)}
        />
        <ImageButton id="btn_stop" icon={stop} size={36} onClick={props.onStop} />
        <ImageButton id="btn_next" icon={next} size={36} enabled={index < records.length - 1} onClick={() => turn(1)} />
      </LinearLayout>
    </LinearLayout>
  );
}
