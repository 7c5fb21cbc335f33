import {
  CardView,
  css,
  LinearLayout,
  ScrollView,
  TextView,
  useLive,
  usePhoneClock,
  useSavedState,
  View,
} from '@androidworld/app-sdk/ui';
import tune from '@material-symbols/svg-400/rounded/filter_alt.svg';
import { rangeText } from '../../format/dates.ts';
import { categoryOf } from '../../store/categories.ts';
import type { Expense } from '../../store/database.ts';
import { expenseSources, listExpenses } from '../../store/expenses.ts';
import { FilterSheet } from '../logs/filter-sheet.tsx';
import { applyFilter } from '../logs/log-filter.ts';
import { useLogFilter } from '../logs/use-log-filter.ts';
import type { ScreenProps } from '../main-screen.tsx';
import { PlainBar } from '../plain-bar.tsx';

css`
.share { gap: 12px; padding: 8px 0; }
.share-bar { flex: 1; height: 8px; border-radius: 4px; background: var(--outline-variant); overflow: hidden; }
.share-bar > span { display: block; height: 100%; background: var(--primary); }
`;

export function StatisticsScreen(props: ScreenProps) {
  const { data: expenses } = useLive(listExpenses, expenseSources);
  return expenses === undefined ? null : <Statistics {...props} expenses={expenses} />;
}

function Statistics({ onMenu, expenses }: ScreenProps & { expenses: readonly Expense[] }) {
  const { zone } = usePhoneClock();
  const { whole, filter, setFilter } = useLogFilter(expenses);
  const [isFiltering, setFiltering] = useSavedState('filtering statistics', false);
  const shares = filter === undefined ? [] : sharesOf(applyFilter(expenses, filter));
  return (
    <>
      <PlainBar
        id="tb_statistic"
        onMenu={onMenu}
        title="Statistics"
        subtitle={filter === undefined ? undefined : rangeText(filter.fromMs, filter.toMs, zone)}
        menu={[
          {
            id: 'calendar',
            title: 'Calendar',
            icon: tune,
            showAsAction: 'always',
            enabled: filter !== undefined,
            onClick: () => setFiltering(true),
          },
        ]}
      />
      <ScrollView weight={1}>
        <CardView class="plain-card">
          <TextView id="tv_category_statistics" textAppearance="title">
            Category Statistics
          </TextView>
          {shares.length === 0 && (
            <TextView id="tv_no_data" align="center" color="muted">
              No Data
            </TextView>
          )}
          <LinearLayout
            id="rv_category_statistics"
            className="androidx.recyclerview.widget.RecyclerView"
            orientation="vertical"
            align="stretch"
          >
            {shares.map(({ category, percent }) => (
              <LinearLayout key={category} class="share">
                <TextView id="tv_category_name" style={{ width: 112 }}>
                  {categoryOf(category).label}
                </TextView>
                <View id="pv_progress" className="android.view.View" class="share-bar">
                  <span style={{ width: `${percent}%` }} />
                </View>
                <TextView id="tv_progress">{`${percent.toFixed(1)}%`}</TextView>
              </LinearLayout>
            ))}
          </LinearLayout>
        </CardView>
      </ScrollView>
      {isFiltering && filter !== undefined && whole !== undefined && (
        <FilterSheet
          filter={filter}
          whole={whole}
          hasOrder={false}
          onApply={setFilter}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  );
}

/** Of all money that went in or out, the most first. */
function sharesOf(expenses: readonly Expense[]): { readonly category: number; readonly percent: number }[] {
  const total = expenses.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return [];
  const ids = [...new Set(expenses.map(({ category }) => category))];
  return ids
    .map((category) => ({
      category,
      percent:
        (expenses.filter((each) => each.category === category).reduce((sum, { amount }) => sum + amount, 0) / total) *
        100,
    }))
    .toSorted((one, other) => other.percent - one.percent);
}
