import { localParts } from '@androidworld/app-sdk';
import { css, DatePicker, ImageButton, LinearLayout, phoneNow, usePhoneState, View } from '@androidworld/app-sdk/ui';
import calendar from '@material-symbols/svg-400/rounded/calendar_today.svg';
import { useState } from 'preact/hooks';
import { longDate } from '../long-date.ts';

css`
.contacts-date { display: flex; align-items: center; margin-top: 5.72px; height: 56.76px; border: 1px solid var(--outline); border-radius: 4px; padding-left: 16px; box-sizing: border-box; font-size: 1rem; }
.contacts-date-empty { color: var(--on-surface-variant); }
.contacts-date-end { position: absolute; right: 0; top: 10px; }
`;

export interface DateFieldProps {
  hint: string;
  /** `2023-10-15`, or what another app has stored; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A date is not typed: the field and its icon open the date picker. */
export function DateField({ hint, value, onChange }: DateFieldProps) {
  const [picking, setPicking] = useState(false);
  const zone = usePhoneState((state) => state.clock.zone);
  const shown = longDate(value);
  const open = () => setPicking(true);
  const [year, month, day] = value.split('-').map(Number);
  const today = localParts(phoneNow(), zone);
  return (
    <LinearLayout orientation="vertical" class="contacts-field">
      <View
        className="android.widget.EditText"
        class={value === '' ? 'contacts-date contacts-date-empty' : 'contacts-date'}
        focusable={false}
        semantics={{ text: shown, hint }}
        onClick={open}
        onLongClick={open}
      >
        <span>{value === '' ? hint : shown}</span>
      </View>
      <ImageButton
        id="text_input_end_icon"
        class="contacts-date-end"
        icon={calendar}
        contentDescription="Show date picker"
        onClick={open}
      />
      {picking && (
        <DatePicker
          value={day === undefined ? today : { year: year ?? 0, month: month ?? 1, day }}
          onPick={(date) => onChange(isoDate(date))}
          onDismiss={() => setPicking(false)}
        />
      )}
    </LinearLayout>
  );
}

function isoDate({ year, month, day }: { year: number; month: number; day: number }): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
