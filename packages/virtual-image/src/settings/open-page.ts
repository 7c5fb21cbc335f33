import type { AppApi } from '@androidworld/app-sdk';
import type { SettingsPage } from './page.ts';

export const fragmentExtra = ':settings:show_fragment';
export const argExtra = ':settings:show_fragment_arg';
export const titleExtra = ':settings:show_fragment_title';

/**
 * Opens a page in an activity of its own, as SubSettings does.
 *
 * @param arg of what, e.g. a package
 * @param title default: the page's own
 */
export function openPage(
  api: AppApi,
  page: Pick<SettingsPage, 'fragment'>,
  arg?: string,
  title?: string,
): Promise<void> {
  return api.startActivity({
    component: { packageName: 'com.android.settings', className: 'com.android.settings.SubSettings' },
    extras: {
      [fragmentExtra]: page.fragment,
      ...(arg === undefined ? {} : { [argExtra]: arg }),
      ...(title === undefined ? {} : { [titleExtra]: title }),
    },
  });
}
