import {
  Button,
  CardView,
  css,
  LinearLayout,
  ScrollView,
  TextView,
  useApi,
  useLive,
  usePhoneClock,
  usePreferences,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import { amountText } from '../../format/amount.ts';
import { startOfWeek, weekText } from '../../format/dates.ts';
import { incomeId } from '../../store/categories.ts';
import { currencyOf } from '../../store/currencies.ts';
import type { Expense } from '../../store/database.ts';
import { deleteExpenses, expenseSources, listExpenses } from '../../store/expenses.ts';
import { preferences } from '../../store/preferences.ts';
import { DeleteSheet } from '../../widgets/delete-sheet.tsx';
import { DetailSheet } from '../../widgets/detail-sheet.tsx';
import { ExpenseRow } from '../../widgets/expense-row.tsx';
import type { ScreenProps } from '../main-screen.tsx';
import { PlainBar } from '../plain-bar.tsx';
import { WeekGraph } from './week-graph.tsx';

css`
.home { flex: 1 1 0; padding-bottom: 96px; }
.home-range { margin-top: 11PX; height: 68PX; line-height: 68PX; border-width: 0; font-size: 0.971rem; }
.home-sum { margin: 42PX 0 0 16px; }
.home-sum-2 { margin: 42PX 0 42PX 16px; }
.home-list { align-self: stretch; }
/* As recorded: figures narrower than Roboto's. */
.home-value { font-size: 1.5rem; height: 89PX; line-height: 89PX; border-width: 0; letter-spacing: -3PX; padding-right: 3PX; box-sizing: border-box; }
.home-unit { margin-top: -2PX; }
.home-caption { font-size: 0.625rem; letter-spacing: 0.166667em; }
.home-recent.card { padding: 16px 0 8px; }
.home-recent > .home-title { margin: 0 0 8px; }
.home-more.button { align-self: center; }
.home-title { font-size: 1.125rem; }
`;

interface HomeScreenProps extends ScreenProps {
  onSheet: (isOpen: boolean) => void;
}

export function HomeScreen({ onMenu, onPlace, onEntry, onMessage, onSheet }: HomeScreenProps) {
  const api = useApi();
  const [values] = usePreferences(preferences);
  const { data: expenses = [] } = useLive(listExpenses, expenseSources);
  const [shown, setShown] = useSavedState<Expense | null>('shown', null);
  const [asked, setAsked] = useSavedState<Expense | null>('asked', null);
  const { code } = currencyOf(values?.currency);
  const show = (expense: Expense | null) => {
    setShown(expense);
    onSheet(expense !== null);
  };
  const remove = async (expense: Expense) => {
    await deleteExpenses(api, [expense.id]);
    onMessage('Item Deleted');
  };
  return (
    <>
      <PlainBar title="Home" onMenu={onMenu} />
      <ScrollView id="rv_home" className="androidx.recyclerview.widget.RecyclerView" class="home" focusable>
        <Totals expenses={expenses} code={code} />
        <Week expenses={expenses} />
        {expenses.length > 0 && (
          <CardView class="home-card home-recent">
            <TextView id="tv_recent_lists" class="home-title">
              Recent
            </TextView>
            <LinearLayout
              id="rv_recent_lists"
              class="home-list"
              className="androidx.recyclerview.widget.RecyclerView"
              orientation="vertical"
              align="stretch"
            >
              {expenses.slice(0, 4).map((expense) => (
                <ExpenseRow key={expense.id} expense={expense} currency={code} onClick={() => show(expense)} />
              ))}
            </LinearLayout>
            <Button id="btn_more_logs" variant="text" class="home-more" onClick={() => onPlace('logs')}>
              More
            </Button>
          </CardView>
        )}
      </ScrollView>
      {shown !== null && (
        <DetailSheet
          expense={shown}
          currency={code}
          onEdit={() => {
            show(null);
            onEntry(shown.id);
          }}
          onDelete={() => {
            show(null);
            setAsked(shown);
          }}
          onClose={() => show(null)}
        />
      )}
      {asked !== null && <DeleteSheet count={1} onConfirm={() => void remove(asked)} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Of what is dated in this week, or later. */
function Totals({ expenses, code }: { expenses: readonly Expense[]; code: string }) {
  const clock = usePhoneClock();
  const from = startOfWeek(clock);
  const recent = expenses.filter(({ modifiedMs }) => modifiedMs > from);
  const sum = (isWanted: (expense: Expense) => boolean) =>
    amountText(recent.filter(isWanted).reduce((total, { amount }) => total + amount, 0));
  return (
    <CardView class="home-card">
      <TextView id="tv_expense_in_out_title" class="home-title">
        Totals
      </TextView>
      <TextView id="tv_date_range" class="home-range">
        {weekText(clock)}
      </TextView>
      <LinearLayout orientation="vertical" align="start" class="home-sum">
        <TextView id="tv_income" color="muted" class="home-caption">
          INCOME
        </TextView>
        <LinearLayout>
          <TextView id="tv_income_value" class="home-value">
            {sum(({ category }) => category === incomeId)}
          </TextView>
          <TextView id="tv_income_symobol" class="home-unit">
            {code}
          </TextView>
        </LinearLayout>
      </LinearLayout>
      <LinearLayout orientation="vertical" align="start" class="home-sum-2">
        <TextView id="tv_outcome" color="muted" class="home-caption">
          OUTCOME
        </TextView>
        <LinearLayout>
          <TextView id="tv_outcome_value" class="home-value">
            {sum(({ category }) => category !== incomeId)}
          </TextView>
          <TextView id="tv_outcome_symbol" class="home-unit">
            {code}
          </TextView>
        </LinearLayout>
      </LinearLayout>
    </CardView>
  );
}

function Week({ expenses }: { expenses: readonly Expense[] }) {
  const clock = usePhoneClock();
  return (
    <CardView class="home-card">
      <TextView id="tv_title" class="home-title">
        Expenses in this Week
      </TextView>
      <TextView id="tv_date_range" class="home-range">
        {weekText(clock)}
      </TextView>
      <WeekGraph expenses={expenses} fromMs={startOfWeek(clock)} />
    </CardView>
  );
}
