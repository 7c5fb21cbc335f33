import {
  css,
  glyphs,
  ImageButton,
  LinearLayout,
  SingleChoiceDialog,
  TextView,
  usePermissions,
  usePhoneClock,
  View,
} from '@androidworld/app-sdk/ui';
import bell from '@material-symbols/svg-400/rounded/notifications.svg';
import { useState } from 'preact/hooks';
import { alarmTypes } from '../../store/new-edit.ts';
import type { AlarmEdit } from '../../store/save-task.ts';
import { describeAlarm } from '../../time/describe-alarm.ts';
import { dayMs } from '../../time/local-day.ts';
import { DuePicker } from '../pickers/due-picker.tsx';
import { EditRow } from './edit-row.tsx';
import type { RowProps } from './editor-rows.tsx';

css`
.reminders { flex: 1; padding: 10px 16px 10px 0; display: flex; flex-direction: column; align-items: stretch; }
.reminder { min-height: 40px; }
.reminder-add { padding: 10px 0; align-self: flex-start; }
.reminders-off { padding: 20px 0; align-self: flex-start; }
`;

const rings = [
  { label: 'Ring once', value: 0 },
  { label: 'Ring five times', value: 16 },
  { label: 'Ring nonstop', value: 8 },
];

const kinds: readonly { readonly label: string; readonly value: AlarmEdit | 'date' }[] = [
  { label: 'When started', value: { type: alarmTypes.start, time: 0, repeat: 0, interval: 0 } },
  { label: 'When due', value: { type: alarmTypes.due, time: 0, repeat: 0, interval: 0 } },
  { label: 'When overdue', value: { type: alarmTypes.due, time: dayMs, repeat: 6, interval: dayMs } },
  { label: 'Randomly', value: { type: alarmTypes.random, time: 7 * dayMs, repeat: 0, interval: 0 } },
  { label: 'Pick a date and time', value: 'date' },
];

export function ReminderRow({ edit, onChange }: RowProps) {
  const clock = usePhoneClock();
  const permissions = usePermissions(['android.permission.POST_NOTIFICATIONS']);
  const [open, setOpen] = useState<'kind' | 'date' | 'ring' | null>(null);
  const add = (alarm: AlarmEdit) => onChange({ alarms: [...edit.alarms, alarm] });
  const ask = async () => {
    if (!(await permissions.request())) await permissions.openSettings();
  };
  if (permissions.granted === false) {
    return (
      <EditRow icon={bell} kind="view">
        <View className="android.view.View" class="reminders-off" onClick={() => void ask()}>
          <TextView textAppearance="body-large" color="var(--overdue)" style={{ width: 'fit-content' }}>
            Enable reminders
          </TextView>
          <TextView textAppearance="body-small" color="var(--overdue)" style={{ width: 'fit-content' }}>
            Reminders are disabled in Android Settings
          </TextView>
        </View>
      </EditRow>
    );
  }
  return (
    <EditRow icon={bell} kind="view">
      <div class="reminders">
        {edit.alarms.map((alarm, place) => (
          <LinearLayout key={`${alarm.type} ${alarm.time} ${place}`} class="reminder">
            <TextView textAppearance="body-large" weight={1}>
              {describeAlarm(alarm, clock)}
            </TextView>
            <ImageButton
              icon={glyphs.close}
              contentDescription="Delete"
              onClick={() => onChange({ alarms: edit.alarms.toSpliced(place, 1) })}
            />
          </LinearLayout>
        ))}
        <LinearLayout justify="between">
          <TextView
            class="reminder-add"
            textAppearance="body-large"
            color="muted"
            layoutWidth="wrap_content"
            onClick={() => setOpen('kind')}
          >
            Add reminder
          </TextView>
          <TextView
            class="reminder-add"
            textAppearance="body-large"
            layoutWidth="wrap_content"
            onClick={() => setOpen('ring')}
          >
            {rings.find(({ value }) => value === edit.ring)?.label ?? 'Ring once'}
          </TextView>
        </LinearLayout>
      </div>
      {open === 'kind' && (
        <SingleChoiceDialog
          choices={kinds}
          onChoose={(value) => (value === 'date' ? setOpen('date') : add(value))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'date' && (
        <DuePicker
          due={0}
          onPick={(time) => {
            if (time > 0) add({ type: alarmTypes.dateTime, time, repeat: 0, interval: 0 });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'ring' && (
        <SingleChoiceDialog
          choices={rings}
          selected={edit.ring}
          onChoose={(ring) => onChange({ ring })}
          onClose={() => setOpen(null)}
        />
      )}
    </EditRow>
  );
}
