import { atLocal, localParts } from '@androidworld/app-sdk';
import {
  Button,
  DatePicker,
  LinearLayout,
  TextView,
  TimePicker,
  useApi,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { clearAlarm, setAlarm } from '../../store/alarms.ts';
import type { Note } from '../../store/database.ts';
import { renderMoment } from '../../time/render-moment.ts';
import { BoxDialog } from '../../widgets/box-dialog.tsx';

/** When a to-do is to be told of. */
export function AlarmDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const api = useApi();
  const { nowMs, zone } = usePhoneClock();
  const [dueMs, setDueMs] = useState(note.dueMs);
  const [picking, setPicking] = useState<'date' | 'time' | null>(null);
  const at = localParts(dueMs === 0 ? nowMs : dueMs, zone);
  const save = async () => {
    await api.permissions.request(['android.permission.POST_NOTIFICATIONS']);
    await setAlarm(api, note.id, dueMs);
    onClose();
  };
  const clear = async () => {
    await clearAlarm(api, note.id);
    onClose();
  };
  return (
    <>
      <BoxDialog
        title="Set alarm"
        onClose={onClose}
        buttons={[
          { label: 'SAVE ALARM', enabled: dueMs > 0, onClick: () => void save() },
          { label: 'CLEAR ALARM', onClick: () => void clear() },
          { label: 'CANCEL', onClick: onClose },
        ]}
      >
        <LinearLayout orientation="vertical" padding={15} gap={8}>
          <TextView style={{ fontSize: '1rem' }}>{dueMs === 0 ? '' : renderMoment(dueMs, zone)}</TextView>
          <Button onClick={() => setPicking('date')}>SET DATE</Button>
        </LinearLayout>
      </BoxDialog>
      {picking === 'date' && (
        <DatePicker
          value={at}
          onDismiss={() => setPicking(null)}
          onPick={(day) => {
            setDueMs(atLocal({ ...at, ...day }, zone));
            setPicking('time');
          }}
        />
      )}
      {picking === 'time' && (
        <TimePicker
          value={at}
          onDismiss={() => setPicking(null)}
          onPick={(time) => {
            setDueMs(atLocal({ ...at, ...time }, zone));
            setPicking(null);
          }}
        />
      )}
    </>
  );
}
