import { css, View } from '@androidworld/app-sdk/ui';
import { incomeId } from '../../store/categories.ts';
import type { Expense } from '../../store/database.ts';

css`
.week-graph { height: 160px; align-self: stretch; }
.week-graph > svg { width: 100%; height: 100%; display: block; }
`;

const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const dayMs = 24 * 60 * 60 * 1000;
const [width, height] = [350, 160];
const bottom = 130;

/** Each day's outcome as a share of the week's highest; nothing in it can be read by programs. */
export function WeekGraph({ expenses, fromMs }: { expenses: readonly Expense[]; fromMs: number }) {
  const sums = days.map((_, day) =>
    expenses
      .filter(({ category, modifiedMs }) => {
        const age = modifiedMs - (fromMs + day * dayMs);
        return category !== incomeId && age >= 0 && age < dayMs;
      })
      .reduce((total, { amount }) => total + amount, 0),
  );
  const most = Math.max(...sums);
  const total = sums.reduce((sum, each) => sum + each, 0);
  const x = (day: number) => 25 + (day * (width - 50)) / 6;
  const y = (sum: number) => bottom - (sum / most) * (bottom - 30);
  const points = sums.flatMap((sum, day) => (sum > 0 ? [{ day, sum }] : []));
  const top = points.find(({ sum }) => sum === most);
  return (
    <View id="expense_graph" className="android.view.View" class="week-graph">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {days.map((name, day) => (
          <text key={name} x={x(day)} y={150} font-size="11" text-anchor="middle" fill="var(--on-surface-variant)">
            {name}
          </text>
        ))}
        {points.length > 0 && (
          <polyline
            points={points.map(({ day, sum }) => `${x(day)},${y(sum)}`).join(' ')}
            fill="none"
            stroke="var(--primary)"
            stroke-width="2"
          />
        )}
        {points.map(({ day, sum }) => (
          <circle key={day} cx={x(day)} cy={y(sum)} r="3" fill="var(--primary)" />
        ))}
        {top !== undefined && (
          <>
            <line
              x1={x(top.day)}
              x2={x(top.day)}
              y1={y(top.sum)}
              y2={bottom}
              stroke="var(--primary)"
              stroke-dasharray="3 3"
            />
            <text x={x(top.day)} y={y(top.sum) - 8} font-size="11" text-anchor="middle" fill="var(--on-surface)">
              {`${Math.round((top.sum / total) * 100)} %`}
            </text>
          </>
        )}
      </svg>
    </View>
  );
}
