import { css, LinearLayout, ScrollView, SeekBar, TextView, useLive } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Entry, eventSources, inDayOrder, loadEntries } from '../../store/events.ts';
import { shortMonthNames, shortWeekdayName, timeText } from '../../time/date-words.ts';
import {
  addDays,
  dayCodeOf,
  dayOf,
  dayStart,
  daysBetween,
  isoWeekOf,
  isSameDay,
  type LocalDay,
  weekdayOf,
} from '../../time/local-day.ts';
import type { Calendar } from '../use-calendar.ts';
import { type Page, PeriodPager } from './period-pager.tsx';
import { weekViewStart } from './shown-period.ts';
import type { ViewProps } from './view-props.ts';
import { hourHeight, WeekColumn, WeekEventBox } from './week-column.tsx';

css`
.cal-week-head { display: flex; flex-shrink: 0; }
.cal-week-hours { flex: 0 0 48px; text-align: center; font-size: 0.75rem; }
.cal-week-letters { flex: 1; }
.cal-week-letter { flex: 1; text-align: center; font-size: 0.75rem; padding: 4px 0; }
.cal-week-top { display: flex; flex-direction: column; gap: 1px; flex-shrink: 0; max-height: 120px; overflow: hidden; padding-left: 48px; }
.cal-week-top-row { position: relative; height: 20px; }
.cal-week-body { display: flex; position: relative; }
.cal-week-count { flex-shrink: 0; padding: 0 16px; }
`;

/** Some days side by side, by the hour. */
export function WeekView(props: ViewProps) {
  const { calendar, day } = props;
  const count = calendar.preferences.weeklyViewDays;
  const start = weekViewStart(day, calendar);
  return (
    <LinearLayout
      id="week_view_holder"
      className="android.widget.RelativeLayout"
      orientation="vertical"
      align="stretch"
      weight={1}
    >
      <PeriodPager
        key={count}
        day={start}
        shift={(from, by) => addDays(from, by * count)}
        distance={(from, to) => Math.round(daysBetween(from, to) / count)}
        onShow={props.onShow}
        render={(page) => <WeekPage page={page} calendar={calendar} count={count} />}
      />
      {calendar.preferences.customiseDayCount && <DayCount calendar={calendar} />}
    </LinearLayout>
  );
}

function WeekPage({ page, calendar, count }: { page: Page; calendar: Calendar; count: number }) {
  const { zone } = calendar.clock;
  const first = page.day;
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  const range = { from: dayStart(first, zone), to: dayStart(addDays(first, count), zone) - 1 };
  const { data: entries = [] } = useLive(
    async (api) => (await loadEntries(api, range, zone)).sort(inDayOrder),
    eventSources,
    [dayCodeOf(first), count, zone],
  );
  const isAtTop = (entry: Entry) =>
    entry.isAllDay || (calendar.preferences.midnightSpanningAtTop && spansMidnight(entry, zone));
  return (
    <LinearLayout
      id="week_holder"
      className="android.widget.RelativeLayout"
      orientation="vertical"
      align="stretch"
      class="cal-page"
    >
      <WeekHead days={days} calendar={calendar} />
      <LinearLayout id="week_top_holder" className="android.widget.RelativeLayout" class="cal-week-top">
        <LinearLayout
          id="week_all_day_holder"
          className="android.widget.RelativeLayout"
          orientation="vertical"
          align="stretch"
          style={{ width: '100%' }}
        >
          {entries.filter(isAtTop).map((entry) => (
            <TopRow key={entry.key} entry={entry} days={days} calendar={calendar} />
          ))}
        </LinearLayout>
      </LinearLayout>
      <Hours days={days} entries={entries.filter((entry) => !isAtTop(entry))} calendar={calendar} />
    </LinearLayout>
  );
}

function WeekHead({ days, calendar }: { days: readonly LocalDay[]; calendar: Calendar }) {
  const first = days[0] ?? calendar.today;
  const isNarrow = days.length > 7;
  return (
    <div class="cal-week-head">
      <div class="cal-week-hours">
        <TextView id="week_view_month_label" align="center">
          {shortMonthNames[first.month - 1] ?? ''}
        </TextView>
        <TextView id="week_view_week_number" align="center" style={{ fontSize: '0.625rem' }}>
          {`wk. ${isoWeekOf(addDays(first, 3))}`}
        </TextView>
      </div>
      <LinearLayout id="week_letters_holder" class="cal-week-letters">
        {days.map((day) => {
          const name = shortWeekdayName(weekdayOf(day));
          return (
            <TextView
              key={dayCodeOf(day)}
              id="week_day_label"
              class="cal-week-letter"
              layoutWidth="match_parent"
              color={isSameDay(day, calendar.today) ? 'var(--primary)' : undefined}
            >
              {`${isNarrow ? name.charAt(0) : name}\n${day.day}`}
            </TextView>
          );
        })}
      </LinearLayout>
    </div>
  );
}

/** What takes whole days, across the columns. */
function TopRow({ entry, days, calendar }: { entry: Entry; days: readonly LocalDay[]; calendar: Calendar }) {
  const { zone } = calendar.clock;
  const touched = days.filter(
    (day) => entry.startTs < dayStart(addDays(day, 1), zone) && entry.endTs >= dayStart(day, zone),
  );
  const from = touched[0] === undefined ? 0 : days.indexOf(touched[0]);
  return (
    <div class="cal-week-top-row">
      <WeekEventBox
        entry={entry}
        calendar={calendar}
        style={{
          top: 0,
          bottom: 0,
          left: `${(from / days.length) * 100}%`,
          width: `${(touched.length / days.length) * 100}%`,
        }}
      />
    </div>
  );
}

interface HoursProps {
  days: readonly LocalDay[];
  entries: readonly Entry[];
  calendar: Calendar;
}

function Hours({ days, entries, calendar }: HoursProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null) element.scrollTop = (element.scrollHeight / 24) * calendar.preferences.startWeeklyAt;
  }, []);
  return (
    <ScrollView id="week_events_scrollview" elementRef={scroller} weight={1}>
      <div class="cal-week-body">
        <LinearLayout id="week_view_hours_holder" orientation="vertical" class="cal-week-hours">
          {Array.from({ length: 24 }, (_, hour) => (
            <div key={hour} style={{ height: hourHeight }}>
              {hour > 0 && (
                <TextView id="weekly_view_hour_textview" align="center" style={{ marginTop: -8, fontSize: '0.75rem' }}>
                  {timeText({ hour, minute: 0 }, calendar.clock.hour24)}
                </TextView>
              )}
            </div>
          ))}
        </LinearLayout>
        <LinearLayout id="week_events_columns_holder" class="cal-week-letters" align="stretch">
          {days.map((day) => (
            <WeekColumn key={dayCodeOf(day)} day={day} entries={entries} calendar={calendar} />
          ))}
        </LinearLayout>
      </div>
    </ScrollView>
  );
}

function DayCount({ calendar: { preferences, change } }: { calendar: Calendar }) {
  const count = preferences.weeklyViewDays;
  return (
    <LinearLayout id="week_view_seekbar_holder" class="cal-week-count" gap={8}>
      <SeekBar
        id="week_view_seekbar"
        value={count}
        min={1}
        max={14}
        style={{ flex: 1 }}
        onChange={(next) => void change({ weeklyViewDays: next })}
      />
      <TextView id="week_view_days_count">{`${count} day${count === 1 ? '' : 's'}`}</TextView>
    </LinearLayout>
  );
}

function spansMidnight({ startTs, endTs }: Entry, zone: string): boolean {
  const midnight = dayStart(addDays(dayOf(startTs, zone), 1), zone);
  return endTs > midnight;
}
