import { AlertDialog, DatePicker, EditText, RadioButton, TextView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { fullDate } from '../../time/date-words.ts';
import { addMonths, dayEnd, dayOf } from '../../time/local-day.ts';
import type { Calendar } from '../use-calendar.ts';

export interface LimitDialogProps {
  /** As in `repeat_limit`. */
  limit: number;
  startTs: number;
  calendar: Calendar;
  onPick: (limit: number) => void;
  onClose: () => void;
}

type Kind = 'date' | 'times' | 'forever';

/** How long something repeats: till a date, so many times, or forever. */
export function LimitDialog({ limit, startTs, calendar, onPick, onClose }: LimitDialogProps) {
  const { zone } = calendar.clock;
  const [kind, setKind] = useState<Kind>(limit === 0 ? 'forever' : limit > 0 ? 'date' : 'times');
  const [day, setDay] = useState(() => (limit > 0 ? dayOf(limit, zone) : addMonths(dayOf(startTs, zone), 1)));
  const [count, setCount] = useState(limit < 0 ? String(-limit) : '');
  const [isPickingDay, setPickingDay] = useState(false);
  const finish = (value: number) => {
    onClose();
    onPick(value);
  };
  const confirm = () => {
    if (kind === 'forever') return finish(0);
    if (kind === 'date') return finish(dayEnd(day, zone));
    return finish(count === '' ? 0 : -Number(count.replace(/\D/g, '')));
  };
  if (isPickingDay) {
    return (
      <DatePicker
        value={day}
        firstWeekday={calendar.firstWeekday}
        onPick={(picked) => {
          setDay(picked);
          setKind('date');
          setPickingDay(false);
        }}
        onDismiss={() => setPickingDay(false)}
      />
    );
  }
  return (
    <AlertDialog
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: confirm }}
    >
      <View id="dialog_radio_view" className="android.widget.RadioGroup" style={{ display: 'grid' }}>
        <RadioButton id="repeat_type_till_date" checked={kind === 'date'} onChange={() => setKind('date')}>
          Repeat till a date
        </RadioButton>
        <TextView
          id="repeat_type_date"
          textAppearance="body-large"
          style={{ padding: '8px 32px' }}
          onClick={() => setPickingDay(true)}
        >
          {fullDate(day)}
        </TextView>
        <RadioButton id="repeat_type_x_times" checked={kind === 'times'} onChange={() => setKind('times')}>
          Stop repeating after x occurrences
        </RadioButton>
        <EditText
          id="repeat_type_count"
          inputType="number"
          maxLength={5}
          value={count}
          onFocusChange={(focused) => focused && setKind('times')}
          onChange={setCount}
          style={{ margin: '0 32px' }}
        />
        <RadioButton id="repeat_type_forever" checked={kind === 'forever'} onClick={() => finish(0)}>
          Repeat forever
        </RadioButton>
      </View>
    </AlertDialog>
  );
}
