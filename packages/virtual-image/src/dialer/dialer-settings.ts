import { definePreferences, pref } from '@androidworld/app-sdk';

export const settingsActivity = 'com.android.dialer.app.settings.DialerSettingsActivity';

/** What is set in the app; the quick responses in the order they are offered. */
export const dialerSettings = definePreferences('com.google.android.dialer_preferences', {
  sortBy: pref.enum(['given', 'family'], 'given', 'android.contacts.SORT_ORDER'),
  showFirst: pref.enum(['given', 'family'], 'given', 'android.contacts.DISPLAY_ORDER'),
  response1: pref.string('Can’t talk now. What’s up?', 'canned_response_pref_1'),
  response2: pref.string('I’ll call you right back.', 'canned_response_pref_2'),
  response3: pref.string('I’ll call you later.', 'canned_response_pref_3'),
  response4: pref.string('Can’t talk now. Call me later?', 'canned_response_pref_4'),
});

export const responseKeys = ['response1', 'response2', 'response3', 'response4'] as const;
