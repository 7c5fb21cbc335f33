import { css, FrameLayout, Icon, TextView, useSwipe, View } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import type { Expense } from '../../store/database.ts';
import { ExpenseRow } from '../../widgets/expense-row.tsx';

css`
.log-row { position: relative; height: 70px; overflow: hidden; touch-action: pan-y; }
.log-back { position: absolute; inset: 0; display: flex; align-items: center; justify-content: flex-end; gap: 4px; padding: 0 12px; background: var(--negative); color: #ffffff; }
.log-back-selected { background: var(--positive); }
.log-check { position: absolute; left: 12px; }
.log-front { position: absolute; inset: 0; background: var(--surface); display: flex; flex-direction: column; justify-content: center; }
.log-front .expense-row { height: 70px; padding: 0 16px; }
.log-front-open { transform: translateX(-80px); }
.log-front-selected { transform: translateX(46px); }
.log-cover { position: absolute; inset: 0; }
`;

/** How far a finger goes to select, and to open: 75 and 100 dp of the phone's 420 dpi. */
const [selectPx, openPx] = [197, 263];
/** To close again: any swipe that is clearly one. */
const closePx = 63;

interface LogRowProps {
  expense: Expense;
  currency: string;
  state: 'closed' | 'open' | 'selected';
  onClick: () => void;
  onState: (state: 'closed' | 'open' | 'selected') => void;
  onDelete: () => void;
}

/** A row that can be swiped: right selects it, left or a long press opens its bin. */
export function LogRow({ expense, currency, state, onClick, onState, onDelete }: LogRowProps) {
  const swipe = useSwipe(({ dx, dy }) => {
    if (Math.abs(dx) < Math.abs(dy) * 2) return;
    if (state !== 'closed' && Math.abs(dx) >= closePx) onState('closed');
    else if (dx >= selectPx) onState('selected');
    else if (dx <= -openPx) onState('open');
  });
  const front = { closed: 'log-front', open: 'log-front log-front-open', selected: 'log-front log-front-selected' };
  return (
    // Not on the cover: handlers of a drag stand in place of those of a press.
    <FrameLayout class="log-row" pointer={swipe}>
      <FrameLayout id="fl_back" class={state === 'selected' ? 'log-back log-back-selected' : 'log-back'}>
        <Icon id="imv_check" icon={check} class="log-check" />
        <Icon id="imv_delete_icon" icon={bin} onClick={onDelete} />
        <TextView id="tv_undo" color="#ffffff">
          Delete
        </TextView>
      </FrameLayout>
      <div class={front[state]}>
        <ExpenseRow expense={expense} currency={currency} />
        <View
          id="view_bg"
          className="android.view.View"
          class="log-cover"
          onClick={onClick}
          onLongClick={() => onState(state === 'open' ? 'closed' : 'open')}
        />
      </div>
    </FrameLayout>
  );
}
