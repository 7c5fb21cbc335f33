import { ConfirmDialog, useApi } from '@androidworld/app-sdk/ui';
import { deleteTasks } from '../../store/save-task.ts';
import type { TaskItem } from '../../store/snapshot.ts';

/** Asks before the completed tasks of a list are deleted. */
export function ClearCompleted({ tasks, onClose }: { tasks: readonly TaskItem[]; onClose: () => void }) {
  const api = useApi();
  const done = tasks.filter(({ completed, recurrence }) => completed > 0 && (recurrence ?? '') === '');
  const clear = async () => {
    await deleteTasks(
      api,
      done.map(({ id }) => id),
    );
    await api.toast(`${done.length} deleted`);
  };
  return <ConfirmDialog message="Clear completed tasks?" onConfirm={() => void clear()} onClose={onClose} />;
}
