import { nullable, number, optional, text } from '../sqlite/fields.ts';
import { type RowOf, typedTable } from '../sqlite/typed-table.ts';
import type { AppData } from './app-data.ts';
import { type AppDatabase, userVersion } from './app-database.ts';
import { dataOf, type Moment, rowsOfTable } from './data-of.ts';
import { derivedUuid } from './derived-uuid.ts';

const tasks = typedTable({
  name: 'tasks',
  columns: {
    _id: number,
    title: nullable(text),
    importance: number,
    dueDate: number,
    hideUntil: number,
    created: number,
    modified: number,
    completed: number,
    deleted: number,
    notes: nullable(text),
    estimatedSeconds: number,
    elapsedSeconds: number,
    timerStart: number,
    notificationFlags: number,
    lastNotified: number,
    recurrence: nullable(text),
    repeat_from: number,
    calendarUri: nullable(text),
    remoteId: nullable(text),
    collapsed: number,
    parent: number,
    order: optional(nullable(number)),
    read_only: optional(number),
  },
});

/** A row of Tasks.org's `tasks`, columns by their names. Milliseconds since 1970, 0 for none. */
export type TasksOrgTask = RowOf<typeof tasks>;

/**
 * A task to be added, columns by their names. The app takes a `dueDate` on the full minute for a day without a time: add
 * a second (1000) to give it one. The default is made a week ago, or a week before its first date, with priority 2.
 */
export interface NewTask extends Partial<Omit<TasksOrgTask, '_id'>> {
  readonly title: string;
  /** 0 (highest) to 3 (none). */
  readonly importance?: 0 | 1 | 2 | 3;
}

const database: AppDatabase = {
  app: 'tasks',
  madeFor: 'Tasks.org (130605)',
  packageName: 'org.tasks',
  path: '/data/data/org.tasks/databases/database',
  // 86 has no column read_only, 86 to 88 were published with and without `order`.
  oldestVersion: 86,
  newestVersion: 88,
  readVersion: userVersion,
};

/** The tasks of Tasks.org. What belongs to a task that is removed, its alarms and tags, goes with it. */
export const tasksOrg: AppData<TasksOrgTask, NewTask> = dataOf(database, rowsOfTable(tasks, completeTask));

const weekMs = 7 * 24 * 60 * 60 * 1000;

function completeTask(task: NewTask, { now, rowId }: Moment): Omit<TasksOrgTask, '_id'> {
  const dates = [task.dueDate, task.hideUntil, task.completed].filter((date) => date !== undefined && date > 0);
  const created = task.created ?? Math.min(now, ...dates.map(Number)) - weekMs;
  return { ...defaults, created, modified: created, remoteId: remoteId(task, rowId), ...task };
}

/** As the app numbers them: a positive number of 63 bits. */
function remoteId(task: NewTask, rowId: number): string {
  const bytes = Buffer.from(derivedUuid(task, rowId));
  return String(BigInt.asUintN(62, bytes.readBigUInt64BE(8)) | (1n << 61n));
}

const defaults: Omit<TasksOrgTask, '_id' | 'title' | 'created' | 'modified' | 'remoteId'> = {
  importance: 2,
  dueDate: 0,
  hideUntil: 0,
  completed: 0,
  deleted: 0,
  notes: null,
  estimatedSeconds: 0,
  elapsedSeconds: 0,
  timerStart: 0,
  notificationFlags: 0,
  lastNotified: 0,
  recurrence: null,
  repeat_from: 0,
  calendarUri: null,
  collapsed: 0,
  parent: 0,
  order: null,
  read_only: 0,
};
