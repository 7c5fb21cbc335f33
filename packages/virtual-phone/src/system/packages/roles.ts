import type { Intent } from '@androidworld/app-sdk';
import { partsOf } from './match-intent.ts';
import type { PackageManager } from './packages.ts';

/** Packages an intent goes to before others: what was chosen with "Always", then the holder of the fitting role. */
export function preferredPackages(intent: Intent, packages: PackageManager): readonly string[] {
  const role = roleFor(intent);
  const chosen = [packages.preferred.get(preferenceKey(intent)), role === undefined ? null : packages.roleHolder(role)];
  return chosen.filter((name): name is string => typeof name === 'string');
}

/** What "Always" remembers a choice for. */
export function preferenceKey(intent: Intent): string {
  const { scheme } = partsOf(intent.data ?? '');
  return [intent.action, [...(intent.categories ?? [])].sort(), scheme, intent.type].join(' ');
}

function roleFor(intent: Intent): string | undefined {
  const { scheme } = partsOf(intent.data ?? '');
  if (intent.categories?.includes('android.intent.category.HOME')) return 'android.app.role.HOME';
  if (scheme === 'http' || scheme === 'https') return 'android.app.role.BROWSER';
  if (['sms', 'smsto', 'mms', 'mmsto'].includes(scheme)) return 'android.app.role.SMS';
  if (scheme === 'tel' || intent.action === 'android.intent.action.DIAL') return 'android.app.role.DIALER';
  return undefined;
}

/** Who holds a role on a fresh phone: the first of these that is installed. */
export const defaultRoleHolders: Readonly<Record<string, readonly string[]>> = {
  'android.app.role.BROWSER': ['com.android.chrome'],
  'android.app.role.DIALER': ['com.google.android.dialer', 'com.android.dialer'],
  'android.app.role.HOME': [
    'com.google.android.apps.nexuslauncher',
    'com.android.launcher3',
    'com.google.android.apps.launcher',
  ],
  'android.app.role.SMS': [
    'com.google.android.apps.messaging',
    'com.android.messaging',
    'com.simplemobiletools.smsmessenger',
  ],
};

/** What an app must answer to hold a role: activities, and broadcasts that only the holder gets. */
export const roleRequirements: Readonly<
  Record<string, { readonly activities: readonly Intent[]; readonly receivers?: readonly Intent[] }>
> = {
  'android.app.role.BROWSER': {
    activities: [
      {
        action: 'android.intent.action.VIEW',
        data: 'http:',
        categories: ['android.intent.category.BROWSABLE'],
      },
    ],
  },
  'android.app.role.DIALER': {
    activities: [{ action: 'android.intent.action.DIAL' }, { action: 'android.intent.action.DIAL', data: 'tel:' }],
  },
  'android.app.role.HOME': {
    activities: [{ action: 'android.intent.action.MAIN', categories: ['android.intent.category.HOME'] }],
  },
  'android.app.role.SMS': {
    activities: [{ action: 'android.intent.action.SENDTO', data: 'smsto:' }],
    receivers: [{ action: 'android.provider.Telephony.SMS_DELIVER' }],
  },
};
