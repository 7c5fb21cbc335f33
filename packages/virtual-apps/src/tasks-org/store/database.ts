import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';
import { schema } from './schema.ts';

const nullableText = (name?: string) => column.text(name).nullable();

const task = {
  id: column.integer('_id'),
  title: nullableText(),
  /** 0 high to 3 none. */
  importance: column.integer(),
  dueDate: column.integer(),
  hideUntil: column.integer(),
  created: column.integer(),
  modified: column.integer(),
  completed: column.integer(),
  deleted: column.integer(),
  notes: nullableText(),
  estimatedSeconds: column.integer(),
  elapsedSeconds: column.integer(),
  timerStart: column.integer(),
  /** How it rings: 0 once, 16 five times, 8 without end. */
  notificationFlags: column.integer(),
  lastNotified: column.integer(),
  recurrence: nullableText(),
  /** 0: from the due date, 1: from the day it is done. */
  repeatFrom: column.integer('repeat_from'),
  calendarUri: nullableText(),
  remoteId: nullableText(),
  collapsed: column.boolean(),
  parent: column.integer(),
  order: column.integer().nullable(),
  readOnly: column.boolean('read_only'),
};

const account = {
  id: column.integer('cda_id'),
  uuid: nullableText('cda_uuid'),
  name: nullableText('cda_name'),
  url: nullableText('cda_url'),
  username: nullableText('cda_username'),
  password: nullableText('cda_password'),
  type: column.integer('cda_account_type'),
  collapsed: column.boolean('cda_collapsed'),
  serverType: column.integer('cda_server_type'),
};

const list = {
  id: column.integer('cdl_id'),
  account: nullableText('cdl_account'),
  uuid: nullableText('cdl_uuid'),
  name: nullableText('cdl_name'),
  color: column.integer('cdl_color'),
  url: nullableText('cdl_url'),
  icon: column.integer('cdl_icon').nullable(),
  order: column.integer('cdl_order'),
  access: column.integer('cdl_access'),
  lastSync: column.integer('cdl_last_sync'),
};

const listEntry = {
  id: column.integer('cd_id'),
  task: column.integer('cd_task'),
  list: nullableText('cd_calendar'),
  remoteId: nullableText('cd_remote_id'),
  object: nullableText('cd_object'),
  lastSync: column.integer('cd_last_sync'),
  deleted: column.integer('cd_deleted'),
  moved: column.integer('gt_moved'),
  remoteOrder: column.integer('gt_remote_order'),
};

const alarm = {
  id: column.integer('_id'),
  task: column.integer(),
  time: column.integer(),
  type: column.integer(),
  repeat: column.integer(),
  interval: column.integer(),
};

const tag = {
  id: column.integer('_id'),
  remoteId: nullableText(),
  name: nullableText(),
  color: column.integer().nullable(),
  icon: column.integer('td_icon').nullable(),
  order: column.integer('td_order'),
};

const taskTag = {
  id: column.integer('_id'),
  task: column.integer(),
  name: nullableText(),
  tagUid: nullableText('tag_uid'),
  taskUid: nullableText('task_uid'),
};

const filter = {
  id: column.integer('_id'),
  title: nullableText(),
  sql: nullableText(),
  values: nullableText(),
  criterion: nullableText(),
  color: column.integer('f_color').nullable(),
  icon: column.integer('f_icon').nullable(),
  order: column.integer('f_order'),
};

/** A file that tasks hold. */
const attachmentFile = {
  id: column.integer('file_id'),
  uuid: column.text('file_uuid'),
  name: column.text('filename'),
  uri: column.text(),
};

const attachment = {
  id: column.integer('attachment_id'),
  task: column.integer(),
  file: column.integer(),
  fileUuid: column.text('file_uuid'),
};

const notification = {
  id: column.integer('uid'),
  task: column.integer(),
  timestamp: column.integer(),
  type: column.integer(),
};

export type Task = RowOf<typeof task>;
export type Alarm = RowOf<typeof alarm>;
export type TaskList = RowOf<typeof list>;
export type Tag = RowOf<typeof tag>;
export type AttachedFile = RowOf<typeof attachmentFile>;
export type OwnFilter = RowOf<typeof filter>;

/** `/data/data/org.tasks/databases/database`: Room's, without an extension. */
export const database = defineDatabase({
  name: 'database',
  version: 88,
  identityHash: 'a2597380bdfaeeb040d40bab2fc653c1',
  foreignKeys: true,
  create: schema,
  tables: {
    tasks: task,
    caldav_accounts: account,
    caldav_lists: list,
    caldav_tasks: listEntry,
    alarms: alarm,
    tagdata: tag,
    tags: taskTag,
    filters: filter,
    attachment_file: attachmentFile,
    attachment,
    notification,
  },
});
