import { useState } from 'preact/hooks';
import { phoneNow } from '../hooks/use-now.ts';
import { usePhoneState } from '../hooks/use-phone-state.ts';
import type { CalendarDay } from '../widgets/calendar-days.ts';
import { DatePicker } from '../widgets/date-picker.tsx';
import { TimePicker } from '../widgets/time-picker.tsx';
import type { WebChoice, WebControl } from './bridge-messages.ts';
import { dateOfValue, isoWeek, renderDate, renderTime, timeOfValue } from './date-values.ts';

interface DateChooserProps {
  what: Extract<WebControl, { kind: 'date' | 'time' | 'datetime-local' | 'month' | 'week' }>;
  onChoose: (choice: WebChoice | null) => void;
}

/** Chromium's dialogs for dates and times: Android's pickers with Set, Clear and Cancel. */
export function DateChooser({ what, onChoose }: DateChooserProps) {
  const zone = usePhoneState((state) => state.clock.zone);
  const [day, setDay] = useState<CalendarDay | null>(null);
  const { kind, value } = what;
  const buttons = {
    pickLabel: 'Set',
    onClear: () => onChoose({ value: '' }),
    onDismiss: () => onChoose(null),
  };
  if (kind === 'time' || day !== null) {
    const prefix = day === null ? '' : `${renderDate(day)}T`;
    return (
      <TimePicker
        {...buttons}
        value={timeOfValue(value, phoneNow(), zone)}
        onPick={(time) => onChoose({ value: prefix + renderTime(time) })}
      />
    );
  }
  const pick = (picked: CalendarDay) => {
    if (kind === 'datetime-local') setDay(picked);
    else if (kind === 'week') onChoose({ value: isoWeek(picked) });
    else onChoose({ value: kind === 'month' ? renderDate(picked).slice(0, 7) : renderDate(picked) });
  };
  return <DatePicker {...buttons} value={dateOfValue(value, phoneNow(), zone)} onPick={pick} />;
}
