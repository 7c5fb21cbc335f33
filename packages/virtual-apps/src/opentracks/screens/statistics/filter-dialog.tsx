import { DateFormat } from '@androidworld/app-sdk';
import {
  AlertDialog,
  type CalendarDay,
  css,
  EditText,
  InlineDatePicker,
  LinearLayout,
  View,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { compareDays, type StatisticsFilter } from './statistics-filter.ts';

css`
.filter-categories { display: flex; flex-wrap: wrap; gap: 8px; padding-bottom: 16px; }
.filter-category { min-height: 48px; padding: 0 16px; display: grid; place-items: center; border: 1px solid var(--outline); border-radius: 24px; font-weight: 500; }
.filter-category-on { background: color-mix(in srgb, var(--primary) 30%, transparent); border-color: var(--primary); }
.filter-dates { gap: 12px; padding: 0 0 8px; }
`;

interface FilterDialogProps {
  /** All there are. */
  categories: readonly string[];
  initial: StatisticsFilter;
  onFilter: (filter: StatisticsFilter) => void;
  onClose: () => void;
}

/** Asks which activities, and from when to when. */
export function FilterDialog({ categories, initial, onFilter, onClose }: FilterDialogProps) {
  const [filter, setFilter] = useState(initial);
  const [picking, setPicking] = useState<'from' | 'to' | null>(null);
  const toggle = (category: string) => {
    const isOn = filter.categories.includes(category);
    const others = filter.categories.filter((one) => one !== category);
    setFilter({ ...filter, categories: isOn ? others : [...others, category] });
  };
  const pick = (end: 'from' | 'to', day: CalendarDay) => {
    setPicking(null);
    const changed = { ...filter, [end]: day };
    // The last day is never before the first.
    setFilter(compareDays(changed.to, changed.from) < 0 ? { ...changed, to: changed.from } : changed);
  };
  return (
    <AlertDialog
      title="Filter"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onFilter(filter);
        },
      }}
    >
      <div class="filter-categories">
        {categories.map((category) => (
          <View
            key={category}
            id="filter_dialog_check_button"
            className="android.widget.CompoundButton"
            class={filter.categories.includes(category) ? 'filter-category filter-category-on' : 'filter-category'}
            checked={filter.categories.includes(category)}
            onClick={() => toggle(category)}
          >
            {category}
          </View>
        ))}
      </div>
      <LinearLayout orientation="vertical" align="stretch" class="filter-dates">
        <DateField name="from" hint="From" day={filter.from} onClick={() => setPicking('from')} />
        {picking === 'from' && (
          <InlineDatePicker id="filter_date_picker_from" value={filter.from} onPick={(day) => pick('from', day)} />
        )}
        <DateField name="to" hint="To" day={filter.to} onClick={() => setPicking('to')} />
        {picking === 'to' && (
          <InlineDatePicker id="filter_date_picker_to" value={filter.to} onPick={(day) => pick('to', day)} />
        )}
      </LinearLayout>
    </AlertDialog>
  );
}

interface DateFieldProps {
  name: string;
  hint: string;
  day: CalendarDay;
  onClick: () => void;
}

/** A field that nobody types into: a tap opens the calendar. */
function DateField({ name, hint, day, onClick }: DateFieldProps) {
  const ms = Date.UTC(day.year, day.month - 1, day.day);
  return (
    <EditText
      id={`filter_date_edit_text_${name}`}
      variant="outlined"
      hint={hint}
      value={DateFormat.format('EEEE, MMMM d, yyyy', ms, 'UTC')}
      focusable={false}
      onChange={() => undefined}
      onClick={onClick}
    />
  );
}
