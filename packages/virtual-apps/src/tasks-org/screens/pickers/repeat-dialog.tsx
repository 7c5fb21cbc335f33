import { AlertDialog, CheckBox, css, EditText, LinearLayout, Spinner, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type Frequency, frequencies, type RepeatRule, units, type Weekday, weekdays } from '../../time/repeat-rule.ts';

css`
.repeat-days { display: flex; flex-wrap: wrap; }
.repeat-number { width: 64px; }
`;

interface RepeatDialogProps {
  rule: RepeatRule | undefined;
  onPick: (rule: RepeatRule) => void;
  onClose: () => void;
}

const dayNames: Readonly<Record<Weekday, string>> = {
  SU: 'Sun',
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
};

/** A repetition in detail: how often, on which days, how many times. */
export function RepeatDialog({ rule, onPick, onClose }: RepeatDialogProps) {
  const [interval, setTimes] = useState(String(rule?.interval ?? 1));
  const [frequency, setFrequency] = useState<Frequency>(rule?.frequency ?? 'WEEKLY');
  const [days, setDays] = useState<readonly Weekday[]>(rule?.days ?? []);
  const [count, setCount] = useState(rule?.count === undefined ? '' : String(rule.count));
  const number = (text: string) => Math.trunc(Number(text)) || 0;
  const done = () => {
    onClose();
    onPick({
      frequency,
      interval: Math.max(1, number(interval)),
      days: frequency === 'WEEKLY' ? weekdays.filter((day) => days.includes(day)) : [],
      ...(number(count) > 0 ? { count: number(count) } : {}),
    });
  };
  return (
    <AlertDialog
      title="Repeats every"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{ label: 'OK', onClick: done }}
    >
      <LinearLayout gap={12}>
        <EditText
          id="intervalValue"
          class="repeat-number"
          inputType="number"
          value={interval}
          onChange={setTimes}
          maxLength={3}
        />
        <Spinner
          id="frequency"
          items={frequencies.map((name) => units[name] + (number(interval) === 1 ? '' : 's'))}
          selected={frequencies.indexOf(frequency)}
          onSelect={(place) => setFrequency(frequencies[place] ?? 'WEEKLY')}
        />
      </LinearLayout>
      {frequency === 'WEEKLY' && (
        <div class="repeat-days">
          {weekdays.map((day) => (
            <CheckBox
              key={day}
              checked={days.includes(day)}
              onChange={(on) => setDays(on ? [...days, day] : days.filter((other) => other !== day))}
            >
              {dayNames[day]}
            </CheckBox>
          ))}
        </div>
      )}
      <LinearLayout gap={12}>
        <TextView textAppearance="body-large">Ends after</TextView>
        <EditText
          id="repeatTimesValue"
          class="repeat-number"
          inputType="number"
          hint="Never"
          value={count}
          onChange={setCount}
          maxLength={3}
        />
        <TextView textAppearance="body-large">times</TextView>
      </LinearLayout>
    </AlertDialog>
  );
}
