import { css, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import bookmark from '@material-symbols/svg-400/rounded/bookmark.svg';
import bookmarkFill from '@material-symbols/svg-400/rounded/bookmark-fill.svg';
import wave from '@material-symbols/svg-400/rounded/graphic_eq.svg';
import { durationText, fileText } from '../format-text.ts';
import type { RecordRow } from '../store.ts';
import type { RecordQuestion } from './question.tsx';
import { RecordMenu } from './record-menu.tsx';

css`
.recorder-item { padding: 4px 0 4px 12px; border-bottom: 1px solid rgb(255 255 255 / 0.05); }
.recorder-item-chosen { background: rgb(255 255 255 / 0.19); }
.recorder-item-name { font-size: 1.25rem; font-weight: 500; }
`;

/** A row of the list of records. */
export function RecordItem(props: {
  record: RecordRow;
  chosen: boolean;
  onClick: () => void;
  onLongClick: () => void;
  onAsk: (asking: RecordQuestion) => void;
  onBookmark: () => void;
}) {
  const { record, chosen } = props;
  return (
    <LinearLayout
      id="container"
      className="android.widget.FrameLayout"
      class={chosen ? 'recorder-item recorder-item-chosen' : 'recorder-item'}
      selected={chosen}
      gap={8}
      onClick={props.onClick}
      onLongClick={props.onLongClick}
    >
      <ImageButton
        id="list_item_waveform"
        className="android.view.View"
        icon={wave}
        size={36}
        style={{ width: 56 }}
        onClick={props.onClick}
      />
      <LinearLayout orientation="vertical" weight={1} padding={[8, 0]}>
        <TextView id="list_item_name" class="recorder-item-name" lines={2}>
          {record.name}
        </TextView>
        <TextView id="list_item_description" class="recorder-light">
          {durationText(record.durationMs)}
        </TextView>
        <TextView id="list_item_info" class="recorder-light" lines={1}>
          {fileText(record)}
        </TextView>
      </LinearLayout>
      <ImageButton
        id="list_item_bookmark"
        icon={record.isBookmarked ? bookmarkFill : bookmark}
        size={20}
        onClick={props.onBookmark}
      />
      <RecordMenu record={record} id="list_item_more" onAsk={props.onAsk} />
    </LinearLayout>
  );
}
