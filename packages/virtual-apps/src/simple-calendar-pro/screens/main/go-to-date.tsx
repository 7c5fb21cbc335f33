import { AlertDialog, LinearLayout, NumberPicker } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { shortMonthNames } from '../../time/date-words.ts';
import { daysInMonth, type LocalDay } from '../../time/local-day.ts';

export interface GoToDateProps {
  day: LocalDay;
  /** What of a date is asked for. */
  parts: 'year' | 'month' | 'day';
  onGo: (day: LocalDay) => void;
  onClose: () => void;
}

/** Asks for a date with wheels. */
export function GoToDate({ day, parts, onGo, onClose }: GoToDateProps) {
  const [chosen, setChosen] = useState(day);
  const set = (change: Partial<LocalDay>) => {
    const next = { ...chosen, ...change };
    setChosen({ ...next, day: Math.min(next.day, daysInMonth(next)) });
  };
  const go = () => {
    onClose();
    onGo(parts === 'day' ? chosen : { ...chosen, day: 1 });
  };
  return (
    <AlertDialog
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: go }}
    >
      <LinearLayout
        id="date_picker"
        className="android.widget.DatePicker"
        justify="center"
        gap={16}
        padding={[0, 8, 16, 0]}
      >
        {parts !== 'year' && (
          <NumberPicker
            id="android:id/month"
            value={chosen.month}
            min={1}
            max={12}
            format={(month) => (shortMonthNames[month - 1] ?? '').slice(0, 3)}
            onChange={(month) => set({ month })}
          />
        )}
        {parts === 'day' && (
          <NumberPicker
            id="android:id/day"
            value={chosen.day}
            min={1}
            max={daysInMonth(chosen)}
            format={(date) => String(date).padStart(2, '0')}
            onChange={(date) => set({ day: date })}
          />
        )}
        <NumberPicker
          id="android:id/year"
          value={chosen.year}
          min={1900}
          max={2100}
          onChange={(year) => set({ year })}
        />
      </LinearLayout>
    </AlertDialog>
  );
}
