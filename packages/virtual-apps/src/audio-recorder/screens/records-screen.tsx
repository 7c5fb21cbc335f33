import {
  css,
  EmptyState,
  ImageButton,
  LinearLayout,
  MenuButton,
  phoneNow,
  RecyclerView,
  TextView,
  useActivity,
  useApi,
  useLive,
  usePhoneState,
  useSelection,
} from '@androidworld/app-sdk/ui';
import bookmark from '@material-symbols/svg-400/rounded/bookmark.svg';
import bookmarkFill from '@material-symbols/svg-400/rounded/bookmark-fill.svg';
import note from '@material-symbols/svg-400/rounded/music_note.svg';
import sort from '@material-symbols/svg-400/rounded/sort.svg';
import { useState } from 'preact/hooks';
import { dayText } from '../format-text.ts';
import { activities, recorderPackage } from '../package-name.ts';
import { stopPlayback, togglePlayback } from '../player.ts';
import { recorderPreferences } from '../recording-settings.ts';
import { bookmarkRecord, listRecords, listTrash, type RecordRow, recordTables } from '../store.ts';
import { RecorderScreen, RecorderToolbar } from '../widgets/recorder-screen.tsx';
import { Question, type RecordQuestion } from './question.tsx';
import { RecordItem } from './record-item.tsx';
import { RecordPanel } from './record-panel.tsx';
import { SelectionBar } from './selection-bar.tsx';

css`
.recorder-day { padding: 10px 16px; font-size: 1rem; color: #fff; }
.recorder-trash { padding: 14px; font-size: 1.25rem; text-align: center; }
.recorder-subtitle { padding: 0 16px 8px 68px; margin-top: -12px; }
`;

const orders = [
  { order: 1, id: 'menu_date', label: 'By date (newest)' },
  { order: 4, id: 'menu_date_desc', label: 'By date (oldest)' },
  { order: 2, id: 'menu_name', label: 'By name (A-Z)' },
  { order: 5, id: 'menu_name_desc', label: 'By name (Z-A)' },
  { order: 3, id: 'menu_duration', label: 'By duration (longest)' },
  { order: 6, id: 'menu_duration_desc', label: 'By duration (shortest)' },
];

/** All records; the one that is tapped is played, in a player that stopping it closes. */
export function RecordsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const zone = usePhoneState((state) => state.clock.zone);
  const [bookmarked, setBookmarked] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const [question, setQuestion] = useState<{ asking: RecordQuestion; record: RecordRow } | null>(null);
  const loaded = useLive(
    async (own) => {
      const { order } = await recorderPreferences.get(own);
      const [records, trash] = await Promise.all([listRecords(own, { order, bookmarked }), listTrash(own)]);
      return { order, records, hasTrash: trash.length > 0 };
    },
    { tables: [recordTables.records, recordTables.trash], preferences: [recorderPreferences] },
    [bookmarked],
  );
  const { records = [], order = 1, hasTrash = false } = loaded.data ?? {};
  const opened = records.find(({ id }) => id === openId);
  const selection = useSelection(records.map(({ id }) => id));

  const open = async (record: RecordRow) => {
    stopPlayback();
    setOpenId(record.id);
    togglePlayback(record);
    await recorderPreferences.put(api, { activeRecord: record.id });
  };
  const setOrder = (chosen: number) => recorderPreferences.put(api, { order: chosen });
  const startsDay = (index: number) => {
    const day = (record: RecordRow | undefined) => record && dayText(record.added, phoneNow(), zone);
    const isByDate = order === 1 || order === 4;
    return isByDate && day(records[index]) !== day(records[index - 1]) ? day(records[index]) : undefined;
  };
  return (
    <RecorderScreen>
      {selection.isActive ? (
        <SelectionBar records={records.filter(({ id }) => selection.has(id))} selection={selection} />
      ) : (
        <RecorderToolbar title={bookmarked ? 'Bookmarks' : 'Records'} onBack={() => void finish()}>
          <MenuButton
            id="btn_sort"
            className="android.widget.ImageButton"
            icon={sort}
            contentDescription={undefined}
            items={orders.map(({ order: value, label }) => ({ title: label, onClick: () => void setOrder(value) }))}
          />
          <ImageButton
            id="btn_bookmarks"
            icon={bookmarked ? bookmarkFill : bookmark}
            onClick={() => setBookmarked(!bookmarked)}
          />
        </RecorderToolbar>
      )}
      {!selection.isActive && (
        <TextView id="txt_sub_title" class="recorder-subtitle">
          {orders.find((each) => each.order === order)?.label}
        </TextView>
      )}
      {loaded.data !== undefined && records.length === 0 ? (
        <EmptyState icon={note} title={bookmarked ? 'Bookmarks is empty' : 'Records is empty'} />
      ) : (
        <RecyclerView
          id="recycler_view"
          items={records}
          itemKey={(record) => record.id}
          renderItem={(record, index) => (
            <LinearLayout orientation="vertical">
              {startsDay(index) !== undefined && <TextView class="recorder-day">{startsDay(index)}</TextView>}
              <RecordItem
                record={record}
                chosen={selection.has(record.id) || openId === record.id}
                {...selection.row(record.id, () => void open(record))}
                onAsk={(asking) => setQuestion({ asking, record })}
                onBookmark={() => void bookmarkRecord(api, record.id, !record.isBookmarked)}
              />
            </LinearLayout>
          )}
        />
      )}
      {hasTrash && !selection.isActive && (
        <TextView
          id="btn_trash"
          className="android.widget.Button"
          class="recorder-trash"
          onClick={() =>
            void api.startActivity({ component: { packageName: recorderPackage, className: activities.trash } })
          }
        >
          Trash
        </TextView>
      )}
      {opened !== undefined && !selection.isActive && (
        <RecordPanel
          record={opened}
          records={records}
          onOpen={(record) => void open(record)}
          onStop={() => {
            stopPlayback();
            setOpenId(null);
          }}
          onRename={() => setQuestion({ asking: 'rename', record: opened })}
          onBookmark={() => void bookmarkRecord(api, opened.id, !opened.isBookmarked)}
        />
      )}
      {question !== null && <Question {...question} onClose={() => setQuestion(null)} />}
    </RecorderScreen>
  );
}
