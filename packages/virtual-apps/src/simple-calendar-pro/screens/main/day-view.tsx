import { css, LinearLayout, RecyclerView, useApi, useLive } from '@androidworld/app-sdk/ui';
import { openEntry } from '../../open-screens.ts';
import { eventSources, inDayOrder, loadEntries } from '../../store/events.ts';
import { dayTitle } from '../../time/date-words.ts';
import { dayTimeText } from '../../time/list-entries.ts';
import { addDays, dayCodeOf, dayStart, daysBetween } from '../../time/local-day.ts';
import { EventRow } from './event-row.tsx';
import { PeriodHeader } from './period-header.tsx';
import { type Page, PeriodPager } from './period-pager.tsx';
import { usePickable } from './use-entry-picker.ts';
import type { ViewProps } from './view-props.ts';

css`
.cal-day { padding-top: 8px; }
`;

/** One day after the other, each with the list of what happens. */
export function DayView(props: ViewProps) {
  return (
    <PeriodPager
      day={props.day}
      shift={addDays}
      distance={daysBetween}
      onShow={props.onShow}
      render={(page) => <DayPage {...props} page={page} />}
    />
  );
}

function DayPage({ page, calendar, picker, onGoTo, isOnTop }: ViewProps & { page: Page }) {
  const api = useApi();
  const { clock, today } = calendar;
  const { day } = page;
  const from = dayStart(day, clock.zone);
  const range = { from, to: dayStart(addDays(day, 1), clock.zone) - 60 };
  const { data: entries } = useLive(
    async (phone) => (await loadEntries(phone, range, clock.zone)).sort(inDayOrder),
    eventSources,
    [dayCodeOf(day), clock.zone],
  );
  usePickable(picker, entries, page.isCurrent && isOnTop);
  return (
    <LinearLayout
      id="day_holder"
      className="android.widget.RelativeLayout"
      orientation="vertical"
      align="stretch"
      class="cal-page cal-day"
    >
      <PeriodHeader {...page} title={dayTitle(day, today.year)} onTitle={onGoTo} />
      <RecyclerView
        id="day_events"
        items={entries ?? []}
        itemKey={({ key }) => key}
        padding={[0, 0, 88, 0]}
        renderItem={(entry) => (
          <EventRow
            entry={entry}
            time={dayTimeText(entry, day, clock)}
            calendar={calendar}
            {...picker.selection.row(entry.key, () => void openEntry(api, entry))}
          />
        )}
      />
    </LinearLayout>
  );
}
