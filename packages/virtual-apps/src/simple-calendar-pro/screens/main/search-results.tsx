import { FrameLayout, TextView, useLive } from '@androidworld/app-sdk/ui';
import { useMemo } from 'preact/hooks';
import { eventSources, searchEntries } from '../../store/events.ts';
import { toListRows } from '../../time/list-entries.ts';
import type { Calendar } from '../use-calendar.ts';
import { EntryList } from './entry-list.tsx';
import { type EntryPicker, usePickable } from './use-entry-picker.ts';

const fewestCharacters = 2;
const year = 365 * 86_400;
/** Further away only what is among few results is shown. */
const nearYears = 2;
const fewResults = 30;

/** What holds the text, instead of the view. */
export function SearchResults({ text, calendar, picker }: { text: string; calendar: Calendar; picker: EntryPicker }) {
  const { clock } = calendar;
  const minute = Math.floor(clock.nowMs / 60_000);
  const { data: entries } = useLive(
    async (phone) => {
      if (text.length < fewestCharacters) return [];
      const within = (years: number) => ({ from: minute * 60 - years * year, to: minute * 60 + years * year });
      const near = await searchEntries(phone, text, within(nearYears), clock.zone);
      return near.length < fewResults ? searchEntries(phone, text, within(10), clock.zone) : near;
    },
    eventSources,
    [text, minute, clock.zone],
  );
  const rows = useMemo(() => toListRows(entries ?? [], clock), [entries]);
  usePickable(picker, entries, true);
  const firstToCome = rows.findIndex((row) => row.kind === 'entry' && row.entry.endTs >= minute * 60);
  return (
    <FrameLayout id="search_holder" className="android.widget.RelativeLayout" class="cal-over">
      {entries !== undefined && entries.length === 0 && (
        <>
          <Placeholder id="search_placeholder">No items found.</Placeholder>
          {text.length < fewestCharacters && (
            <Placeholder id="search_placeholder_2">Type in at least 2 characters to start the search.</Placeholder>
          )}
        </>
      )}
      {entries !== undefined && entries.length > 0 && (
        <EntryList
          key={text}
          id="search_results_list"
          rows={rows}
          calendar={calendar}
          picker={picker}
          startAt={firstToCome === -1 ? undefined : firstToCome}
        />
      )}
    </FrameLayout>
  );
}

function Placeholder({ id, children }: { id: string; children: string }) {
  return (
    <TextView id={id} textAppearance="body-large" align="center" color="muted" style={{ padding: '24px 32px 0' }}>
      {children}
    </TextView>
  );
}
