import { definePreferences, pref } from '@androidworld/app-sdk';

/** `shared_prefs/bugle.xml` */
export const messagesSettings = definePreferences('bugle', {
  sendSound: pref.boolean(true, 'send_sound_pref_key'),
  deliveryReports: pref.boolean(false, 'delivery_reports'),
  /** Threads. */
  archived: pref.stringSet(new Set<string>(), 'archived_conversations').as<ReadonlySet<number>>(
    (ids) => new Set([...ids].map(Number)),
    (ids) => new Set([...ids].map(String)),
  ),
});
