import type { AppApi } from '@androidworld/app-sdk';
import { database, type TaskList } from './database.ts';
import { newUuid } from './new-uuid.ts';
import { preferences } from './preferences.ts';

const localAccount = 'local';
/** `CaldavAccount.TYPE_LOCAL` */
const localType = 2;

/** The list new tasks go to. It and the local account are made when they are first needed. */
export async function defaultList(api: AppApi): Promise<TaskList> {
  const lists = await localLists(api);
  const { defaultRemoteList } = await preferences.get(api);
  const wanted = lists.find(({ uuid }) => `4:${uuid}` === defaultRemoteList) ?? lists[0];
  const found = wanted ?? (await addList(api, 'Default list', { order: -1 }));
  if (defaultRemoteList !== `4:${found.uuid}`) await preferences.put(api, { defaultRemoteList: `4:${found.uuid}` });
  return found;
}

export function localLists(api: AppApi): Promise<TaskList[]> {
  return database.open(api).caldav_lists.all({ orderBy: 'cdl_order, cdl_name COLLATE NOCASE' });
}

export async function addList(api: AppApi, name: string, { color = 0, order = -1 } = {}): Promise<TaskList> {
  await ensureAccount(api);
  const { caldav_lists } = database.open(api);
  // The default list has no icon chosen either: -1 stands for that.
  const values = {
    account: localAccount,
    uuid: await newUuid(api),
    name,
    color,
    url: '',
    icon: -1,
    order,
    access: 0,
    lastSync: 0,
  };
  return { id: await caldav_lists.insert(values), ...values };
}

export async function saveList(api: AppApi, uuid: string, changes: Pick<TaskList, 'name' | 'color'>): Promise<void> {
  await database.open(api).caldav_lists.update(changes, { where: { uuid } });
}

/** With its tasks. */
export async function deleteList(api: AppApi, uuid: string): Promise<void> {
  await database
    .open(api)
    .transaction([
      { sql: 'DELETE FROM tasks WHERE _id IN (SELECT cd_task FROM caldav_tasks WHERE cd_calendar = ?)', args: [uuid] },
      database.tables.caldav_tasks.delete({ where: { list: uuid } }),
      database.tables.caldav_lists.delete({ where: { uuid } }),
    ]);
}

async function ensureAccount(api: AppApi): Promise<void> {
  const { caldav_accounts } = database.open(api);
  if ((await caldav_accounts.count({ where: { type: localType } })) > 0) return;
  await caldav_accounts.insert({
    uuid: localAccount,
    name: '',
    url: '',
    username: '',
    password: '',
    type: localType,
    collapsed: false,
    serverType: -1,
  });
}
