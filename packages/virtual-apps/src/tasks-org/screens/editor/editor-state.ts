import type { AppApi } from '@androidworld/app-sdk';
import type { FileEdit } from '../../store/attachments.ts';
import { editOf } from '../../store/edit-of.ts';
import type { Filter } from '../../store/filters.ts';
import { defaultList } from '../../store/lists.ts';
import { alarmTypes, newEdit } from '../../store/new-edit.ts';
import { insertTask, type TaskEdit, updateTask } from '../../store/save-task.ts';
import type { Snapshot, TaskItem } from '../../store/snapshot.ts';
import { normalStart } from '../../time/hide-until.ts';

/** What is being edited. */
export interface EditorState {
  /** Undefined: a new task. */
  readonly task: TaskItem | undefined;
  /** As it was found, to see whether it changed. */
  readonly before: TaskEdit;
  readonly edit: TaskEdit;
  /** Titles of subtasks to be made. */
  readonly subtasks: readonly string[];
  readonly openedMs: number;
}

/** What a new task is begun with, where another app or list says it. */
export interface Preset {
  readonly title?: string;
  readonly notes?: string;
  readonly files?: readonly FileEdit[];
}

export async function openEditor(
  api: AppApi,
  id: number | null,
  { filter, snapshot, preset }: { filter: Filter; snapshot: Snapshot; preset: Preset },
): Promise<EditorState> {
  await defaultList(api);
  const openedMs = await api.clock.now();
  const task = snapshot.tasks.find((row) => row.id === id);
  if (task === undefined) {
    const before = await newEdit(api, filter, snapshot);
    return { task, before, edit: { ...before, ...preset }, subtasks: [], openedMs };
  }
  const before = editOf(task);
  // The form knows no start on an exact minute: such a one changes by being looked at, as in the real app.
  const edit = { ...before, hideUntil: normalStart(before.hideUntil, await api.clock.zone()) };
  return { task, before, edit, subtasks: [], openedMs };
}

export function isChanged({ before, edit, subtasks }: EditorState): boolean {
  return JSON.stringify(before) !== JSON.stringify(edit) || subtasks.some((title) => title.trim() !== '');
}

/** Writes what changed. */
export async function saveEditor(api: AppApi, state: EditorState): Promise<void> {
  if (!isChanged(state)) return;
  const edit = { ...state.edit, alarms: fittingAlarms(state.edit) };
  let id = state.task?.id;
  if (state.task === undefined) id = await insertTask(api, edit, { createdMs: state.openedMs });
  else await updateTask(api, state.task, edit);
  for (const title of state.subtasks.filter((text) => text.trim() !== '')) {
    const subtask = { ...(await newEdit(api, { kind: 'all' }, emptySnapshot)), title, list: edit.list };
    await insertTask(
      api,
      { ...subtask, alarms: fittingAlarms(subtask) },
      { createdMs: state.openedMs, parent: id ?? 0 },
    );
  }
}

const emptySnapshot: Snapshot = { tasks: [], lists: [], tags: [], filters: [] };

/** Reminders that hang on a date there is. */
function fittingAlarms({ alarms, dueDate, hideUntil }: TaskEdit): TaskEdit['alarms'] {
  return alarms.filter(
    ({ type }) => (type !== alarmTypes.due || dueDate > 0) && (type !== alarmTypes.start || hideUntil > 0),
  );
}
