import { ComposeView } from '@androidworld/app-sdk/ui';
import expand from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import listIcon from '@material-symbols/svg-400/rounded/list.svg';
import start from '@material-symbols/svg-400/rounded/pending_actions.svg';
import tagIcon from '@material-symbols/svg-400/rounded/sell.svg';
import { shortDate } from '../../time/due-words.ts';
import { TaskChip } from '../task-chip.tsx';
import type { TaskRowProps } from './task-row.tsx';

/** What a row says below its texts: how many subtasks, when it starts, its list and tags. */
export function RowChips({ row, clock, preferences, snapshot, filter, onCollapse, onFilter }: TaskRowProps) {
  const { task, depth, subtasks } = row;
  const { chipAppearance: look } = preferences;
  const list = snapshot.lists.find(({ uuid }) => uuid !== null && uuid === task.list);
  const showsList = list !== undefined && filter.kind !== 'list' && depth === 0 && preferences.listChips;
  return (
    <ComposeView id="chip_group" class="task-chips">
      <div class="chip-rows">
        {subtasks > 0 && preferences.subtaskChips && (
          <TaskChip
            label={`${subtasks} ${subtasks === 1 ? 'subtask' : 'subtasks'}`}
            icon={expand}
            look={look}
            height={32}
            onClick={onCollapse}
          />
        )}
        {task.hideUntil > clock.nowMs && preferences.startDateChips && (
          <TaskChip
            label={shortDate(task.hideUntil, clock)}
            icon={start}
            look={look}
            height={32}
            onClick={() => undefined}
          />
        )}
        {showsList && (
          <TaskChip
            label={list.name ?? ''}
            icon={listIcon}
            look={look}
            height={32}
            onClick={() => onFilter({ kind: 'list', uuid: list.uuid ?? '' })}
          />
        )}
        {preferences.tagChips &&
          task.tags
            .filter(({ remoteId }) => filter.kind !== 'tag' || filter.uuid !== remoteId)
            .map(({ remoteId, name }) => (
              <TaskChip
                key={remoteId}
                label={name ?? ''}
                icon={tagIcon}
                look={look}
                height={32}
                onClick={() => onFilter({ kind: 'tag', uuid: remoteId ?? '' })}
              />
            ))}
      </div>
    </ComposeView>
  );
}
