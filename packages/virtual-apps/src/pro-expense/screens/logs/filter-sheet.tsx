import { DateFormat } from '@androidworld/app-sdk';
import {
  Button,
  CardView,
  css,
  DatePicker,
  LinearLayout,
  TextView,
  useApi,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { startOfDay } from '../../format/dates.ts';
import { dayOf, onDay } from '../../format/local-time.ts';
import { Sheet } from '../../widgets/sheet.tsx';
import type { LogFilter } from './log-filter.ts';

css`
.date-card.card { padding: 8px 20px; background: var(--background); display: flex; flex-direction: column; align-items: center; }
.filter-order { gap: 0; }
.filter-order > .button { flex: 1; }
.filter-chosen.button { background: color-mix(in srgb, var(--primary) 20%, transparent); }
.filter-apply.button { width: 100%; }
`;

const dayMs = 24 * 60 * 60 * 1000;

interface FilterSheetProps {
  filter: LogFilter;
  /** From the oldest to the newest expense: no other days can be picked. */
  whole: LogFilter;
  /** Whether the order can be chosen. */
  hasOrder: boolean;
  onApply: (filter: LogFilter) => void;
  onClose: () => void;
}

export function FilterSheet({ filter, whole, hasOrder, onApply, onClose }: FilterSheetProps) {
  const api = useApi();
  const { zone } = usePhoneClock();
  const [{ fromMs, toMs, order }, set] = useState(filter);
  const [picking, setPicking] = useState<'from' | 'to' | null>(null);
  const pick = (ms: number) => {
    const start = startOfDay(ms, zone);
    const end = start + dayMs - 1;
    if (picking === 'from') {
      if (start > toMs) void api.toast('End Date Changed to Start Date!');
      set({ fromMs: start, toMs: Math.max(toMs, end), order });
    } else {
      if (end < fromMs) void api.toast('Start Date Changed to End Date!');
      set({ fromMs: Math.min(fromMs, start), toMs: end, order });
    }
  };
  return (
    <Sheet onDismiss={onClose}>
      <TextView id="tv_filter" textAppearance="title">
        Filter
      </TextView>
      <LinearLayout justify="between">
        <TextView id="tv_from">From</TextView>
        <DateCard id="start" ms={fromMs} zone={zone} onClick={() => setPicking('from')} />
        <TextView id="tv_to">To</TextView>
        <DateCard id="end" ms={toMs} zone={zone} onClick={() => setPicking('to')} />
      </LinearLayout>
      {hasOrder && (
        <>
          <TextView id="tv_sorted_by">Order by Date in</TextView>
          <LinearLayout id="tg_date_order" class="filter-order">
            {(['DESC', 'ASC'] as const).map((each) => (
              <Button
                key={each}
                id={`btn_date_order_${each.toLowerCase()}`}
                variant="outlined"
                checked={order === each}
                class={order === each ? 'filter-chosen' : ''}
                onClick={() => set({ fromMs, toMs, order: each })}
              >
                {each}
              </Button>
            ))}
          </LinearLayout>
        </>
      )}
      <Button
        id="btn_apply_filter"
        class="filter-apply"
        onClick={() => {
          onClose();
          onApply({ fromMs, toMs, order });
        }}
      >
        Apply Filter
      </Button>
      {picking !== null && (
        <DatePicker
          value={dayOf(picking === 'from' ? fromMs : toMs, zone)}
          minimum={dayOf(whole.fromMs, zone)}
          maximum={dayOf(whole.toMs, zone)}
          onPick={(day) => {
            setPicking(null);
            pick(onDay(picking === 'from' ? fromMs : toMs, day, zone));
          }}
          onDismiss={() => setPicking(null)}
        />
      )}
    </Sheet>
  );
}

function DateCard({ id, ms, zone, onClick }: { id: 'start' | 'end'; ms: number; zone: string; onClick: () => void }) {
  const part = (pattern: string) => DateFormat.format(pattern, ms, zone);
  return (
    <CardView id={`cv_${id}_date`} class="date-card" onClick={onClick}>
      <TextView id={`tv_${id}_month`}>{part('MMM')}</TextView>
      <TextView id={`tv_${id}_day`} textAppearance="title-large">
        {part('d')}
      </TextView>
      <TextView id={`tv_${id}_year`} textAppearance="body-small">
        {part('yyyy')}
      </TextView>
    </CardView>
  );
}
