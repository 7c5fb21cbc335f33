import { definePreferences, pref } from '@androidworld/app-sdk';

/** What the app remembers beside the contacts. */
export const contactsSettings = definePreferences('com.google.android.contacts_preferences', {
  /** The page of the first start was shown: it is so once, answered or not. */
  wasWelcomed: pref.boolean(false, 'onboarding-shown'),
  /** The person was asked for notifications. */
  wasAskedToNotify: pref.boolean(false, 'notification-permission-requested'),
  sortBy: pref.enum(['given', 'family'], 'given', 'sort-order'),
  showFirst: pref.enum(['given', 'family'], 'given', 'display-order'),
});
