import { usePhoneClock } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { shortDate } from '../../time/due-words.ts';
import { type StartChoice, startChoiceOf, startOf } from '../../time/hide-until.ts';
import { atTime, hasTime, noonOf, startOfDay, timeOfDay } from '../../time/local-day.ts';
import { DateTimeSheet, dayForTime } from './date-time-sheet.tsx';

interface StartPickerProps {
  start: number;
  due: number;
  onPick: (start: number, choice: StartChoice) => void;
  onClose: () => void;
}

const choices = [
  ['due_date_button', 'Due date', 'dueDate'],
  ['due_time_button', 'Due time', 'dueTime'],
  ['day_before_due_button', 'Day before due', 'dayBefore'],
  ['week_before_due_button', 'Week before due', 'weekBefore'],
  ['no_date_button', 'No date', 'none'],
] as const;

/** Chooses the start date: a day of its own, or one said by the due date. */
export function StartPicker({ start, due, onPick, onClose }: StartPickerProps) {
  const clock = usePhoneClock();
  const { nowMs, zone } = clock;
  const [choice, setChoice] = useState<StartChoice>(startChoiceOf(start, due, zone));
  const [day, setDay] = useState(start === 0 ? undefined : noonOf(start, zone));
  const [time, setTime] = useState(hasTime(start) ? timeOfDay(start, zone) : undefined);
  const shown =
    choice === 'custom' ? day : choice === 'none' || due === 0 ? undefined : startOf(choice, due, undefined, zone);
  const done = () => {
    onClose();
    if (choice !== 'custom') return onPick(startOf(choice, due, time, zone), choice);
    if (day === undefined) return onPick(0, 'none');
    onPick(time === undefined ? startOfDay(day, zone) : atTime(day, time, zone), choice);
  };
  return (
    <DateTimeSheet
      choices={[
        ...(choice === 'custom' && day !== undefined
          ? [
              {
                id: 'current_date_selection',
                label: shortDate(startOfDay(day, zone), clock),
                chosen: true,
                onPick: () => undefined,
              },
            ]
          : []),
        ...choices.map(([id, label, value]) => ({
          id,
          label,
          chosen: value === choice,
          onPick: () => setChoice(value),
        })),
      ]}
      dayMs={shown === undefined ? undefined : noonOf(shown, zone)}
      timeMs={choice === 'dueTime' ? undefined : time}
      onDay={(ms) => {
        setDay(ms);
        setChoice('custom');
      }}
      onTime={(picked) => {
        setTime(picked);
        if (picked === undefined || choice !== 'none') return;
        setDay(dayForTime(picked, nowMs, zone));
        setChoice('custom');
      }}
      onCancel={onClose}
      onDone={done}
    />
  );
}
