import type { Binding, PageScope } from '../page.ts';

const shown = 'secure/lock_screen_show_notifications';
const silentShown = 'secure/lock_screen_show_silent_notifications';

export const lockScreenChoices = [
  { label: 'Show conversations, default, and silent', value: 'all' },
  { label: 'Hide silent conversations and notifications', value: 'alerting' },
  { label: 'Don\u2019t show any notifications', value: 'none' },
] as const;

/** AOSP shows notifications on the lock screen where nothing is set, silent ones not. */
export const lockScreenNotifications: Binding<string> = {
  read: (scope) => {
    if (!isShown(scope)) return 'none';
    return scope.setting(silentShown) === '1' ? 'all' : 'alerting';
  },
  write(scope, choice) {
    scope.put(shown, choice === 'none' ? '0' : '1');
    scope.put(silentShown, choice === 'all' ? '1' : '0');
  },
};

/** Of a phone without a secure lock. */
export const privacyChoices = [
  { label: 'Show all notification content', value: '1' },
  { label: 'Don\u2019t show notifications at all', value: '0' },
] as const;

export const lockScreenPrivacy: Binding<string> = {
  read: (scope) => (isShown(scope) ? '1' : '0'),
  write: (scope, value) => scope.put(shown, value),
};

/** What rows that lead to the choice say of it. */
export function privacyText(scope: PageScope): string {
  const value = lockScreenPrivacy.read(scope);
  return privacyChoices.find((choice) => choice.value === value)?.label ?? '';
}

function isShown(scope: PageScope): boolean {
  return scope.setting(shown) !== '0';
}
