import {
  LinearLayout,
  ListItem,
  RadioButton,
  RecyclerView,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { defaultRingtone, ringtones } from '../ringtones.ts';
import { findAlarm } from '../store/alarms.ts';
import { useClockData } from './use-clock-data.ts';

/** The sound of the alarm its intent names. A tap chooses at once. */
export function RingtonePicker() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const alarmId = Number(intent.extras?.['extra.alarm_id']);
  const alarm = useClockData((phone) => findAlarm(phone, alarmId)).data;
  if (alarm === undefined) return null;
  const chosen = alarm.ringtone ?? defaultRingtone.uri;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Alarm sound" onUp={() => void finish()} />
      <RecyclerView
        id="ringtone_content"
        items={ringtones}
        itemKey={({ uri }) => uri}
        renderItem={({ title, uri }) => (
          <ListItem
            title={title}
            titleId="ringtone_name"
            leading={<RadioButton checked={uri === chosen} />}
            onClick={() => void api.callProcess('changeAlarm', alarm.id, { ringtone: uri })}
          />
        )}
      />
    </LinearLayout>
  );
}
