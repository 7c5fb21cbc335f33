import type { AppApi } from '@androidworld/app-sdk';
import { activities, markorPackage, pathExtra } from './package-name.ts';
import { titleOf } from './store/file-name.ts';

/** Asks the home screen to keep a shortcut to a file or folder; says so where it takes none. */
export async function createShortcut(api: AppApi, path: string): Promise<void> {
  const isAsked = await api.shortcuts.requestPinShortcut({
    id: path,
    shortLabel: titleOf(path),
    intent: {
      action: 'android.intent.action.VIEW',
      component: { packageName: markorPackage, className: activities.openFromShortcut },
      extras: { [pathExtra]: path },
    },
  });
  if (!isAsked) await api.toast('The home screen takes no shortcuts');
}
