import { definePreferences, pref } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';

export const preferences = definePreferences(`${packageName}_preferences`, {
  /** -1 all recipes, -2 favorites, -4 seasonal recipes. */
  preferredCategory: pref.string(null, 'preferred-category'),
  theme: pref.enum(
    ['MODE_NIGHT_FOLLOW_SYSTEM', 'MODE_NIGHT_NO', 'MODE_NIGHT_YES'],
    'MODE_NIGHT_FOLLOW_SYSTEM',
    'theme',
  ),
  region: pref.string(null, 'seasonal-calendar-region'),
  languages: pref.stringSet(new Set<string>(), 'seasonal-calendar-languages'),
  lastBackup: pref.string(null, 'last-backup-date'),
});
