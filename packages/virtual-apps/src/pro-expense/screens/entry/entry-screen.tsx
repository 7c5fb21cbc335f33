import {
  DatePicker,
  glyphs,
  LinearLayout,
  ScrollView,
  TimePicker,
  Toolbar,
  useApi,
  useLive,
  usePhoneClock,
  usePreferences,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { parseAmount, plainAmount } from '../../format/amount.ts';
import { entryDate } from '../../format/dates.ts';
import { atTime, dayOf, onDay, timeOf } from '../../format/local-time.ts';
import { foodId } from '../../store/categories.ts';
import { currencyOf } from '../../store/currencies.ts';
import type { Expense } from '../../store/database.ts';
import { findExpense, saveExpense } from '../../store/expenses.ts';
import { preferences } from '../../store/preferences.ts';
import { type Entry, EntryForm } from './entry-form.tsx';

interface EntryScreenProps {
  /** Of an expense; 0 for a new one. */
  id: number;
  onMessage: (text: string) => void;
  onClose: () => void;
}

export function EntryScreen({ id, ...props }: EntryScreenProps) {
  const { data: found } = useLive(async (api) => ({ expense: await findExpense(api, id) }), {}, [id]);
  return found === undefined ? null : <Form expense={found.expense} {...props} />;
}

const empty = { name: '', amount: '', note: '' };

interface FormProps extends Omit<EntryScreenProps, 'id'> {
  expense: Expense | undefined;
}

function Form({ expense, onMessage, onClose }: FormProps) {
  const api = useApi();
  const { zone, nowMs } = usePhoneClock();
  const [values] = usePreferences(preferences);
  const isNew = expense === undefined;
  const [entry, setEntry] = useSavedState<Entry>('fields', {
    ...(isNew
      ? { ...empty, category: foodId, dateMs: nowMs }
      : {
          name: expense.name ?? '',
          amount: plainAmount(expense.amount),
          note: expense.note ?? '',
          category: expense.category,
          dateMs: expense.modifiedMs,
        }),
  });
  const [isRepeating, setRepeating] = useSavedState('repeating', false);
  const [saved, setSaved] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [picking, setPicking] = useState<'day' | 'time' | null>(null);
  const save = async () => {
    const amount = parseAmount(entry.amount);
    if (amount === undefined) return setMissing(true);
    const now = await api.clock.now();
    await saveExpense(api, {
      id: expense?.id ?? 0,
      name: entry.name,
      amount,
      category: entry.category,
      note: entry.note,
      createdMs: expense?.createdMs ?? now,
      modifiedMs: entry.dateMs,
    });
    if (isNew && isRepeating) {
      onMessage('Saved!');
      setSaved(saved + 1);
      return setEntry({ ...empty, category: entry.category, dateMs: now });
    }
    if (!isNew) onMessage('Data Updated!');
    return onClose();
  };
  return (
    <>
      <LinearLayout id="abl_entry" orientation="vertical" align="stretch">
        <Toolbar
          title={isNew ? 'Expense Entry' : 'Update Data'}
          subtitle={entryDate(entry.dateMs, zone)}
          navigation={{ icon: glyphs.back, onClick: onClose }}
          menu={[
            {
              id: 'time',
              title: 'Time',
              icon: glyphs.clock,
              showAsAction: 'always',
              onClick: () => setPicking('time'),
            },
            {
              id: 'calendar',
              title: 'Calendar',
              icon: glyphs.calendar,
              showAsAction: 'always',
              onClick: () => setPicking('day'),
            },
          ]}
        />
      </LinearLayout>
      <ScrollView id="sv_entry" weight={1}>
        <EntryForm
          entry={entry}
          onChange={(changes) => {
            setMissing(false);
            setEntry({ ...entry, ...changes });
          }}
          currency={currencyOf(values?.currency).code}
          saved={saved}
          isNew={isNew}
          isMissing={isMissing}
          isRepeating={isRepeating}
          onRepeating={setRepeating}
          onSave={() => void save()}
        />
      </ScrollView>
      {picking === 'day' && (
        <DatePicker
          value={dayOf(entry.dateMs, zone)}
          onPick={(day) => {
            setPicking(null);
            setEntry({ ...entry, dateMs: onDay(entry.dateMs, day, zone) });
          }}
          onDismiss={() => setPicking(null)}
        />
      )}
      {picking === 'time' && (
        <TimePicker
          value={timeOf(entry.dateMs, zone)}
          hour24={false}
          onPick={(time) => {
            setPicking(null);
            setEntry({ ...entry, dateMs: atTime(entry.dateMs, time, zone) });
          }}
          onDismiss={() => setPicking(null)}
        />
      )}
    </>
  );
}
