import { css, LinearLayout, View } from '@androidworld/app-sdk/ui';
import { type WeekDays, weekFrom } from '../week-days.ts';

css`
.clock-days { padding: 12px 8px 8px 0; }
.clock-day { width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center; border: 1px solid var(--outline); font-weight: 500; }
.clock-day-on { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
`;

/** A round button for each day of the week. */
export function DayButtons({
  days,
  weekStart,
  onChange,
}: {
  days: WeekDays;
  weekStart: number;
  onChange: (days: WeekDays) => void;
}) {
  return (
    <LinearLayout class="clock-days" id="repeat_days" justify="between">
      {weekFrom(weekStart).map(({ name, bit }, index) => {
        const isOn = (days & bit) !== 0;
        return (
          <View
            key={name}
            className="android.widget.CheckBox"
            id={`day_button_${index}`}
            contentDescription={name}
            class={`clock-day ${isOn ? 'clock-day-on' : ''}`}
            checked={isOn}
            semantics={{ text: name.charAt(0) }}
            onClick={() => onChange(days ^ bit)}
          >
            {name.charAt(0)}
          </View>
        );
      })}
    </LinearLayout>
  );
}
