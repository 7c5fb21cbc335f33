import { atLocal, DateFormat, localParts } from '@androidworld/app-sdk';
import {
  Button,
  css,
  LinearLayout,
  ScrollView,
  TimePicker,
  usePhoneClock,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { preferences } from '../../store/preferences.ts';
import { timeText } from '../../time/due-words.ts';
import { hourMs, minuteMs, startOfDay, timeOfDay } from '../../time/local-day.ts';
import { Sheet } from '../sheet.tsx';
import { CalendarView } from './calendar-view.tsx';

css`
.picker-columns { padding: 12px 16px 0; align-items: flex-start; }
.picker-column { flex: 1; }
.picker-choice { height: 44px; display: flex; align-items: center; padding: 0 12px; border-radius: 4px; font-size: 0.9375rem; color: var(--on-surface-variant); }
.picker-chosen { color: var(--secondary); background: var(--line); }
.picker-buttons { padding: 0 12px 8px; }
.picker-scroll { flex: 0 1 auto; }
`;

export interface DateChoice {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly onPick: () => void;
}

interface DateTimeSheetProps {
  choices: readonly DateChoice[];
  /** Of the day that is chosen; undefined for none. */
  dayMs: number | undefined;
  /** Since midnight; undefined for none. */
  timeMs: number | undefined;
  /** Noon of the day. */
  onDay: (ms: number) => void;
  onTime: (timeMs: number | undefined) => void;
  onCancel: () => void;
  /** OK, BACK and a tap outside. */
  onDone: () => void;
}

/** Days at the left, times at the right, a calendar below. */
export function DateTimeSheet({ choices, dayMs, timeMs, onDay, onTime, onCancel, onDone }: DateTimeSheetProps) {
  const clock = usePhoneClock();
  const [values = preferences.missing] = usePreferences(preferences);
  const [isPicking, setPicking] = useState(false);
  const partsOf = (ms: number) => localParts(ms, clock.zone);
  const textOf = (time: number) =>
    timeText(
      atLocal(
        { ...partsOf(clock.nowMs), hour: Math.floor(time / hourMs), minute: (time % hourMs) / minuteMs },
        clock.zone,
      ),
      clock,
    );
  const shortcuts = [
    ['morning_button', values.morning],
    ['afternoon_button', values.afternoon],
    ['evening_button', values.evening],
    ['night_button', values.night],
  ] as const;
  const isOwn = timeMs !== undefined && !shortcuts.some(([, time]) => time === timeMs);
  const times: DateChoice[] = [
    ...(isOwn ? [{ id: 'current_time_selection', label: textOf(timeMs), chosen: true, onPick: () => undefined }] : []),
    ...shortcuts.map(([id, time]) => ({
      id,
      label: textOf(time),
      chosen: time === timeMs,
      onPick: () => onTime(time),
    })),
    { id: 'pick_time_button', label: 'Pick time', chosen: false, onPick: () => setPicking(true) },
    { id: 'no_time', label: 'No time', chosen: timeMs === undefined, onPick: () => onTime(undefined) },
  ];
  const at = timeMs ?? timeOfDay(clock.nowMs, clock.zone);
  return (
    <Sheet onDismiss={onDone}>
      <ScrollView class="picker-scroll">
        <LinearLayout class="picker-columns">
          <Choices choices={choices} />
          <Choices choices={times} />
        </LinearLayout>
        <CalendarView
          // Shortcuts turn to the month of their day.
          key={dayMs === undefined ? 'none' : DateFormat.format('yyyy-MM', dayMs, clock.zone)}
          selected={dayMs === undefined ? undefined : partsOf(dayMs)}
          today={partsOf(clock.nowMs)}
          firstWeekday={Math.max(0, Number(values.startOfWeek) - 1)}
          onPick={(day) => onDay(atLocal({ ...day, hour: 12, minute: 0 }, clock.zone))}
        />
      </ScrollView>
      <LinearLayout justify="end" class="picker-buttons text-button">
        <Button id="cancel_button" variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button id="ok_button" variant="text" onClick={onDone}>
          OK
        </Button>
      </LinearLayout>
      {isPicking && (
        <TimePicker
          value={{ hour: Math.floor(at / hourMs), minute: Math.floor((at % hourMs) / minuteMs) }}
          onPick={({ hour, minute }) => {
            setPicking(false);
            onTime(hour * hourMs + minute * minuteMs);
          }}
          onDismiss={() => setPicking(false)}
        />
      )}
    </Sheet>
  );
}

function Choices({ choices }: { choices: readonly DateChoice[] }) {
  return (
    <LinearLayout orientation="vertical" align="stretch" class="picker-column">
      {choices.map(({ id, label, chosen, onPick }) => (
        <View
          key={id}
          id={id}
          className="android.widget.CompoundButton"
          class={chosen ? 'picker-choice picker-chosen' : 'picker-choice'}
          checked={chosen}
          onClick={onPick}
        >
          {label}
        </View>
      ))}
    </LinearLayout>
  );
}

/** Today, or tomorrow when that time has passed. */
export function dayForTime(timeMs: number, nowMs: number, zone: string): number {
  const noon = startOfDay(nowMs, zone) + 12 * hourMs;
  return timeOfDay(nowMs, zone) < timeMs ? noon : noon + 24 * hourMs;
}
