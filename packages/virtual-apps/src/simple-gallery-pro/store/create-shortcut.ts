import type { AppApi, Extra } from '@androidworld/app-sdk';
import { activities, packageName } from '../package-name.ts';

/** Asks the home screen to keep a way to one of the app's screens; says so where it takes none. */
export async function createShortcut(
  api: AppApi,
  name: string,
  screen: 'media' | 'viewer',
  extras: Readonly<Record<string, Extra>>,
): Promise<void> {
  const isAsked = await api.shortcuts.requestPinShortcut({
    id: Object.values(extras).join(),
    shortLabel: name,
    intent: {
      action: 'android.intent.action.VIEW',
      component: { packageName, className: activities[screen] },
      extras,
    },
  });
  if (!isAsked) await api.toast('The home screen takes no shortcuts');
}
