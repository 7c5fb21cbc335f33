import { css, Icon, LinearLayout, RecyclerView, TextView } from '@androidworld/app-sdk/ui';
import up from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import { useRef } from 'preact/hooks';
import type { Placed } from '../../sorting/group-tasks.ts';
import type { ListRow } from './list-rows.ts';
import { TaskRow, type TaskRowProps } from './task-row.tsx';

css`
.list-header { height: 48px; padding-left: 16px; color: var(--secondary); }
.list-header > .text { flex: 1; }
.list-header > .icon { margin-right: 16px; color: var(--on-surface-variant); }
`;

interface TaskListProps {
  rows: readonly ListRow[];
  row: (placed: Placed) => TaskRowProps;
  onHeader: (key: string) => void;
  /** Pixels the list has moved on. */
  onScrollBy: (by: number) => void;
}

export function TaskList({ rows, row, onHeader, onScrollBy }: TaskListProps) {
  const top = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  const tell = () => {
    const at = place.current?.querySelector('.lazy-list')?.scrollTop ?? 0;
    if (at !== top.current) onScrollBy(at - top.current);
    top.current = at;
  };
  return (
    <div ref={place} class="list-empty" onScrollCapture={tell}>
      <RecyclerView
        id="recycler_view"
        items={rows}
        itemKey={({ kind, key }) => `${kind} ${key}`}
        padding={[0, 0, 84, 0]}
        renderItem={(item) =>
          item.kind === 'task' ? (
            <TaskRow {...row(item.placed)} />
          ) : (
            <LinearLayout
              id="header_row"
              className="android.widget.RelativeLayout"
              class="list-header"
              onClick={() => onHeader(item.key)}
            >
              <TextView id="header">{item.title}</TextView>
              <Icon id="chevron" icon={item.collapsed ? down : up} />
            </LinearLayout>
          )
        }
      />
    </div>
  );
}
