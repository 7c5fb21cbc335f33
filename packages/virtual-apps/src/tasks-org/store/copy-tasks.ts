import type { AppApi } from '@androidworld/app-sdk';
import { editOf } from './edit-of.ts';
import { insertTask } from './save-task.ts';
import type { TaskItem } from './snapshot.ts';

/** Each once more, not done. */
export async function copyTasks(api: AppApi, tasks: readonly TaskItem[]): Promise<void> {
  const createdMs = await api.clock.now();
  for (const task of tasks) await insertTask(api, editOf(task), { createdMs, parent: task.parent });
}
