import type { AppApi } from '@androidworld/app-sdk';
import { database } from './database.ts';

/** Takes a task's notification away, and what the database says of it. */
export async function withdrawNotification(api: AppApi, task: number): Promise<void> {
  await api.notifications.cancel(task);
  await database.open(api).notification.delete({ where: { task } });
}
