import type { AppApi } from '@androidworld/app-sdk';

const file = 'Prefs';

export const fontSizes = ['Small', 'Medium', 'Large', 'Extra large'] as const;

/** What notifications show, by the value that is stored. */
export const visibilities = { 1: 'Sender and message', 2: 'Sender only', 3: 'Nothing' } as const;

export type Visibility = keyof typeof visibilities;

/** `shared_prefs/Prefs.xml` */
export interface Preferences {
  /** Place in `fontSizes`. */
  readonly fontSize: number;
  readonly visibility: Visibility;
  readonly characterCounter: boolean;
  readonly simpleCharacters: boolean;
  readonly sendOnEnter: boolean;
  readonly deliveryReports: boolean;
  /** Threads. */
  readonly pinned: ReadonlySet<number>;
}

export const defaultPreferences: Preferences = {
  fontSize: 1,
  visibility: 1,
  characterCounter: false,
  simpleCharacters: false,
  sendOnEnter: false,
  deliveryReports: false,
  pinned: new Set(),
};

export async function readPreferences(api: AppApi): Promise<Preferences> {
  const stored = await api.preferences.all(file);
  const { pinned_conversations: pinned, lock_screen_visibility: visibility, font_size: fontSize } = stored;
  return {
    fontSize: typeof fontSize === 'number' && fontSizes[fontSize] !== undefined ? fontSize : 1,
    visibility: visibility === 2 || visibility === 3 ? visibility : 1,
    characterCounter: stored.show_character_counter === true,
    simpleCharacters: stored.use_simple_characters === true,
    sendOnEnter: stored.send_on_enter === true,
    deliveryReports: stored.enable_delivery_reports === true,
    pinned: new Set(Array.isArray(pinned) ? pinned.map(Number) : []),
  };
}

/** Changes what is given. */
export async function writePreferences(api: AppApi, values: Partial<Preferences>): Promise<void> {
  const stored = {
    font_size: values.fontSize,
    lock_screen_visibility: values.visibility,
    show_character_counter: values.characterCounter,
    use_simple_characters: values.simpleCharacters,
    send_on_enter: values.sendOnEnter,
    enable_delivery_reports: values.deliveryReports,
    pinned_conversations: values.pinned && [...values.pinned].map(String),
  };
  const given = Object.entries(stored).filter(([, value]) => value !== undefined);
  await api.preferences.put(file, Object.fromEntries(given));
}
