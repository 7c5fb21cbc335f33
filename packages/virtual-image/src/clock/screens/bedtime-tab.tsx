import {
  Button,
  CardView,
  css,
  Glyph,
  type IconSource,
  LinearLayout,
  MaterialTimePicker,
  ScrollView,
  TextView,
  useApi,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import bed from '@material-symbols/svg-400/rounded/bed.svg';
import alarm from '@material-symbols/svg-400/rounded/notifications_active.svg';
import { useState } from 'preact/hooks';
import { type BedtimeSchedule, bedtimeSchedule, sleepText } from '../store/bedtime.ts';
import { clockSettings } from '../store/settings.ts';
import { timeOfDayText } from '../time-text.ts';
import { weekDayNames, weekDaysText } from '../week-days.ts';
import { DayButtons } from './day-buttons.tsx';
import { useClockData } from './use-clock-data.ts';

css`
.clock-bedtime { padding: 8px 16px 24px; gap: 16px; }
.clock-bedtime-intro { padding: 48px 32px; gap: 16px; }
.clock-bedtime-card { padding: 16px 20px; border-radius: 24px; box-shadow: none; gap: 12px; }
.clock-bedtime-half { padding: 8px 0; gap: 4px; }
.clock-bedtime-time { font-size: 2.25rem; line-height: 44px; }
`;

/** A schedule for sleeping: until there is one, what it is good for. */
export function BedtimeTab() {
  const api = useApi();
  const stored = useClockData(async (phone) => ({
    schedule: await bedtimeSchedule.get(phone),
    weekStart: (await clockSettings.get(phone)).weekStart,
  }));
  if (stored.data === undefined) return null;
  const { schedule, weekStart } = stored.data;
  const save = (change: Partial<BedtimeSchedule>) => void api.callProcess('saveBedtime', change);
  if (!schedule.isSet) return <Introduction onStart={() => save({})} />;
  return (
    <ScrollView weight={1} id="bedtime_fragment">
      <LinearLayout orientation="vertical" align="stretch" class="clock-bedtime">
        <CardView class="clock-bedtime-card" id="bedtime_schedule_card">
          <TextView textAppearance="title-large">Schedule</TextView>
          <LinearLayout align="start">
            <Half
              id="bedtime"
              icon={bed}
              label="Bedtime"
              minutes={schedule.bedtime}
              onPick={(bedtime) => save({ bedtime })}
            />
            <Half
              id="wakeup"
              icon={alarm}
              label="Wake-up"
              minutes={schedule.wakeUp}
              onPick={(wakeUp) => save({ wakeUp })}
            />
          </LinearLayout>
          <DayButtons days={schedule.days} weekStart={weekStart} onChange={(days) => save({ days })} />
          <TextView id="days_of_week" color="muted" contentDescription={weekDayNames(schedule.days, weekStart)}>
            {weekDaysText(schedule.days, weekStart)}
          </TextView>
          <TextView id="sleep_duration" color="muted">{`${sleepText(schedule)} of sleep`}</TextView>
        </CardView>
      </LinearLayout>
    </ScrollView>
  );
}

function Introduction({ onStart }: { onStart: () => void }) {
  return (
    <LinearLayout
      orientation="vertical"
      weight={1}
      align="center"
      justify="center"
      class="clock-bedtime-intro"
      id="bedtime_onboarding"
    >
      <Glyph icon={bed} size={96} color="var(--primary)" />
      <TextView textAppearance="headline" align="center">
        Set a consistent bedtime for better sleep
      </TextView>
      <TextView color="muted" align="center">
        Choose when to go to bed and when to wake up
      </TextView>
      <Button variant="filled" id="get_started" onClick={onStart}>
        Get started
      </Button>
    </LinearLayout>
  );
}

interface HalfProps {
  id: string;
  icon: IconSource;
  label: string;
  minutes: number;
  onPick: (minutes: number) => void;
}

/** One end of the night: tapped, its time can be picked. */
function Half({ id, icon, label, minutes, onPick }: HalfProps) {
  const hour24 = usePhoneState((state) => state.clock.hour24);
  const [isPicking, setPicking] = useState(false);
  const time = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  const text = timeOfDayText(time, hour24);
  return (
    <LinearLayout
      orientation="vertical"
      align="start"
      weight={1}
      id={id}
      class="clock-bedtime-half"
      onClick={() => setPicking(true)}
    >
      <LinearLayout gap={8}>
        <Glyph icon={icon} size={20} />
        <TextView textAppearance="body">{label}</TextView>
      </LinearLayout>
      <TextView id={`${id}_time`} class="clock-bedtime-time" contentDescription={text}>
        {text}
      </TextView>
      {isPicking && (
        <MaterialTimePicker
          value={time}
          onPick={({ hour, minute }) => {
            setPicking(false);
            onPick(hour * 60 + minute);
          }}
          onDismiss={() => setPicking(false)}
        />
      )}
    </LinearLayout>
  );
}
