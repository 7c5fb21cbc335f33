import { DateFormat } from '@androidworld/app-sdk';
import { css, glyphs, ImageButton, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

css`
.calendar { padding: 0 12px 8px; }
.calendar-month { height: 48px; justify-content: space-between; }
.calendar-days { display: grid; grid-template-columns: repeat(7, 1fr); align-content: start; min-height: 238px; isolation: isolate; }
.calendar-weekday { height: 24px; text-align: center; font-size: 0.75rem; color: var(--on-surface-variant); }
.calendar-day { height: 36px; display: grid; place-items: center; font-size: 0.8125rem; }
.calendar-day::before { content: ""; position: absolute; width: 34px; height: 34px; border-radius: 50%; z-index: -1; }
.calendar-today { color: var(--secondary); font-weight: 500; }
.calendar-on { color: var(--on-secondary); }
.calendar-on::before { background: var(--secondary); }
`;

interface CalendarViewProps {
  selected: Day | undefined;
  today: Day;
  /** 0 is Sunday. */
  firstWeekday: number;
  onPick: (day: Day) => void;
}

/** Android's CalendarView: a month whose days are picked. */
export function CalendarView({ selected, today, firstWeekday, onPick }: CalendarViewProps) {
  const start = selected ?? today;
  const [shown, setShown] = useState({ year: start.year, month: start.month });
  const first = Date.UTC(shown.year, shown.month - 1, 1);
  const lead = (new Date(first).getUTCDay() - firstWeekday + 7) % 7;
  const count = new Date(Date.UTC(shown.year, shown.month, 0)).getUTCDate();
  const shift = (by: number) => {
    const moved = new Date(Date.UTC(shown.year, shown.month - 1 + by, 1));
    setShown({ year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1 });
  };
  const isSame = (one: Day | undefined, day: number) =>
    one?.year === shown.year && one.month === shown.month && one.day === day;
  return (
    <View id="calendar_view" className="android.widget.CalendarView" class="calendar">
      <LinearLayout class="calendar-month">
        <ImageButton
          id="android:id/prev"
          icon={glyphs.chevronLeft}
          contentDescription="Previous month"
          onClick={() => shift(-1)}
        />
        <TextView bold>{DateFormat.format('MMMM yyyy', first, 'UTC')}</TextView>
        <ImageButton
          id="android:id/next"
          icon={glyphs.chevronRight}
          contentDescription="Next month"
          onClick={() => shift(1)}
        />
      </LinearLayout>
      <View id="android:id/month_view" className="android.view.View" class="calendar-days" semantics={{ text: '' }}>
        {Array.from({ length: 7 }, (_, index) => 'SMTWTFS'.charAt((index + firstWeekday) % 7)).map((letter, index) => (
          // Two letters stand twice.
          <span class="calendar-weekday" key={`weekday${index}`}>
            {letter}
          </span>
        ))}
        {Array.from({ length: lead }, (_, index) => (
          <span key={`lead${index}`} />
        ))}
        {Array.from({ length: count }, (_, index) => index + 1).map((day) => (
          <View
            key={day}
            className="android.view.View"
            class={`calendar-day ${isSame(selected, day) ? 'calendar-on' : isSame(today, day) ? 'calendar-today' : ''}`}
            contentDescription={DateFormat.format('dd MMMM yyyy', Date.UTC(shown.year, shown.month - 1, day), 'UTC')}
            checked={isSame(selected, day) ? true : undefined}
            onClick={() => onPick({ ...shown, day })}
          >
            {String(day)}
          </View>
        ))}
      </View>
    </View>
  );
}
