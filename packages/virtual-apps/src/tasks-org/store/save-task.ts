import type { AppApi, Statement } from '@androidworld/app-sdk';
import { type FileEdit, saveFiles } from './attachments.ts';
import { type Alarm, database, type Task } from './database.ts';
import { newUuid } from './new-uuid.ts';

/** What the editor makes of a task. */
export interface TaskEdit {
  readonly title: string;
  readonly importance: number;
  readonly dueDate: number;
  readonly hideUntil: number;
  readonly notes: string;
  readonly recurrence: string | null;
  readonly repeatFrom: number;
  readonly ring: number;
  readonly list: string | undefined;
  /** Names; those that are new are made. */
  readonly tags: readonly string[];
  readonly alarms: readonly AlarmEdit[];
  readonly files: readonly FileEdit[];
  readonly estimatedSeconds: number;
  readonly elapsedSeconds: number;
  readonly timerStart: number;
}

export type AlarmEdit = Pick<Alarm, 'time' | 'type' | 'repeat' | 'interval'>;

/** Seconds since 2001, in which tasks without a place of their own count. */
const orderEpochMs = Date.UTC(2001, 0, 1);

const { tasks, caldav_tasks, alarms, tags } = database.tables;

/** @returns the new task's id */
export async function insertTask(
  api: AppApi,
  edit: TaskEdit,
  { createdMs, parent = 0 }: { readonly createdMs: number; readonly parent?: number },
): Promise<number> {
  const open = database.open(api);
  const remoteId = await newUuid(api);
  const id = await open.tasks.insert({
    ...columnsOf(edit),
    created: createdMs,
    modified: await api.clock.now(),
    completed: 0,
    deleted: 0,
    lastNotified: 0,
    calendarUri: null,
    remoteId,
    collapsed: false,
    parent,
    order: await nextOrder(api, edit.list),
    readOnly: false,
  });
  await open.transaction([...(await listStatements(api, id, edit.list)), ...alarmStatements(id, edit.alarms)]);
  await saveTags(api, { id, remoteId }, edit.tags);
  await saveFiles(api, id, edit.files);
  return id;
}

export async function updateTask(api: AppApi, task: Task, edit: TaskEdit): Promise<void> {
  const { caldav_tasks: entries, transaction } = database.open(api);
  const entry = await entries.first({ where: 'cd_task = ? AND cd_deleted = 0', args: [task.id] });
  const modified = await api.clock.now();
  const moved = entry?.list !== edit.list && edit.list !== undefined;
  await transaction([
    tasks.update({ ...columnsOf(edit), modified }, { where: { id: task.id } }),
    ...(moved ? await moveStatements(api, task.id, { list: edit.list, deleted: modified }) : []),
    alarms.delete({ where: { task: task.id } }),
    ...alarmStatements(task.id, edit.alarms),
  ]);
  await saveTags(api, task, edit.tags);
  await saveFiles(api, task.id, edit.files);
}

/** Changes of single columns, as made from the list. */
export async function changeTasks(api: AppApi, ids: readonly number[], changes: Partial<Task>): Promise<void> {
  const modified = await api.clock.now();
  await database.open(api).transaction(ids.map((id) => tasks.update({ ...changes, modified }, { where: { id } })));
}

export async function moveTasks(api: AppApi, ids: readonly number[], list: string): Promise<void> {
  const modified = await api.clock.now();
  const moves = await Promise.all(ids.map((id) => moveStatements(api, id, { list, deleted: modified })));
  await database
    .open(api)
    .transaction([...moves.flat(), ...ids.map((id) => tasks.update({ modified }, { where: { id } }))]);
}

/** Marks them and what lies under them as deleted; those of local lists then go for good, as a job does it there. */
export async function deleteTasks(api: AppApi, ids: readonly number[]): Promise<void> {
  const all = await withSubtasks(api, ids);
  const deleted = Math.floor((await api.clock.now()) / 1000) * 1000;
  const places = all.map(() => '?').join(', ');
  await database.open(api).transaction([
    ...all.map((id) => tasks.update({ deleted, modified: deleted }, { where: { id } })),
    {
      sql: `DELETE FROM tasks WHERE deleted > 0 AND _id IN (${places}) AND _id IN (SELECT cd_task FROM caldav_tasks)`,
      args: all,
    },
  ]);
}

/** These and all that lie under them. */
export async function withSubtasks(api: AppApi, ids: readonly number[]): Promise<number[]> {
  const rows = await database.open(api).tasks.all({ where: 'parent > 0 AND deleted = 0' });
  const found = new Set(ids);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { id, parent } of rows) if (found.has(parent)) found.add(id);
  }
  return [...found];
}

/** Gives a task exactly these tags, by name. */
export async function saveTags(
  api: AppApi,
  task: Pick<Task, 'id' | 'remoteId'>,
  names: readonly string[],
): Promise<void> {
  const open = database.open(api);
  const known = await open.tagdata.all();
  const has = await open.tags.all({ where: { task: task.id } });
  for (const name of names) {
    if (has.some((tag) => tag.name === name)) continue;
    const found = known.find((tag) => tag.name?.toLowerCase() === name.toLowerCase());
    const tagUid = found?.remoteId ?? (await addTag(api, name));
    await open.tags.insert({ task: task.id, name: found?.name ?? name, tagUid, taskUid: task.remoteId });
  }
  const gone = has.filter((tag) => !names.includes(tag.name ?? ''));
  await open.transaction(gone.map(({ id }) => tags.delete({ where: { id } })));
}

/** @returns its uid */
export async function addTag(api: AppApi, name: string, color = 0): Promise<string> {
  const remoteId = await newUuid(api);
  await database.open(api).tagdata.insert({ remoteId, name, color, icon: -1, order: -1 });
  return remoteId;
}

function columnsOf(edit: TaskEdit): Partial<Task> {
  const notes = edit.notes.trim();
  return {
    title: edit.title.trim() === '' ? '(No title)' : edit.title.trim(),
    importance: edit.importance,
    dueDate: edit.dueDate,
    hideUntil: edit.hideUntil,
    notes: notes === '' ? null : notes,
    estimatedSeconds: edit.estimatedSeconds,
    elapsedSeconds: edit.elapsedSeconds,
    timerStart: edit.timerStart,
    notificationFlags: edit.ring,
    recurrence: edit.recurrence,
    repeatFrom: edit.repeatFrom,
  };
}

function alarmStatements(task: number, edits: readonly AlarmEdit[]): Statement[] {
  return edits.map(({ time, type, repeat, interval }) => alarms.insert({ task, time, type, repeat, interval }));
}

async function moveStatements(
  api: AppApi,
  task: number,
  { list, deleted }: { readonly list: string | undefined; readonly deleted: number },
): Promise<Statement[]> {
  return [
    caldav_tasks.update({ deleted }, { where: 'cd_task = ? AND cd_deleted = 0', args: [task] }),
    ...(await listStatements(api, task, list)),
  ];
}

async function listStatements(api: AppApi, task: number, list: string | undefined): Promise<Statement[]> {
  if (list === undefined) return [];
  const remoteId = await newUuid(api);
  const entry = { task, list, remoteId, object: `${remoteId}.ics`, lastSync: 0, deleted: 0, moved: 0, remoteOrder: 0 };
  return [caldav_tasks.insert(entry)];
}

/** Before all others of its list; the first one of a list has none. */
async function nextOrder(api: AppApi, list: string | undefined): Promise<number | null> {
  if (list === undefined) return null;
  const rows = await database.open(api).tasks.all({
    where: 'parent = 0 AND _id IN (SELECT cd_task FROM caldav_tasks WHERE cd_deleted = 0 AND cd_calendar = ?)',
    args: [list],
  });
  if (rows.length === 0) return null;
  return Math.min(...rows.map(({ order, created }) => order ?? Math.floor((created - orderEpochMs) / 1000))) - 1;
}
