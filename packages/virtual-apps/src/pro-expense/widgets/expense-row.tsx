import { css, LinearLayout, TextView, usePhoneClock, View } from '@androidworld/app-sdk/ui';
import { amountText } from '../format/amount.ts';
import { dateText } from '../format/dates.ts';
import type { Expense } from '../store/database.ts';
import { CategoryDisc } from './category-disc.tsx';

css`
.expense-row { display: flex; align-items: center; height: 186PX; padding: 0 21PX 0 24px; gap: 0; }
.expense-texts { flex: 1; min-width: 0; margin: 0 21PX 0 23PX; display: flex; flex-direction: column; align-items: flex-start; gap: 2PX; }
.expense-texts > .expense-name { align-self: stretch; }
.expense-date { letter-spacing: 0.0333333em; }
.expense-amount { height: 66PX; }
.expense-currency { margin-left: 11PX; min-width: 72PX; height: 71PX; padding-top: 8PX; margin-top: -5PX; box-sizing: border-box; }
`;

interface ExpenseRowProps {
  expense: Expense;
  /** Home shows its code, the logs its symbol. */
  currency: string;
  onClick?: () => void;
}

/** Front layer of a row. */
export function ExpenseRow({ expense, currency, onClick }: ExpenseRowProps) {
  const clock = usePhoneClock();
  return (
    <View id="cd_expense" className="android.widget.RelativeLayout" class="expense-row" onClick={onClick}>
      <CategoryDisc category={expense.category} />
      <div class="expense-texts">
        <TextView id="tv_name" class="expense-name" textAppearance="body-large" lines={1} layoutWidth="match_parent">
          {(expense.name ?? '').slice(0, 20)}
        </TextView>
        <TextView id="tv_date" class="expense-date" textAppearance="body-small" color="muted">
          {dateText(expense.modifiedMs, clock)}
        </TextView>
      </div>
      <LinearLayout id="linear_amount">
        <TextView id="tv_amount" class="expense-amount" style={{ fontSize: '1.125rem' }}>
          {amountText(expense.amount)}
        </TextView>
        <TextView id="tv_currency_symbol" class="expense-currency">
          {currency}
        </TextView>
      </LinearLayout>
    </View>
  );
}
