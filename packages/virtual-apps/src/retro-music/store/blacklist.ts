import { type AppApi, column, defineDatabase } from '@androidworld/app-sdk';

/** `databases/blacklist.db` */
export const blacklistDatabase = defineDatabase({
  name: 'blacklist.db',
  version: 2,
  create: [
    'CREATE TABLE blacklist (path STRING NOT NULL)',
    ...['Alarms', 'Notifications', 'Ringtones'].map(
      (folder) => `INSERT INTO blacklist VALUES ('/storage/emulated/0/${folder}')`,
    ),
  ],
  tables: { blacklist: { path: column.text() } },
});

const { blacklist } = blacklistDatabase.tables;

export const blacklistSources = { tables: [blacklist] };

/** Files, and folders with all that is in them, whose songs are not listed. */
export async function listBlacklist(api: AppApi): Promise<string[]> {
  return (await blacklistDatabase.open(api).blacklist.all()).map(({ path }) => path);
}

export async function addToBlacklist(api: AppApi, path: string): Promise<void> {
  await blacklistDatabase.open(api).transaction([blacklist.delete({ where: { path } }), blacklist.insert({ path })]);
}

export async function removeFromBlacklist(api: AppApi, path: string): Promise<void> {
  await blacklistDatabase.open(api).blacklist.delete({ where: { path } });
}

export async function clearBlacklist(api: AppApi): Promise<void> {
  await blacklistDatabase.open(api).blacklist.delete({});
}
