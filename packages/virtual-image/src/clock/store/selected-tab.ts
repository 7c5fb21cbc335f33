import { pref } from '@androidworld/app-sdk';
import { clockPreferences } from './preferences.ts';

/** The tab the app opens with. */
export const selectedTab = clockPreferences({ index: pref.int(1, 'selected_tab') });
