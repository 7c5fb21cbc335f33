import type { AppApi } from '@androidworld/app-sdk';
import { DateFormat } from '@androidworld/app-sdk';
import { activities, packageName } from '../../package-name.ts';
import { backUp } from '../../store/backup.ts';
import { database } from '../../store/database.ts';
import { preferences } from '../../store/preferences.ts';
import { openScreen } from '../open-screens.ts';

/** What rows of the settings do that are not a value. */
export interface PageActions {
  customize(): void;
  notificationSettings(): void;
  documentation(): void;
  backUpNow(): void;
  resetPreferences(): void;
  deleteTaskData(): void;
  unavailable(): void;
}

export function pageActions(api: AppApi): PageActions {
  const tell = (text: string) => () => api.toast(text);
  return {
    customize: () => void openScreen(api, activities.beastMode),
    notificationSettings: () =>
      void api.startActivity({
        action: 'android.settings.APP_NOTIFICATION_SETTINGS',
        extras: { 'android.provider.extra.APP_PACKAGE': packageName },
      }),
    documentation: () =>
      void api
        .startActivity({ action: 'android.intent.action.VIEW', data: 'https://tasks.org/docs' })
        .catch(tell('No application found')),
    backUpNow: () => void writeBackup(api),
    resetPreferences: () => void api.preferences.edit(preferences.file, emptied()).then(tell('Preferences reset')),
    deleteTaskData: () => void deleteAll(api).then(tell('Task data deleted')),
    unavailable: () => void api.toast('No network connection'),
  };
}

function emptied(): Record<string, null> {
  return Object.fromEntries(preferences.keys.map((key) => [key, null]));
}

async function deleteAll(api: AppApi): Promise<void> {
  const tables = ['tasks', 'tagdata', 'tags', 'filters', 'caldav_tasks', 'caldav_lists', 'caldav_accounts'];
  await database.open(api).transaction(tables.map((name) => ({ sql: `DELETE FROM ${name}` })));
}

async function writeBackup(api: AppApi): Promise<void> {
  const name = `user.${DateFormat.format("yyyyMMdd'T'HHmm", await api.clock.now(), await api.clock.zone())}.json`;
  const count = await backUp(api, name);
  await api.toast(`Backed up ${count} tasks to ${name}`);
}
