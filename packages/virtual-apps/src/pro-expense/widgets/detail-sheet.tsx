import { Button, CardView, css, ImageButton, LinearLayout, TextView, usePhoneClock } from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import pencil from '@material-symbols/svg-400/rounded/edit.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import { amountText } from '../format/amount.ts';
import { dateText } from '../format/dates.ts';
import type { Expense } from '../store/database.ts';
import { CategoryDisc } from './category-disc.tsx';
import { Sheet } from './sheet.tsx';

css`
.detail-card.card { padding: 16px; background: var(--background); }
.detail-line { min-height: 32px; }
.detail-edit.button { width: 100%; }
`;

interface DetailSheetProps {
  expense: Expense;
  currency: string;
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
}

export function DetailSheet({ expense, currency, onEdit, onDelete, onClose }: DetailSheetProps) {
  const clock = usePhoneClock();
  const note = expense.note ?? '';
  return (
    <Sheet onDismiss={onClose}>
      <LinearLayout justify="between">
        <TextView id="tv_expense_detail" textAppearance="title">
          Expense Detail
        </TextView>
        <ImageButton id="btn_close" className="android.widget.ImageView" icon={down} onClick={onClose} />
      </LinearLayout>
      <CardView id="cd_info" class="detail-card">
        <LinearLayout gap={16}>
          <CategoryDisc category={expense.category} />
          <TextView id="tv_name_value" textAppearance="title" weight={1}>
            {expense.name ?? ''}
          </TextView>
          <ImageButton id="btn_delete" className="android.widget.ImageView" icon={bin} onClick={onDelete} />
        </LinearLayout>
        <LinearLayout class="detail-line" justify="between">
          <TextView id="tv_amount" color="muted">
            Amount
          </TextView>
          <LinearLayout gap={4}>
            <TextView id="tv_amount_value" textAppearance="body-large">
              {amountText(expense.amount)}
            </TextView>
            <TextView id="tv_currency_symbol">{currency}</TextView>
          </LinearLayout>
        </LinearLayout>
        <LinearLayout class="detail-line" justify="between">
          <TextView id="tv_date" color="muted">
            Date
          </TextView>
          <TextView id="tv_date_value">{dateText(expense.modifiedMs, clock)}</TextView>
        </LinearLayout>
        {note !== '' && (
          <LinearLayout class="detail-line" justify="between" gap={16}>
            <TextView id="tv_note" color="muted">
              Note
            </TextView>
            <TextView id="tv_note_value">{note}</TextView>
          </LinearLayout>
        )}
      </CardView>
      <Button id="btn_edit" class="detail-edit" icon={pencil} onClick={onEdit}>
        Edit
      </Button>
    </Sheet>
  );
}
