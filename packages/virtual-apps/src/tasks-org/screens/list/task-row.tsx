import type { PhoneClock } from '@androidworld/app-sdk';
import { css, FrameLayout, Icon, TextView, View } from '@androidworld/app-sdk/ui';
import checkedBox from '@material-symbols/svg-400/rounded/check_box.svg';
import openBox from '@material-symbols/svg-400/rounded/check_box_outline_blank.svg';
import repeatBox from '@material-symbols/svg-400/rounded/repeat.svg';
import { dueText, type Placed } from '../../sorting/group-tasks.ts';
import type { Filter } from '../../store/filters.ts';
import type { TasksPreferences } from '../../store/preferences.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import { isOverdue } from '../../time/due-words.ts';
import { RowChips } from './row-chips.tsx';

css`
.task-row { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto 8px; grid-template-rows: auto auto minmax(0, 1fr); align-items: start; }
.task-row.selected-row { background: var(--line); }
.task-box { position: absolute; left: 0; top: 0; width: 56px; height: 56px; display: grid; place-items: center; z-index: 1; }
.task-title { grid-area: 1 / 2 / 2 / 3; overflow: hidden; }
.task-title-done { text-decoration: line-through; color: var(--faint); }
.task-due { grid-area: 1 / 3 / 4 / 4; box-sizing: border-box; margin-top: 2.2px; margin-bottom: -20px; padding: 8px 8px 23.2px; min-width: 31.5px; text-align: end; white-space: nowrap; color: var(--on-surface-variant); }
.task-overdue { color: var(--overdue); }
.task-notes { grid-area: 2 / 1 / 3 / 4; margin-top: 4px; padding-left: 56px; color: var(--on-surface-variant); }
.task-chips { grid-area: 3 / 1 / 4 / 5; margin: 4px 24px 0 56px; }
`;

export interface TaskRowProps {
  row: Placed;
  clock: PhoneClock;
  preferences: TasksPreferences;
  snapshot: Snapshot;
  filter: Filter;
  selected: boolean;
  onClick: () => void;
  onLongClick: () => void;
  onToggle: () => void;
  onDue: () => void;
  onCollapse: () => void;
  onFilter: (filter: Filter) => void;
}

export function TaskRow(props: TaskRowProps) {
  const { clock, preferences } = props;
  const { task, depth } = props.row;
  const due = dueText(task, preferences.groupMode, clock);
  const done = task.completed > 0;
  const pale = done || task.hideUntil > clock.nowMs;
  const late = !done && isOverdue(task.dueDate, clock);
  const fontSize = `${preferences.fontSize / 16}rem`;
  const padding = preferences.rowSpacing / 2;
  const notes = preferences.showDescription ? task.notes?.trim() : undefined;
  return (
    <FrameLayout id="row" style={depth === 0 ? undefined : { marginLeft: depth * 20 }}>
      <View
        id="rowBody"
        className="android.widget.RelativeLayout"
        class={props.selected ? 'task-row selected-row' : 'task-row'}
        selected={props.selected}
        onClick={props.onClick}
        onLongClick={props.onLongClick}
      >
        <Icon
          id="completeBox"
          class={`task-box priority-${Math.min(3, Math.max(0, task.importance))}`}
          style={{ width: 56, height: 56, padding: 16 }}
          icon={done ? checkedBox : (task.recurrence ?? '') === '' ? openBox : repeatBox}
          onClick={props.onToggle}
        />
        <TextView
          id="title"
          class={pale ? `task-title ${done ? 'task-title-done' : ''}` : 'task-title'}
          layoutWidth="match_parent"
          lines={preferences.showFullTitle ? undefined : 1}
          color={pale ? 'var(--faint)' : undefined}
          style={{ fontSize, ...titleRoom(padding) }}
        >
          {task.name}
        </TextView>
        {due !== '' && (
          <TextView
            id="due_date"
            class={late ? 'task-due task-overdue' : 'task-due'}
            layoutWidth="match_parent"
            onClick={props.onDue}
          >
            {due}
          </TextView>
        )}
        {notes !== undefined && notes !== '' && (
          <TextView
            id="description"
            class="task-notes"
            layoutWidth="match_parent"
            lines={preferences.showFullDescription ? undefined : 2}
            style={{ fontSize }}
          >
            {notes}
          </TextView>
        )}
        <RowChips {...props} />
      </View>
    </FrameLayout>
  );
}

/** Transparent borders, since a text cut to its lines would show the next one in a padding. */
function titleRoom(dp: number): { borderTopWidth: string; borderBottomWidth: string } {
  return { borderTopWidth: `calc(${dp}px + 6PX)`, borderBottomWidth: `calc(${dp}px + 2PX)` };
}
