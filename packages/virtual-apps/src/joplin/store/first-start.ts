import type { AppApi, Statement } from '@androidworld/app-sdk';
import { database } from './database.ts';
import { newId } from './new-id.ts';
import { welcomeNotes, welcomeTitle } from './welcome-notes.ts';

/** What Joplin writes at its first start: its settings, and a notebook with notes about itself if there is none. */
export async function prepareFirstStart(api: AppApi): Promise<void> {
  const opened = database.open(api);
  const built = await opened.settings.first({ where: { key: 'welcome.wasBuilt' } });
  if (built?.value === '1') return;
  const now = await api.clock.now();
  const times = { createdMs: now, updatedMs: now, userCreatedMs: now, userUpdatedMs: now };
  const hasFolders = (await opened.folders.count()) > 0;
  const parentId = await newId(api);
  const settings = {
    clientId: await newId(api),
    firstStart: '0',
    locale: 'en_US',
    lastSettingDefaultMigration: '1',
    'db.ftsEnabled': '1',
    'folders.sortOrder.field': 'title',
    'folders.sortOrder.reverse': '0',
    'welcome.wasBuilt': '1',
    'plugins.states': '{}',
    ...(hasFolders ? {} : { activeFolderId: parentId, notesParent: notesParent(parentId) }),
  };
  await opened.transaction([
    ...Object.entries(settings).map(([key, value]) => database.tables.settings.insert({ key, value }, 'replace')),
    ...(hasFolders ? [] : [database.tables.folders.insert({ id: parentId, title: welcomeTitle, ...times })]),
    ...(hasFolders ? [] : await welcomeRows(api, parentId, now)),
  ]);
}

/** Written last to first, so that the first is the one changed last. */
function welcomeRows(api: AppApi, parentId: string, nowMs: number): Promise<Statement[]> {
  const rows = welcomeNotes.toReversed().map(async ({ title, body }, index) => {
    const atMs = nowMs + index;
    return database.tables.notes.insert({
      id: await newId(api),
      parentId,
      title,
      body,
      createdMs: atMs,
      updatedMs: atMs,
      userCreatedMs: atMs,
      userUpdatedMs: atMs,
      order: atMs,
      source: 'joplin',
      sourceApplication: 'net.cozic.joplin-mobile',
    });
  });
  return Promise.all(rows);
}

/** Value of the setting `notesParent` for a notebook. */
export function notesParent(folderId: string): string {
  return JSON.stringify({ type: 'Folder', selectedItemId: folderId });
}
