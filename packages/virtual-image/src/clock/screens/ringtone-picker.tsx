import {
  LinearLayout,
  ListItem,
  RadioButton,
  RecyclerView,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { defaultRingtone, type Ringtone, ringtonesFor } from '../ringtones.ts';
import { findAlarm } from '../store/alarms.ts';
import { clockSettings } from '../store/settings.ts';
import { useClockData } from './use-clock-data.ts';

/** The sound of the alarm its intent names, else that of timers. A tap chooses at once. */
export function RingtonePicker() {
  const { intent } = useActivity();
  const alarmId = intent.extras?.['extra.alarm_id'];
  return alarmId === undefined ? <TimerSound /> : <AlarmSound alarmId={Number(alarmId)} />;
}

function AlarmSound({ alarmId }: { alarmId: number }) {
  const api = useApi();
  const alarm = useClockData((phone) => findAlarm(phone, alarmId)).data;
  if (alarm === undefined) return null;
  return (
    <Sounds
      title="Alarm sound"
      sounds={ringtonesFor.alarm}
      chosen={alarm.ringtone ?? defaultRingtone.uri}
      onChoose={(ringtone) => void api.callProcess('changeAlarm', alarm.id, { ringtone })}
    />
  );
}

function TimerSound() {
  const api = useApi();
  const settings = useClockData(clockSettings.get).data;
  if (settings === undefined) return null;
  return (
    <Sounds
      title="Timer sound"
      sounds={ringtonesFor.timer}
      chosen={settings.timerRingtone}
      onChoose={(timerRingtone) => void api.callProcess('saveSettings', { timerRingtone })}
    />
  );
}

interface SoundsProps {
  title: string;
  sounds: readonly Ringtone[];
  chosen: string;
  onChoose: (uri: string) => void;
}

function Sounds({ title, sounds, chosen, onChoose }: SoundsProps) {
  const { finish } = useActivity();
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={title} onUp={() => void finish()} />
      <RecyclerView
        id="ringtone_content"
        items={sounds}
        itemKey={({ uri }) => uri}
        renderItem={(sound) => (
          <ListItem
            title={sound.title}
            titleId="ringtone_name"
            leading={<RadioButton checked={sound.uri === chosen} />}
            onClick={() => onChoose(sound.uri)}
          />
        )}
      />
    </LinearLayout>
  );
}
