import { DateFormat } from '@androidworld/app-sdk';
import { usePhoneClock } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { shortDate } from '../../time/due-words.ts';
import { addDays, atTime, hasTime, noonOf, startOfDay, timeOfDay } from '../../time/local-day.ts';
import { type DateChoice, DateTimeSheet, dayForTime } from './date-time-sheet.tsx';

interface DuePickerProps {
  due: number;
  onPick: (due: number) => void;
  onClose: () => void;
}

/** Chooses the due date: a day, and a time if one wants. */
export function DuePicker({ due, onPick, onClose }: DuePickerProps) {
  const clock = usePhoneClock();
  const { nowMs, zone } = clock;
  const [day, setDay] = useState(due === 0 ? undefined : noonOf(due, zone));
  const [time, setTime] = useState(hasTime(due) ? timeOfDay(due, zone) : undefined);
  const today = noonOf(nowMs, zone);
  const ready = [
    ['today_button', 'Today', today],
    ['tomorrow_button', 'Tomorrow', addDays(today, 1, zone)],
    ['next_week_button', `Next ${DateFormat.format('EEE', nowMs, zone)}`, addDays(today, 7, zone)],
  ] as const;
  const isOwn = day !== undefined && !ready.some(([, , ms]) => ms === day);
  const choices: DateChoice[] = [
    ...(isOwn
      ? [
          {
            id: 'current_date_selection',
            label: shortDate(startOfDay(day, zone), clock),
            chosen: true,
            onPick: () => undefined,
          },
        ]
      : []),
    ...ready.map(([id, label, ms]) => ({ id, label, chosen: ms === day, onPick: () => setDay(ms) })),
    {
      id: 'no_date_button',
      label: 'No date',
      chosen: day === undefined,
      onPick: () => {
        setDay(undefined);
        setTime(undefined);
      },
    },
  ];
  const done = () => {
    onClose();
    onPick(day === undefined ? 0 : time === undefined ? day : atTime(day, time, zone));
  };
  return (
    <DateTimeSheet
      choices={choices}
      dayMs={day}
      timeMs={time}
      onDay={setDay}
      onTime={(picked) => {
        setTime(picked);
        if (picked !== undefined && day === undefined) setDay(dayForTime(picked, nowMs, zone));
      }}
      onCancel={onClose}
      onDone={done}
    />
  );
}
