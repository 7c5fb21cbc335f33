import { definePreferences, pref } from '@androidworld/app-sdk';

/** `/data/data/com.example.counter/shared_prefs/counter.xml`: what tasks set up and check. */
export const settings = definePreferences('counter', { count: pref.int(0) });
