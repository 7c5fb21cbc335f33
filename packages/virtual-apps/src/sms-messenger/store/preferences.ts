import { definePreferences, type PreferenceValues, pref } from '@androidworld/app-sdk';

export const fontSizes = ['Small', 'Medium', 'Large', 'Extra large'] as const;

/** What notifications show, by the value that is stored. */
export const visibilities = { 1: 'Sender and message', 2: 'Sender only', 3: 'Nothing' } as const;

export type Visibility = keyof typeof visibilities;

/** `shared_prefs/Prefs.xml` */
export const preferences = definePreferences('Prefs', {
  /** Place in `fontSizes`. */
  fontSize: pref.int(1, 'font_size'),
  visibility: pref.int(1, 'lock_screen_visibility').as<Visibility>(
    (value) => (value === 2 || value === 3 ? value : 1),
    (value) => value,
  ),
  characterCounter: pref.boolean(false, 'show_character_counter'),
  simpleCharacters: pref.boolean(false, 'use_simple_characters'),
  sendOnEnter: pref.boolean(false, 'send_on_enter'),
  deliveryReports: pref.boolean(false, 'enable_delivery_reports'),
  /** Threads. */
  pinned: pref.stringSet(new Set<string>(), 'pinned_conversations').as<ReadonlySet<number>>(
    (ids) => new Set([...ids].map(Number)),
    (ids) => new Set([...ids].map(String)),
  ),
});

export type Preferences = PreferenceValues<typeof preferences>;
