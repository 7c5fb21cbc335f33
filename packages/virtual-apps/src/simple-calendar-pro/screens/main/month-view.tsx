import { css, FrameLayout, LinearLayout, useLive } from '@androidworld/app-sdk/ui';
import { type Entry, eventSources, loadEntries } from '../../store/events.ts';
import { monthTitle } from '../../time/date-words.ts';
import { addDays, addMonths, dayCodeOf, dayEnd, dayStart, type LocalDay, monthsBetween } from '../../time/local-day.ts';
import { gridDays } from '../../time/month-bars.ts';
import type { Calendar } from '../use-calendar.ts';
import { MonthGrid } from './month-grid.tsx';
import { PeriodHeader } from './period-header.tsx';
import { type Page, PeriodPager } from './period-pager.tsx';
import type { ViewProps } from './view-props.ts';

css`
.cal-page { flex: 1; min-height: 0; }
`;

/** One month after the other. */
export function MonthView({ day, calendar, onShow, onOpenDay, onGoTo }: ViewProps) {
  return (
    <PeriodPager
      day={day}
      shift={(from, by) => addMonths({ ...from, day: 1 }, by)}
      distance={monthsBetween}
      onShow={onShow}
      render={(page) => <MonthPage page={page} calendar={calendar} onDay={onOpenDay} onGoTo={onGoTo} />}
    />
  );
}

interface MonthPageProps {
  page: Page;
  calendar: Calendar;
  onDay: (day: LocalDay) => void;
  onGoTo: () => void;
}

function MonthPage({ page, calendar, onDay, onGoTo }: MonthPageProps) {
  const entries = useMonthEntries(page.day, calendar);
  return (
    <LinearLayout
      id="month_calendar_holder"
      className="android.widget.RelativeLayout"
      orientation="vertical"
      align="stretch"
      class="cal-page"
    >
      <PeriodHeader {...page} title={monthTitle(page.day, calendar.today.year)} onTitle={onGoTo} />
      <FrameLayout id="month_view_wrapper" weight={1}>
        <MonthGrid month={page.day} entries={entries} calendar={calendar} onDay={onDay} />
      </FrameLayout>
    </LinearLayout>
  );
}

/** Always the same, so that what depends on it is not made anew. */
const none: readonly Entry[] = [];

/** What happens in the six weeks around a month. */
export function useMonthEntries(month: LocalDay, { firstWeekday, clock: { zone } }: Calendar) {
  const first = gridDays(month, firstWeekday)[0] ?? month;
  const range = { from: dayStart(first, zone), to: dayEnd(addDays(first, 41), zone) };
  const { data = none } = useLive((api) => loadEntries(api, range, zone), eventSources, [dayCodeOf(first), zone]);
  return data;
}
