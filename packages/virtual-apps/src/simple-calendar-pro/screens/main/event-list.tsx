import { LinearLayout, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import { useMemo, useState } from 'preact/hooks';
import { createEntry } from '../../open-screens.ts';
import { eventSources, loadEntries } from '../../store/events.ts';
import { toListRows } from '../../time/list-entries.ts';
import { startFromNow } from '../../time/new-start.ts';
import { EntryList } from './entry-list.tsx';
import { usePickable } from './use-entry-picker.ts';
import type { ViewProps } from './view-props.ts';

const halfYear = 183 * 86_400;
/** With fewer entries the list goes on further. */
const fewestEntries = 30;

/** What comes, from a day ago on. */
export function EventList({ calendar, picker, isOnTop }: ViewProps) {
  const api = useApi();
  const { clock, preferences } = calendar;
  const [halfYears, setHalfYears] = useState(1);
  const minute = Math.floor(clock.nowMs / 60_000);
  const { data: entries } = useLive(
    async (phone) => {
      const from = minute * 60 - preferences.displayPastMinutes * 60;
      const load = (count: number) => loadEntries(phone, { from, to: minute * 60 + count * halfYear }, clock.zone);
      const found = await load(halfYears);
      return found.length < fewestEntries ? load(halfYears + 1) : found;
    },
    eventSources,
    [halfYears, minute, clock.zone, preferences.displayPastMinutes],
  );
  const rows = useMemo(() => toListRows(entries ?? [], clock), [entries, clock.zone, minute]);
  usePickable(picker, entries, isOnTop);
  const start = { nowTs: clock.nowMs / 1000, zone: clock.zone, preference: preferences.defaultStartTime };
  return (
    <LinearLayout
      id="calendar_events_list_holder"
      className="android.widget.RelativeLayout"
      orientation="vertical"
      align="stretch"
      weight={1}
    >
      {entries?.length === 0 ? (
        <LinearLayout orientation="vertical" align="center" padding={[64, 32, 0, 32]}>
          <TextView id="calendar_empty_list_placeholder" textAppearance="body-large" color="muted">
            {preferences.shownTypes.size === 0 ? 'You have filtered out all event types' : 'No upcoming events.'}
          </TextView>
          <TextView
            id="calendar_empty_list_placeholder_2"
            textAppearance="body-large"
            color="var(--primary)"
            layoutWidth="wrap_content"
            style={{ padding: '16px', textDecoration: 'underline' }}
            onClick={() => void createEntry(api, { kind: 'event', startTs: startFromNow(start) })}
          >
            Create a new event
          </TextView>
        </LinearLayout>
      ) : (
        <EntryList
          id="calendar_events_list"
          rows={rows}
          calendar={calendar}
          picker={picker}
          onReachEnd={() => setHalfYears(halfYears + 1)}
        />
      )}
    </LinearLayout>
  );
}
