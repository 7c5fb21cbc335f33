import type { AppApi } from '@androidworld/app-sdk';
import {
  type Alarm,
  type AttachedFile,
  database,
  type OwnFilter,
  type Tag,
  type Task,
  type TaskList,
} from './database.ts';
import { groupBy } from './group-by.ts';

/** A task with what other tables say of it. */
export interface TaskItem extends Task {
  readonly name: string;
  /** Uuid; undefined for rows that belong to none. */
  readonly list: string | undefined;
  readonly tags: readonly Tag[];
  readonly alarms: readonly Alarm[];
  readonly files: readonly AttachedFile[];
  /** Whether a notification of it is shown. */
  readonly isNotified: boolean;
}

/** All of the database that screens show. Deleted tasks are not in it. */
export interface Snapshot {
  readonly tasks: readonly TaskItem[];
  readonly lists: readonly TaskList[];
  readonly tags: readonly Tag[];
  readonly filters: readonly OwnFilter[];
}

const { tasks, caldav_lists, caldav_tasks, tagdata, tags, alarms, filters, attachment, notification } = database.tables;
export const snapshotSources = {
  tables: [tasks, caldav_lists, caldav_tasks, tagdata, tags, alarms, filters, attachment, notification],
};

export async function loadSnapshot(api: AppApi): Promise<Snapshot> {
  const open = database.open(api);
  const [rows, lists, entries, tagRows, taskTags, alarmRows, ownFilters, attachments, files, shown] = await Promise.all(
    [
      open.tasks.all({ where: 'deleted = 0', orderBy: '_id' }),
      open.caldav_lists.all({ orderBy: 'cdl_order, cdl_name COLLATE NOCASE' }),
      open.caldav_tasks.all({ where: 'cd_deleted = 0' }),
      open.tagdata.all({ orderBy: 'td_order, name COLLATE NOCASE' }),
      open.tags.all(),
      open.alarms.all(),
      open.filters.all({ orderBy: 'f_order, title COLLATE NOCASE' }),
      open.attachment.all({ orderBy: 'attachment_id' }),
      open.attachment_file.all(),
      open.notification.all(),
    ],
  );
  const listOf = new Map(entries.map(({ task, list }) => [task, list ?? undefined]));
  const tagOf = new Map(tagRows.map((tag) => [tag.remoteId, tag]));
  const tagsOf = groupBy(taskTags, ({ task }) => task);
  const alarmsOf = groupBy(alarmRows, ({ task }) => task);
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const attachmentsOf = groupBy(attachments, ({ task }) => task);
  const notified = new Set(shown.map(({ task }) => task));
  const items = rows.map((row) => ({
    ...row,
    name: row.title ?? '',
    list: listOf.get(row.id),
    tags: (tagsOf.get(row.id) ?? []).map(({ tagUid }) => tagOf.get(tagUid)).filter((tag) => tag !== undefined),
    alarms: alarmsOf.get(row.id) ?? [],
    files: (attachmentsOf.get(row.id) ?? []).map(({ file }) => fileOf.get(file)).filter((file) => file !== undefined),
    isNotified: notified.has(row.id),
  }));
  return { tasks: items, lists, tags: tagRows, filters: ownFilters };
}
