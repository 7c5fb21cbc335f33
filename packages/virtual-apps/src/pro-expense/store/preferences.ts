import { definePreferences, pref } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';

export const preferences = definePreferences(`${packageName}_preferences`, {
  isFirstTime: pref.boolean(true),
  language: pref.enum(['en', 'my', 'cn'], 'en', 'selected_language'),
  /** ISO 4217. */
  currency: pref.string('840', 'selected_currency_number'),
  /** 2 dark, 1 light, -1 as the phone. */
  themeMode: pref.int(2, 'theme_mode'),
});
