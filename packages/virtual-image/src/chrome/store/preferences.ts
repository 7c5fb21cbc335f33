import { definePreferences, pref } from '@androidworld/app-sdk';
import { chromePackage } from '../package-name.ts';

export const preferences = definePreferences(`${chromePackage}_preferences`, {
  firstRunDone: pref.boolean(false, 'first_run_flow'),
  termsAccepted: pref.boolean(false, 'first_run_tos_accepted'),
  signInDone: pref.boolean(false, 'first_run_signin_complete'),
  sendReports: pref.boolean(true, 'metrics_reporting'),
  askedForNotifications: pref.boolean(false, 'notification_permission_asked'),
  /** 0 system, 1 light, 2 dark. */
  theme: pref.int(0, 'ui_theme_setting'),
  homepage: pref.boolean(true, 'homepage'),
});
