import type { AppApi } from '@androidworld/app-sdk';
import { activities, markorPackage, pathExtra } from './package-name.ts';

/** FLAG_ACTIVITY_SINGLE_TOP, as with the setting "Multiple windows" off: the phone has no document tasks. */
const singleTop = 0x2000_0000;

/** Opens a note in the editor. */
export function openDocument(api: AppApi, path: string): Promise<void> {
  return api.startActivity({
    component: { packageName: markorPackage, className: activities.document },
    extras: { [pathExtra]: path },
    flags: singleTop,
  });
}
