import { css, RecyclerView, TextView, useApi } from '@androidworld/app-sdk/ui';
import { openEntry } from '../../open-screens.ts';
import { type ListRow, listTimeText } from '../../time/list-entries.ts';
import type { Calendar } from '../use-calendar.ts';
import { EventRow } from './event-row.tsx';
import type { EntryPicker } from './use-entry-picker.ts';

css`
.cal-section-month { padding: 16px 16px 4px; font-size: 1.125rem; }
.cal-section-day { padding: 8px 16px 4px; }
`;

export interface EntryListProps {
  id: string;
  rows: readonly ListRow[];
  calendar: Calendar;
  picker: EntryPicker;
  /** Place of the row that is in the middle at first. */
  startAt?: number | undefined;
  onReachEnd?: (() => void) | undefined;
}

/** Entries under the headings of their months and days. */
export function EntryList({ id, rows, calendar, picker, startAt, onReachEnd }: EntryListProps) {
  const api = useApi();
  const { clock } = calendar;
  return (
    <RecyclerView
      id={id}
      items={rows}
      itemKey={({ key }) => key}
      startAt={startAt}
      onReachEnd={onReachEnd}
      padding={[0, 0, 88, 0]}
      renderItem={(row) =>
        row.kind === 'entry' ? (
          <EventRow
            entry={row.entry}
            time={listTimeText(row.entry, clock)}
            calendar={calendar}
            isNow={row.entry.startTs * 1000 <= clock.nowMs && row.entry.endTs * 1000 >= clock.nowMs}
            {...picker.selection.row(row.entry.key, () => void openEntry(api, row.entry))}
          />
        ) : (
          <TextView
            id="event_section_title"
            class={row.kind === 'month' ? 'cal-section-month' : 'cal-section-day'}
            layoutWidth="match_parent"
            color={row.isToday || row.kind === 'month' ? 'var(--primary)' : undefined}
          >
            {row.title}
          </TextView>
        )
      }
    />
  );
}
