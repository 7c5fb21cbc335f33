import { css, FrameLayout, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { useMemo, useState } from 'preact/hooks';
import { inDayOrder } from '../../store/events.ts';
import { monthDay, monthTitle } from '../../time/date-words.ts';
import { toListRows } from '../../time/list-entries.ts';
import {
  addMonths,
  dayCodeOf,
  dayEnd,
  dayStart,
  daysInMonth,
  isSameMonth,
  type LocalDay,
  monthsBetween,
} from '../../time/local-day.ts';
import { EntryList } from './entry-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useMonthEntries } from './month-view.tsx';
import { PeriodHeader } from './period-header.tsx';
import { type Page, PeriodPager } from './period-pager.tsx';
import { usePickable } from './use-entry-picker.ts';
import type { ViewProps } from './view-props.ts';

css`
.cal-month-day { flex: 1 1 0; min-height: 0; display: flex; flex-direction: column; align-items: stretch; }
.cal-month-day-grid { flex: 0 0 42%; }
.cal-month-day-list { flex: 1 1 0; min-width: 0; min-height: 0; display: flex; flex-direction: column; align-items: stretch; }
/* Side by side (layout-land/fragment_month_day.xml). */
@media (orientation: landscape) {
  .cal-month-day { flex-direction: row; }
  .cal-month-day-grid { flex-basis: 50%; }
}
.cal-month-day-label { padding: 8px 16px; font-size: 1.125rem; }
`;

/** A small month above what happens in it, or on its chosen day. */
export function MonthAndDayView(props: ViewProps) {
  return (
    <PeriodPager
      day={props.day}
      shift={(from, by) => addMonths({ ...from, day: 1 }, by)}
      distance={monthsBetween}
      onShow={props.onShow}
      render={(page) => <MonthAndDayPage {...props} page={page} />}
    />
  );
}

function MonthAndDayPage({ page, calendar, picker, onShow, onGoTo, isOnTop }: ViewProps & { page: Page }) {
  const [chosen, setChosen] = useState<LocalDay | null>(null);
  const { clock, today } = calendar;
  const month = page.day;
  const all = useMonthEntries(month, calendar);
  const from = dayStart(chosen ?? { ...month, day: 1 }, clock.zone);
  const to = dayEnd(chosen ?? { ...month, day: daysInMonth(month) }, clock.zone);
  const entries = useMemo(
    () => all.filter(({ startTs, endTs }) => startTs <= to && endTs >= from).sort(inDayOrder),
    [all, from, to],
  );
  usePickable(picker, entries, page.isCurrent && isOnTop);
  const rows = toListRows(entries, clock, { withMonths: false }).filter(
    ({ kind }) => chosen === null || kind === 'entry',
  );
  const choose = (day: LocalDay) => {
    setChosen(day);
    if (isSameMonth(day, month)) onShow(day);
  };
  return (
    <LinearLayout
      id="month_calendar_holder"
      className="android.widget.RelativeLayout"
      orientation="vertical"
      align="stretch"
      class="cal-page"
    >
      <PeriodHeader {...page} title={monthTitle(month, today.year)} onTitle={onGoTo} />
      <div class="cal-month-day">
        <FrameLayout id="month_day_view_wrapper" class="cal-month-day-grid">
          <MonthGrid month={month} entries={all} calendar={calendar} onDay={choose} chosen={chosen} isSmall />
        </FrameLayout>
        <div class="cal-month-day-list">
          <TextView id="month_day_selected_day_label" class="cal-month-day-label" layoutWidth="match_parent">
            {chosen === null ? monthTitle(month, today.year) : monthDay(chosen)}
          </TextView>
          {rows.length === 0 ? (
            <TextView id="month_day_no_events_placeholder" align="center" color="muted" style={{ padding: '16px' }}>
              No items found.
            </TextView>
          ) : (
            <EntryList
              key={chosen === null ? 'month' : dayCodeOf(chosen)}
              id="month_day_events_list"
              rows={rows}
              calendar={calendar}
              picker={picker}
            />
          )}
        </div>
      </div>
    </LinearLayout>
  );
}
