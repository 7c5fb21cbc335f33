import type { AppApi } from '@androidworld/app-sdk';
import { activities, markorPackage, pathExtra } from './package-name.ts';
import { titleOf } from './store/file-name.ts';

/**
 * Asks the home screen to keep a shortcut to a file or folder, as `ShortcutManager.requestPinShortcut()` does; says so
 * where it takes none.
 */
export async function createShortcut(api: AppApi, path: string): Promise<void> {
  const request = {
    action: 'android.content.pm.action.CONFIRM_PIN_SHORTCUT',
    extras: {
      'android.intent.extra.shortcut.NAME': titleOf(path),
      packageName: markorPackage,
      className: activities.openFromShortcut,
      [pathExtra]: path,
    },
  };
  await api.startActivity(request).catch(() => api.toast('The home screen takes no shortcuts'));
}
