import { useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { type CalendarDay, formatDay, monthGrid, shiftMonth } from './calendar-days.ts';
import { glyphs } from './glyphs.ts';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import { PickerButtons } from './picker-buttons.tsx';
import { RecyclerView } from './recycler-view.tsx';
import { TextView } from './text-view.tsx';
import { View } from './view.tsx';
import { Window } from './window.tsx';

export interface DatePickerProps {
  value: CalendarDay;
  onPick: (day: CalendarDay) => void;
  onDismiss: () => void;
  /** On the button that picks; default OK. */
  pickLabel?: string | undefined;
  /** Adds a button that clears the date. */
  onClear?: (() => void) | undefined;
  /** 0 is Sunday, the default. */
  firstWeekday?: number | undefined;
}

css`
.dialog.date-picker { width: 328px; padding: 0; border-radius: 16px; }
.date-picker-head { padding: 16px 24px; background: var(--primary); color: var(--on-primary); }
.date-picker-year { opacity: 0.7; padding: 4px 0; font-size: 1rem; }
.date-picker-date { font-size: 2rem; line-height: 2.5rem; }
.date-picker-month { height: 56px; }
.date-picker-grid { display: grid; grid-template-columns: repeat(7, 1fr); padding: 0 12px; min-height: 276px; align-content: start; }
.date-picker-weekday { height: 28px; text-align: center; color: var(--on-surface-variant); font-size: 0.75rem; }
.date-picker-day { height: 40px; display: grid; place-items: center; font-size: 0.8125rem; }
.date-picker-day::before { content: ""; position: absolute; width: 38px; height: 38px; border-radius: 50%; z-index: -1; }
.date-picker-grid { isolation: isolate; }
.date-picker-on { color: var(--on-primary); }
.date-picker-on::before { background: var(--primary); }
.date-picker-years { height: 332px; flex: 0 0 auto; }
.date-picker-year-row { height: 56px; display: grid; place-items: center; font-size: 1rem; }
.date-picker-year-row.selected-year { color: var(--primary); font-size: 1.5rem; font-weight: 500; }
`;

/** Android's DatePickerDialog: a calendar, with the year in a list. */
export function DatePicker(props: DatePickerProps) {
  const { value, onPick, onDismiss, firstWeekday = 0 } = props;
  const [day, setDay] = useState(value);
  const [shown, setShown] = useState({ year: value.year, month: value.month });
  const [choosingYear, setChoosingYear] = useState(false);
  const pickYear = (year: number) => {
    const last = new Date(Date.UTC(year, day.month, 0)).getUTCDate();
    setDay({ ...day, year, day: Math.min(day.day, last) });
    setShown({ year, month: day.month });
    setChoosingYear(false);
  };
  return (
    <Window class="dialog dialog-panel date-picker" dim onDismiss={onDismiss}>
      <View className="android.widget.LinearLayout" class="date-picker-head" id="android:id/date_picker_header">
        <TextView
          class="date-picker-year"
          id="android:id/date_picker_header_year"
          onClick={() => setChoosingYear(true)}
        >
          {String(day.year)}
        </TextView>
        <TextView
          class="date-picker-date"
          id="android:id/date_picker_header_date"
          onClick={() => setChoosingYear(false)}
        >
          {formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' })}
        </TextView>
      </View>
      {choosingYear ? (
        <Years selected={day.year} onPick={pickYear} />
      ) : (
        <Month
          year={shown.year}
          month={shown.month}
          selected={day}
          firstWeekday={firstWeekday}
          onShift={(by) => setShown(shiftMonth(shown.year, shown.month, by))}
          onPick={setDay}
        />
      )}
      <LinearLayout justify="end" gap={8} padding={[0, 12, 8, 12]}>
        <PickerButtons {...props} onPick={() => onPick(day)} />
      </LinearLayout>
    </Window>
  );
}

export interface MonthProps {
  id?: string | undefined;
  year: number;
  month: number;
  selected: CalendarDay;
  firstWeekday: number;
  onShift: (by: number) => void;
  onPick: (day: CalendarDay) => void;
}

/** A month to pick a day of, and the way to the months beside it. */
export function Month({
  id = 'android:id/datePicker',
  year,
  month,
  selected,
  firstWeekday,
  onShift,
  onPick,
}: MonthProps) {
  const weekdays = Array.from({ length: 7 }, (_, index) => 'SMTWTFS'.charAt((index + firstWeekday) % 7));
  return (
    <View className="android.widget.DatePicker" id={id}>
      <LinearLayout class="date-picker-month" justify="between">
        <ImageButton
          icon={glyphs.chevronLeft}
          id="android:id/prev"
          contentDescription="Previous month"
          onClick={() => onShift(-1)}
        />
        <span aria-hidden="true" class="text-label">
          {formatDay({ year, month, day: 1 }, { month: 'long', year: 'numeric' })}
        </span>
        <ImageButton
          icon={glyphs.chevronRight}
          id="android:id/next"
          contentDescription="Next month"
          onClick={() => onShift(1)}
        />
      </LinearLayout>
      <View
        className="android.view.View"
        id="android:id/month_view"
        class="date-picker-grid"
        contentDescription={formatDay({ year, month, day: 1 }, { month: 'long', year: 'numeric' })}
        semantics={{ text: '' }}
      >
        {weekdays.map((letter, index) => (
          // Two letters stand twice.
          <span class="date-picker-weekday" key={`weekday${index}`}>
            {letter}
          </span>
        ))}
        {monthGrid(year, month, firstWeekday).map((date, index) =>
          date === null ? (
            <span key={`lead${index}`} />
          ) : (
            <Day key={date} day={{ year, month, day: date }} selected={selected} onPick={onPick} />
          ),
        )}
      </View>
    </View>
  );
}

function Day({ day, selected, onPick }: { day: CalendarDay; selected: CalendarDay; onPick: MonthProps['onPick'] }) {
  const on = selected.year === day.year && selected.month === day.month && selected.day === day.day;
  return (
    <View
      className="android.view.View"
      class={on ? 'date-picker-day date-picker-on' : 'date-picker-day'}
      contentDescription={`${String(day.day).padStart(2, '0')} ${formatDay(day, { month: 'long' })} ${day.year}`}
      checked={on ? true : undefined}
      onClick={() => onPick(day)}
    >
      {String(day.day)}
    </View>
  );
}

const YEARS = Array.from({ length: 201 }, (_, index) => 1900 + index);

function Years({ selected, onPick }: { selected: number; onPick: (year: number) => void }) {
  return (
    <RecyclerView
      className="android.widget.ListView"
      id="android:id/date_picker_year_picker"
      class="date-picker-years"
      items={YEARS}
      itemKey={(year) => year}
      startAt={YEARS.indexOf(selected)}
      renderItem={(year) => (
        <TextView
          id="android:id/text1"
          class={year === selected ? 'date-picker-year-row selected-year' : 'date-picker-year-row'}
          onClick={() => onPick(year)}
        >
          {String(year)}
        </TextView>
      )}
    />
  );
}
