import { css, EmptyState, LinearLayout, RecyclerView, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import deleteIcon from '@material-symbols/svg-400/rounded/delete_forever.svg';
import note from '@material-symbols/svg-400/rounded/music_note.svg';
import { useState } from 'preact/hooks';
import { durationText } from '../format-text.ts';
import { deleteForEver, listTrash, type RecordRow, recordTables, restoreFromTrash } from '../store.ts';
import { RecorderDialog } from '../widgets/recorder-dialog.tsx';
import { RecorderScreen, RecorderToolbar } from '../widgets/recorder-screen.tsx';

css`
.recorder-trash-action { padding: 8px 16px; font-weight: 700; }
`;

type TrashQuestion = { readonly kind: 'restore' | 'delete'; readonly record: RecordRow } | { readonly kind: 'empty' };

/** Deleted records: restored, or deleted for ever. */
export function TrashScreen() {
  const api = useApi();
  const { data: records = [], loading } = useLive(listTrash, { tables: [recordTables.trash] });
  const [question, setQuestion] = useState<TrashQuestion | null>(null);
  const change = async (work: () => Promise<void>, said: string) => {
    await work();
    await api.toast(said);
  };
  return (
    <RecorderScreen>
      <RecorderToolbar title="Trash">
        {records.length > 0 && (
          <TextView id="btn_delete_all" class="recorder-trash-action" onClick={() => setQuestion({ kind: 'empty' })}>
            Delete all
          </TextView>
        )}
      </RecorderToolbar>
      <TextView style={{ padding: '8px 16px' }}>
        The records moved to the trash will be automatically removed forever in 60 days.
      </TextView>
      {!loading && records.length === 0 ? (
        <EmptyState icon={note} title="Empty" />
      ) : (
        <RecyclerView
          id="recycler_view"
          items={records}
          itemKey={(record) => record.id}
          renderItem={(record) => (
            <LinearLayout orientation="vertical" id="container" padding={[12, 16, 4, 16]} class="recorder-item">
              <TextView id="list_item_name" class="recorder-item-name">
                {record.name}
              </TextView>
              <TextView id="list_item_location" class="recorder-light">
                {durationText(record.durationMs)}
              </TextView>
              <LinearLayout id="list_item_action_panel" justify="end">
                <TextView
                  id="list_item_restore"
                  class="recorder-trash-action"
                  onClick={() => setQuestion({ kind: 'restore', record })}
                >
                  Restore
                </TextView>
                <TextView
                  id="list_item_delete"
                  class="recorder-trash-action"
                  onClick={() => setQuestion({ kind: 'delete', record })}
                >
                  Delete
                </TextView>
              </LinearLayout>
            </LinearLayout>
          )}
        />
      )}
      {question !== null && (
        <RecorderDialog
          title="Warning!"
          icon={deleteIcon}
          message={messageOf(question)}
          positive={{ label: 'Yes', onClick: () => void answer(question) }}
          negative="No"
          onClose={() => setQuestion(null)}
        />
      )}
    </RecorderScreen>
  );

  function answer(asked: TrashQuestion): Promise<void> {
    if (asked.kind === 'restore') {
      return change(() => restoreFromTrash(api, asked.record), 'The record restored successfully');
    }
    if (asked.kind === 'delete') {
      return change(() => deleteForEver(api, asked.record), 'The record deleted successfully');
    }
    return change(async () => {
      for (const record of records) await deleteForEver(api, record);
    }, 'All records deleted successfully');
  }
}

function messageOf(question: TrashQuestion): string {
  if (question.kind === 'empty') return 'Delete all records?';
  const { name } = question.record;
  return question.kind === 'restore' ? `Restore record ${name}?` : `Delete record ${name} forever?`;
}
