import type { AppApi } from '@androidworld/app-sdk';
import { activities, packageName } from '../package-name.ts';
import type { Media } from '../store/library.ts';
import { mrlOf } from '../store/scan.ts';

/** Asks the home screen to keep a way to a medium; says so where it takes none. */
export async function createShortcut(api: AppApi, { title, path }: Media): Promise<void> {
  const isAsked = await api.shortcuts.requestPinShortcut({
    id: path,
    shortLabel: title,
    intent: {
      action: 'android.intent.action.VIEW',
      component: { packageName, className: activities.start },
      data: mrlOf(path),
    },
  });
  if (!isAsked) await api.toast('The home screen takes no shortcuts');
}
