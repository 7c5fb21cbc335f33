import type { AppApi } from '@androidworld/app-sdk';
import type { Destination } from './page.ts';

export const fragmentExtra = ':settings:show_fragment';
export const argExtra = ':settings:show_fragment_arg';
export const titleExtra = ':settings:show_fragment_title';

/** Opens a page in an activity of its own, as SubSettings does, or another activity. */
export function openDestination(api: AppApi, destination: Destination): Promise<void> {
  if (typeof destination === 'string') return openDestination(api, { fragment: destination });
  if ('intent' in destination) return api.startActivity(destination.intent);
  const { fragment, arg, title } = destination;
  return api.startActivity({
    component: { packageName: 'com.android.settings', className: 'com.android.settings.SubSettings' },
    extras: {
      [fragmentExtra]: fragment,
      ...(arg === undefined ? {} : { [argExtra]: arg }),
      ...(title === undefined ? {} : { [titleExtra]: title }),
    },
  });
}
