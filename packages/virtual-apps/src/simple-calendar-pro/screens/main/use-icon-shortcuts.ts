import type { ShortcutInfo } from '@androidworld/app-sdk';
import { useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { activityName, packageName } from '../../package-name.ts';

/** What the menu of the app's icon offers, from the first time the app is open: tasks only while they may be made. */
export function useIconShortcuts(hasTasks: boolean): void {
  const api = useApi();
  useEffect(() => {
    const event = shortcut('new_event', 'New Event', 'EventActivity');
    const task = shortcut('new_task', 'New Task', 'TaskActivity');
    void api.shortcuts.setDynamicShortcuts(hasTasks ? [event, task] : [event]);
  }, [hasTasks]);
}

function shortcut(id: string, shortLabel: string, activity: string): ShortcutInfo {
  const component = { packageName, className: activityName(activity) };
  return { id, shortLabel, intent: { action: 'android.intent.action.VIEW', component } };
}
