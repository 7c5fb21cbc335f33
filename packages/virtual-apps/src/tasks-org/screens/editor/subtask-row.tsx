import { css, EditText, glyphs, Icon, ImageButton, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import checkedBox from '@material-symbols/svg-400/rounded/check_box.svg';
import openBox from '@material-symbols/svg-400/rounded/check_box_outline_blank.svg';
import arrow from '@material-symbols/svg-400/rounded/subdirectory_arrow_right.svg';
import { completeTask, reopenTask } from '../../store/complete-task.ts';
import type { TaskItem } from '../../store/snapshot.ts';
import { EditRow } from './edit-row.tsx';
import type { RowProps } from './editor-rows.tsx';

css`
.subtasks { flex: 1; display: flex; flex-direction: column; align-items: stretch; margin-left: -12px; }
.subtask { min-height: 48px; }
.subtask > .icon { width: 48px; height: 48px; padding: 12px; box-sizing: border-box; }
.subtask-add { align-self: flex-start; margin-top: 8px; padding: 12px; font-size: 1.125rem; color: var(--on-surface-variant); }
`;

/** What lies under the task, and fields for more. */
export function SubtaskRow({
  state,
  snapshot,
  onSubtasks,
}: RowProps & { onSubtasks: (titles: readonly string[]) => void }) {
  const api = useApi();
  const { task, subtasks } = state;
  const children = task === undefined ? [] : snapshot.tasks.filter(({ parent }) => parent === task.id);
  const toggle = (child: TaskItem) => void (child.completed > 0 ? reopenTask(api, child.id) : completeTask(api, child));
  const change = (place: number, title: string) => onSubtasks(subtasks.with(place, title));
  return (
    <EditRow icon={arrow} kind="view">
      <div class="subtasks">
        {children.map((child) => (
          <LinearLayout key={child.id} class="subtask">
            <Icon
              class={`priority-${child.importance}`}
              icon={child.completed > 0 ? checkedBox : openBox}
              onClick={() => toggle(child)}
            />
            <TextView textAppearance="body-large">{child.name}</TextView>
          </LinearLayout>
        ))}
        {subtasks.map((title, place) => (
          // They have nothing but their place.
          <LinearLayout key={place} class="subtask">
            <Icon icon={openBox} class="priority-2" />
            <EditText
              variant="bare"
              weight={1}
              value={title}
              inputType="textCapSentences"
              imeAction="done"
              onChange={(text) => change(place, text)}
              onImeAction={() => {
                onSubtasks([...subtasks, '']);
                return false;
              }}
              autoFocus
            />
            <ImageButton
              icon={glyphs.close}
              contentDescription="Delete"
              onClick={() => onSubtasks(subtasks.toSpliced(place, 1))}
            />
          </LinearLayout>
        ))}
        <TextView class="subtask-add" layoutWidth="wrap_content" onClick={() => onSubtasks([...subtasks, ''])}>
          Add subtask
        </TextView>
      </div>
    </EditRow>
  );
}
