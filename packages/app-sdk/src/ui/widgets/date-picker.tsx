import { useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { type CalendarDay, compareDays, formatDay, monthGrid, shiftMonth } from './calendar-days.ts';
import { glyphs } from './glyphs.ts';
import { ImageButton } from './image-button.tsx';
import { LinearLayout } from './layouts.tsx';
import { PickerButtons } from './picker-buttons.tsx';
import { RecyclerView } from './recycler-view.tsx';
import { TextView } from './text-view.tsx';
import { View } from './view.tsx';
import { Window } from './window.tsx';

/** Of a DatePickerDialog. */
export interface DatePickerProps {
  /** The day marked at first, whose month is shown. */
  value: CalendarDay;
  /** The button that picks, with the marked day. The dialog stays until the caller takes it away. */
  onPick: (day: CalendarDay) => void;
  /** "Cancel", BACK or a tap outside. */
  onDismiss: () => void;
  /** On the button that picks; default OK. */
  pickLabel?: string | undefined;
  /** Adds a button that clears the date. */
  onClear?: (() => void) | undefined;
  /** 0 is Sunday, the default. */
  firstWeekday?: number | undefined;
  /** First and last day that can be picked (`DatePicker.setMinDate`, `setMaxDate`); default 1900 and 2100. */
  minimum?: CalendarDay | undefined;
  /** Last day that can be picked; default 31 December 2100. */
  maximum?: CalendarDay | undefined;
}

css`
.window .dialog.date-picker { width: 328px; padding: 0; border-radius: 16px; --background-inset-x: 16px; --background-inset-y: 16px; }
.date-picker-head { padding: 16px 24px; background: var(--primary); color: var(--on-primary); }
.date-picker-year { opacity: 0.7; padding: 4px 0; font-size: 1rem; }
.date-picker-date { font-size: 34px; line-height: 2.5rem; }
.date-picker-month { height: 56px; }
.date-picker-edge { width: 48px; }
.date-picker-grid { display: grid; grid-template-columns: repeat(7, 1fr); padding: 0 12px; min-height: 276px; align-content: start; }
.date-picker-weekday { height: 28px; text-align: center; color: var(--on-surface-variant); font-size: 0.75rem; }
.date-picker-day { height: 40px; display: grid; place-items: center; font-size: 0.8125rem; }
.date-picker-day::before { content: ""; position: absolute; height: min(38px, 100%); aspect-ratio: 1; border-radius: 50%; z-index: -1; }
.date-picker-grid { isolation: isolate; }
.date-picker-on { color: var(--on-primary); }
.date-picker-on::before { background: var(--primary); }
.date-picker-years { height: 332px; flex: 0 0 auto; }
.date-picker-year-row { height: 56px; display: grid; place-items: center; font-size: 1rem; }
.date-picker-year-row.selected-year { color: var(--primary); font-size: 1.5rem; font-weight: 500; }
/* The header at the left; the rows of days share what is left of the height (SimpleMonthView.onLayout()). */
@media (orientation: landscape) {
  .window .dialog.date-picker { width: 516px; height: 390px; flex-direction: row; }
  .date-picker-head { width: 168px; flex-shrink: 0; }
  .date-picker-main { flex: 1; min-width: 0; min-height: 0; display: flex; flex-direction: column; }
  .date-picker-calendar { flex: 1 1 0; display: flex; flex-direction: column; }
  .date-picker-calendar > .date-picker-month { flex: 0 1 56px; }
  .date-picker-calendar > .date-picker-grid { flex: 1 1 0; min-height: 0; grid-template-rows: 28px repeat(6, minmax(0, 40px)); }
  .date-picker-calendar .date-picker-day { height: 100%; }
  .date-picker-years { height: 0; flex: 1 1 0; }
}
`;

/** Android's DatePickerDialog: a calendar, with the year in a list. */
export function DatePicker(props: DatePickerProps) {
  const { value, onPick, onDismiss, firstWeekday = 0, minimum = FIRST_DAY, maximum = LAST_DAY } = props;
  const [day, setDay] = useState(value);
  const [shown, setShown] = useState({ year: value.year, month: value.month });
  const [choosingYear, setChoosingYear] = useState(false);
  const pickYear = (year: number) => {
    const last = new Date(Date.UTC(year, day.month, 0)).getUTCDate();
    const sameDate = { ...day, year, day: Math.min(day.day, last) };
    const picked = nearestDay(sameDate, minimum, maximum);
    setDay(picked);
    setShown({ year, month: picked.month });
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
      <div class="date-picker-main">
        {choosingYear ? (
          <Years selected={day.year} from={minimum.year} to={maximum.year} onPick={pickYear} />
        ) : (
          <Month
            class="date-picker-calendar"
            year={shown.year}
            month={shown.month}
            selected={day}
            firstWeekday={firstWeekday}
            minimum={minimum}
            maximum={maximum}
            onShift={(by) => setShown(shiftMonth(shown.year, shown.month, by))}
            onPick={setDay}
          />
        )}
        <LinearLayout justify="end" gap={8} padding={[0, 12, 8, 12]}>
          <PickerButtons {...props} onPick={() => onPick(day)} />
        </LinearLayout>
      </div>
    </Window>
  );
}

export interface MonthProps {
  id?: string | undefined;
  class?: string | undefined;
  year: number;
  month: number;
  selected: CalendarDay;
  firstWeekday: number;
  minimum?: CalendarDay | undefined;
  maximum?: CalendarDay | undefined;
  onShift: (by: number) => void;
  onPick: (day: CalendarDay) => void;
}

/** A month to pick a day of, and the way to the months beside it. */
export function Month({
  id = 'android:id/datePicker',
  class: classes,
  year,
  month,
  selected,
  firstWeekday,
  minimum = FIRST_DAY,
  maximum = LAST_DAY,
  onShift,
  onPick,
}: MonthProps) {
  const isAfterFirst = compareDays({ year, month, day: 1 }, minimum) > 0;
  const isBeforeLast = compareDays({ ...shiftMonth(year, month, 1), day: 1 }, maximum) <= 0;
  const weekdays = Array.from({ length: 7 }, (_, index) => 'SMTWTFS'.charAt((index + firstWeekday) % 7));
  return (
    <View className="android.widget.DatePicker" id={id} class={classes}>
      <LinearLayout class="date-picker-month" justify="between">
        {isAfterFirst ? (
          <ImageButton
            icon={glyphs.chevronLeft}
            id="android:id/prev"
            contentDescription="Previous month"
            onClick={() => onShift(-1)}
          />
        ) : (
          <span class="date-picker-edge" />
        )}
        <span aria-hidden="true" class="text-label">
          {formatDay({ year, month, day: 1 }, { month: 'long', year: 'numeric' })}
        </span>
        {isBeforeLast ? (
          <ImageButton
            icon={glyphs.chevronRight}
            id="android:id/next"
            contentDescription="Next month"
            onClick={() => onShift(1)}
          />
        ) : (
          <span class="date-picker-edge" />
        )}
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
            <Day
              key={date}
              day={{ year, month, day: date }}
              selected={selected}
              enabled={isWithin({ year, month, day: date }, minimum, maximum)}
              onPick={onPick}
            />
          ),
        )}
      </View>
    </View>
  );
}

interface DayProps extends Pick<MonthProps, 'selected' | 'onPick'> {
  day: CalendarDay;
  enabled: boolean;
}

function Day({ day, selected, enabled, onPick }: DayProps) {
  const on = selected.year === day.year && selected.month === day.month && selected.day === day.day;
  return (
    <View
      className="android.view.View"
      class={on ? 'date-picker-day date-picker-on' : 'date-picker-day'}
      contentDescription={`${String(day.day).padStart(2, '0')} ${formatDay(day, { month: 'long' })} ${day.year}`}
      checked={on ? true : undefined}
      enabled={enabled}
      onClick={() => onPick(day)}
    >
      {String(day.day)}
    </View>
  );
}

const FIRST_DAY: CalendarDay = { year: 1900, month: 1, day: 1 };
const LAST_DAY: CalendarDay = { year: 2100, month: 12, day: 31 };

function isWithin(day: CalendarDay, minimum: CalendarDay, maximum: CalendarDay): boolean {
  return compareDays(day, minimum) >= 0 && compareDays(day, maximum) <= 0;
}

function nearestDay(day: CalendarDay, minimum: CalendarDay, maximum: CalendarDay): CalendarDay {
  if (compareDays(day, minimum) < 0) return minimum;
  return compareDays(day, maximum) > 0 ? maximum : day;
}

interface YearsProps {
  selected: number;
  from: number;
  to: number;
  onPick: (year: number) => void;
}

function Years({ selected, from, to, onPick }: YearsProps) {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <RecyclerView
      className="android.widget.ListView"
      id="android:id/date_picker_year_picker"
      class="date-picker-years"
      items={years}
      itemKey={(year) => year}
      startAt={Math.max(0, years.indexOf(selected))}
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
