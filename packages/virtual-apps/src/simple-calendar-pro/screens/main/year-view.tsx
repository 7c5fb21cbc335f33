import { css, LinearLayout, TextView, useLive, View } from '@androidworld/app-sdk/ui';
import { type Entry, eventSources, loadEntries } from '../../store/events.ts';
import { monthNames, weekdayName } from '../../time/date-words.ts';
import {
  addDays,
  dayCodeOf,
  dayEnd,
  dayOf,
  dayStart,
  daysInMonth,
  isSameDay,
  type LocalDay,
  weekdayOf,
} from '../../time/local-day.ts';
import { PeriodHeader } from './period-header.tsx';
import { type Page, PeriodPager } from './period-pager.tsx';
import type { ViewProps } from './view-props.ts';

css`
.cal-year { flex: 1; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); grid-auto-rows: minmax(0, 1fr); gap: 4px 8px; padding: 8px; min-height: 0; }
.cal-year-month { display: flex; flex-direction: column; min-height: 0; }
.cal-year-name { text-align: center; font-size: 0.875rem; }
.cal-year-days { flex: 1; display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); align-content: start; font-size: 0.5625rem; line-height: 16px; text-align: center; }
.cal-year-today { background: var(--primary); color: var(--on-primary); border-radius: 50%; }
.cal-year-busy { color: var(--primary); font-weight: 700; }
/* Lines of days do not shrink with the height. */
@media (orientation: landscape) {
  .cal-year { grid-template-columns: repeat(4, minmax(0, 1fr)); grid-auto-rows: max-content; overflow: hidden auto; }
  .cal-year-days { flex: none; }
}
`;

/** One year after the other. */
export function YearView(props: ViewProps) {
  return (
    <PeriodPager
      day={props.day}
      shift={({ year }, by) => ({ year: year + by, month: 1, day: 1 })}
      distance={(from, to) => to.year - from.year}
      onShow={props.onShow}
      render={(page) => <YearPage {...props} page={page} />}
    />
  );
}

function YearPage({ page, calendar, onGoTo, onOpenMonth }: ViewProps & { page: Page }) {
  const { zone } = calendar.clock;
  const { year } = page.day;
  const range = {
    from: dayStart({ year, month: 1, day: 1 }, zone),
    to: dayEnd({ year, month: 12, day: 31 }, zone),
  };
  const { data = [] } = useLive((api) => loadEntries(api, range, zone), eventSources, [year, zone]);
  const busy = busyDays(data, zone);
  return (
    <LinearLayout
      id="calendar_holder"
      className="android.widget.RelativeLayout"
      orientation="vertical"
      align="stretch"
      class="cal-page"
    >
      <PeriodHeader {...page} title={String(year)} onTitle={onGoTo} />
      <View className="android.view.ViewGroup" class="cal-year" semantics={{ scrollable: true }}>
        {monthNames.map((name, index) => {
          const month = { year, month: index + 1, day: 1 };
          return (
            <LinearLayout key={name} orientation="vertical" align="stretch" class="cal-year-month">
              <TextView id={`month_${index + 1}_label`} class="cal-year-name" layoutWidth="match_parent">
                {name}
              </TextView>
              <View
                id={`month_${index + 1}`}
                className="android.view.View"
                class="cal-year-days"
                onClick={() => onOpenMonth(month)}
              >
                <SmallMonth month={month} busy={busy} today={calendar.today} firstWeekday={calendar.firstWeekday} />
              </View>
            </LinearLayout>
          );
        })}
      </View>
    </LinearLayout>
  );
}

interface SmallMonthProps {
  month: LocalDay;
  /** Codes of days with events. */
  busy: ReadonlySet<number>;
  today: LocalDay;
  firstWeekday: number;
}

function SmallMonth({ month, busy, today, firstWeekday }: SmallMonthProps) {
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => ({ ...month, day: index + 1 }));
  return (
    <>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={`letter ${index}`} aria-hidden="true">
          {weekdayName((index + firstWeekday) % 7).charAt(0)}
        </span>
      ))}
      {days.map((day) => (
        <span
          key={day.day}
          aria-hidden="true"
          class={isSameDay(day, today) ? 'cal-year-today' : busy.has(dayCodeOf(day)) ? 'cal-year-busy' : ''}
          style={day.day === 1 ? { gridColumn: ((weekdayOf(day) - firstWeekday + 7) % 7) + 1 } : {}}
        >
          {day.day}
        </span>
      ))}
    </>
  );
}

function busyDays(entries: readonly Entry[], zone: string): ReadonlySet<number> {
  const busy = new Set<number>();
  for (const { startTs, endTs } of entries) {
    const last = dayCodeOf(dayOf(endTs, zone));
    for (let day = dayOf(startTs, zone); dayCodeOf(day) <= last; day = addDays(day, 1)) busy.add(dayCodeOf(day));
  }
  return busy;
}
