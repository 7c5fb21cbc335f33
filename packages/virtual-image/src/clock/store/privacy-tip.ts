import { pref } from '@androidworld/app-sdk';
import { clockPreferences } from './preferences.ts';

/** Whether the app has said where its privacy policy is: it does so once. */
export const privacyTip = clockPreferences({ shown: pref.boolean(false, 'privacy_tooltip_shown') });
