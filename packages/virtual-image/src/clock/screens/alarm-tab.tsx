import { localParts } from '@androidworld/app-sdk';
import {
  css,
  EmptyState,
  LinearLayout,
  MaterialTimePicker,
  RecyclerView,
  Snackbar,
  useApi,
  useNow,
  usePhoneState,
  View,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import alarmOff from '@material-symbols/svg-400/rounded/alarm_off.svg';
import { useState } from 'preact/hooks';
import { type AlarmFields, loadAlarms } from '../store/alarms.ts';
import { clockSettings } from '../store/settings.ts';
import { alarmSetText } from '../time-text.ts';
import { AlarmCard } from './alarm-card.tsx';
import { Fab, FabBar, fabBarHeight } from './fab-bar.tsx';
import { useClockData } from './use-clock-data.ts';

css`
.clock-message { position: absolute; left: 0; right: 0; bottom: ${fabBarHeight - 8}px; z-index: 5; }
`;

/** All alarms; one of them may be open for editing. */
export function AlarmTab() {
  const api = useApi();
  const nowMs = useNow({ everyMs: 60_000 });
  const { zone } = usePhoneState((state) => state.clock);
  const stored = useClockData(async (phone) => ({
    alarms: await loadAlarms(phone),
    weekStart: (await clockSettings.get(phone)).weekStart,
  }));
  const [openId, setOpenId] = useState<number>();
  const [adding, setAdding] = useState(false);
  const [message, setMessage] = useState<string>();
  const tell = (atMs: number | null) => setMessage(atMs === null ? undefined : alarmSetText(atMs - nowMs));

  const addAlarm = async (time: Pick<AlarmFields, 'hour' | 'minutes'>) => {
    setAdding(false);
    const { id, atMs } = await api.callProcess<{ id: number; atMs: number | null }>('addAlarm', time);
    setOpenId(id);
    tell(atMs);
  };
  /** As DeskClock does, a new time or day switches the alarm on. */
  const changeAlarm = async (id: number, change: Partial<AlarmFields>) => {
    const atMs = await api.callProcess<number | null>('changeAlarm', id, change);
    if (change.enabled !== undefined || change.hour !== undefined) tell(atMs);
  };
  if (stored.data === undefined) return null;
  const { alarms, weekStart } = stored.data;
  return (
    <LinearLayout orientation="vertical" weight={1} id="main">
      {alarms.length === 0 && <EmptyState icon={alarmOff} title="No Alarms" />}
      <RecyclerView
        id="alarm_recycler_view"
        items={alarms}
        itemKey={({ id }) => id}
        gap={12}
        padding={[8, 16, fabBarHeight, 16]}
        renderItem={(alarm) => (
          <AlarmCard
            alarm={alarm}
            weekStart={weekStart}
            isOpen={alarm.id === openId}
            onToggle={() => setOpenId(alarm.id === openId ? undefined : alarm.id)}
            onChange={(change) => void changeAlarm(alarm.id, change)}
            onDelete={() => {
              setMessage('Alarm deleted');
              void api.callProcess('removeAlarm', alarm.id);
            }}
          />
        )}
      />
      <FabBar>
        <Fab icon={add} contentDescription="Add alarm" onClick={() => setAdding(true)} />
      </FabBar>
      {message !== undefined && (
        <View class="clock-message">
          <Snackbar text={message} onDismiss={() => setMessage(undefined)} />
        </View>
      )}
      {adding && (
        <MaterialTimePicker
          value={localParts(nowMs, zone)}
          onPick={({ hour, minute }) => void addAlarm({ hour, minutes: minute })}
          onDismiss={() => setAdding(false)}
        />
      )}
    </LinearLayout>
  );
}
