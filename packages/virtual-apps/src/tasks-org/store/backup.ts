import type { AppApi } from '@androidworld/app-sdk';
import { database } from './database.ts';
import { loadSnapshot } from './snapshot.ts';

const folder = '/sdcard/Android/data/org.tasks/files/backups';

/** Writes all tasks, tags, filters and lists as JSON. @returns how many tasks */
export async function backUp(api: AppApi, name: string): Promise<number> {
  const { tasks, tags, filters, lists } = await loadSnapshot(api);
  const accounts = await database.open(api).caldav_accounts.all();
  const data = {
    tasks: tasks.map(({ alarms, tags: own, files, isNotified: __, name: _, list, ...task }) => ({
      task,
      alarms,
      tags: own.map((tag) => ({ name: tag.name, tagUid: tag.remoteId })),
      attachments: files.map(({ uuid }) => ({ fileId: uuid })),
      caldavTasks: list === undefined ? [] : [{ calendar: list }],
    })),
    tags,
    filters,
    caldavAccounts: accounts,
    caldavCalendars: lists,
  };
  const content = { version: 130605, timestamp: await api.clock.now(), data };
  await api.files.mkdir(folder);
  await api.files.write(`${folder}/${name}`, JSON.stringify(content));
  return tasks.length;
}
