import { useState } from 'preact/hooks';
import { type CalendarDay, shiftMonth } from './calendar-days.ts';
import { Month } from './date-picker.tsx';

/** Of a calendar on a screen. */
export interface InlineDatePickerProps {
  /** Resource name of the calendar. */
  id?: string | undefined;
  /** The marked day; its month is shown at first. */
  value: CalendarDay;
  /** A tap on a day picks it. */
  onPick: (day: CalendarDay) => void;
  /** 0 is Sunday, the default. */
  firstWeekday?: number | undefined;
}

/** android.widget.DatePicker as a part of a screen: its calendar alone. */
export function InlineDatePicker({ id, value, onPick, firstWeekday = 0 }: InlineDatePickerProps) {
  const [shown, setShown] = useState({ year: value.year, month: value.month });
  return (
    <Month
      id={id}
      {...shown}
      selected={value}
      firstWeekday={firstWeekday}
      onShift={(by) => setShown(shiftMonth(shown.year, shown.month, by))}
      onPick={onPick}
    />
  );
}
