import type { Intent } from '@androidworld/app-sdk';
import type { PageScope } from '../../settings/page.ts';

/** What an app has to answer to be given a role (`roles.xml` of AOSP's permission controller). */
const required: Readonly<Record<string, Intent>> = {
  'android.app.role.BROWSER': {
    action: 'android.intent.action.VIEW',
    data: 'https://',
    categories: ['android.intent.category.BROWSABLE'],
  },
  'android.app.role.HOME': { action: 'android.intent.action.MAIN', categories: ['android.intent.category.HOME'] },
  'android.app.role.DIALER': { action: 'android.intent.action.DIAL', data: 'tel:' },
  'android.app.role.SMS': { action: 'android.intent.action.SENDTO', data: 'smsto:' },
};

/** The apps that can have a role, each once. */
export function handlers(scope: PageScope, role: string): readonly { label: string; packageName: string }[] {
  const intent = required[role];
  if (intent === undefined) return [];
  const found = scope.read(`handlers/${role}`, (api) => api.queryIntentActivities(intent)) ?? [];
  const names = new Set(found.map(({ packageName }) => packageName));
  return (scope.apps ?? []).filter(({ packageName }) => names.has(packageName));
}
