import {
  Icon,
  LinearLayout,
  RecyclerView,
  TextView,
  Toolbar,
  useApi,
  useLive,
  usePhoneClock,
  usePreferences,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import filterIcon from '@material-symbols/svg-400/rounded/filter_list.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import { useState } from 'preact/hooks';
import { currencyOf } from '../../store/currencies.ts';
import type { Expense } from '../../store/database.ts';
import { deleteExpenses, expenseSources, listExpenses } from '../../store/expenses.ts';
import { preferences } from '../../store/preferences.ts';
import { DeleteSheet } from '../../widgets/delete-sheet.tsx';
import { DetailSheet } from '../../widgets/detail-sheet.tsx';
import type { ScreenProps } from '../main-screen.tsx';
import { PlainBar } from '../plain-bar.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { applyFilter, filterText } from './log-filter.ts';
import { LogRow } from './log-row.tsx';
import { useLogFilter } from './use-log-filter.ts';

/** Rows that are open or selected, by id. */
type States = Readonly<Record<number, 'open' | 'selected'>>;

export function LogsScreen(props: ScreenProps) {
  const { data: expenses } = useLive(listExpenses, expenseSources);
  return expenses === undefined ? null : <Logs {...props} expenses={expenses} />;
}

function Logs({ onMenu, onEntry, expenses }: ScreenProps & { expenses: readonly Expense[] }) {
  const api = useApi();
  const { zone } = usePhoneClock();
  const [values] = usePreferences(preferences);
  const { whole, filter, setFilter } = useLogFilter(expenses);
  const [isFiltering, setFiltering] = useSavedState('filtering logs', false);
  const [states, setStates] = useState<States>({});
  const [shown, setShown] = useSavedState<Expense | null>('shown in logs', null);
  const [asked, setAsked] = useSavedState<readonly number[] | null>('asked in logs', null);
  const { symbol } = currencyOf(values?.currency);
  const rows = filter === undefined ? [] : applyFilter(expenses, filter);
  const selected = rows.filter(({ id }) => states[id] === 'selected').map(({ id }) => id);
  const setState = (id: number, state: 'closed' | 'open' | 'selected') => {
    const { [id]: _, ...others } = states;
    // One bin at a time; it ends a selection.
    if (state === 'open') return setStates({ [id]: 'open' });
    if (state === 'closed') return setStates(others);
    const kept = Object.entries(others).filter(([, each]) => each === 'selected');
    return setStates({ ...Object.fromEntries(kept), [id]: 'selected' });
  };
  return (
    <>
      {selected.length === 0 ? (
        <PlainBar
          id="tb_expense"
          onMenu={onMenu}
          title="Expense Logs"
          subtitle={filter === undefined ? undefined : filterText(filter, zone)}
          menu={[
            {
              id: 'filter',
              title: 'Filter',
              icon: filterIcon,
              showAsAction: 'always',
              enabled: filter !== undefined,
              onClick: () => setFiltering(true),
            },
          ]}
        />
      ) : (
        <Toolbar
          id="tb_expense"
          title={selected.length === 1 ? '1 item' : `${selected.length} items`}
          onUp={() => setStates({})}
          menu={[
            { id: 'delete', title: 'Delete', icon: bin, showAsAction: 'always', onClick: () => setAsked(selected) },
          ]}
        />
      )}
      {rows.length === 0 ? (
        <LinearLayout id="layout_no_data" orientation="vertical" align="center" justify="center" weight={1} gap={8}>
          <Icon icon={info} size={48} color="var(--on-surface-variant)" />
          <TextView id="tv_no_expense_logs" color="muted">
            NO EXPENSE LOGS
          </TextView>
        </LinearLayout>
      ) : (
        <RecyclerView
          id="rv_expense"
          padding={[0, 0, 80, 0]}
          items={rows}
          itemKey={({ id }) => id}
          renderItem={(expense) => (
            <LogRow
              expense={expense}
              currency={symbol}
              state={states[expense.id] ?? 'closed'}
              onClick={() => setShown(expense)}
              onState={(state) => setState(expense.id, state)}
              onDelete={() => setAsked([expense.id])}
            />
          )}
        />
      )}
      {isFiltering && filter !== undefined && whole !== undefined && (
        <FilterSheet filter={filter} whole={whole} hasOrder onApply={setFilter} onClose={() => setFiltering(false)} />
      )}
      {shown !== null && (
        <DetailSheet
          expense={shown}
          currency={symbol}
          onEdit={() => {
            setShown(null);
            onEntry(shown.id);
          }}
          onDelete={() => {
            setShown(null);
            setAsked([shown.id]);
          }}
          onClose={() => setShown(null)}
        />
      )}
      {asked !== null && (
        <DeleteSheet
          count={asked.length}
          onConfirm={() => {
            setStates({});
            void deleteExpenses(api, asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
