import type { AppApi } from '../api.ts';
import type { Preference } from './preference.ts';

type Fields<T> = { readonly [K in keyof T]: Preference<T[K]> };

/** A shared preferences file with typed entries; works in both halves of an app. */
export interface Preferences<T = unknown> {
  /** Without `.xml`. */
  readonly file: string;
  /** Whether the file is in device-protected storage. */
  readonly deviceProtected: boolean;
  /** In the file. */
  readonly keys: readonly string[];
  /** What an empty file says. */
  readonly missing: T;
  /** All entries, those that are missing too. @throws ClassCastException when one has another type in the file */
  get(api: AppApi): Promise<T>;
  /** Changes what is given, in one edit; null removes an entry that may be null. */
  put(api: AppApi, changes: Partial<T>): Promise<void>;
}

/** What the entries of a preferences file hold. */
export type PreferenceValues<P> = P extends Preferences<infer T> ? T : never;

/**
 * Describes a shared preferences file: `shared_prefs/<file>.xml` with the types the real app writes. Entries that are
 * not described stay as they are. Where keys hold an id, define one for each: `timer(3)`.
 *
 * @example
 * const preferences = definePreferences('Prefs', {
 *   fontSize: pref.int(1, 'font_size'),
 *   sendOnEnter: pref.boolean(false, 'send_on_enter'),
 * });
 */
export function definePreferences<T extends object>(
  file: string,
  fields: Fields<T>,
  { deviceProtected = false }: { readonly deviceProtected?: boolean } = {},
): Preferences<T> {
  const entries = Object.entries(fields) as [keyof T & string, Preference<T[keyof T]>][];
  const storage = (api: AppApi) => (deviceProtected ? api.deviceProtected : api).preferences;
  return {
    file,
    deviceProtected,
    keys: entries.map(([name, field]) => field.key ?? name),
    missing: Object.fromEntries(entries.map(([name, field]) => [name, field.missing])) as T,
    async get(api) {
      const all = await storage(api).getAll(file);
      const values = entries.map(([name, field]) => {
        const key = field.key ?? name;
        const found = Object.hasOwn(all, key) ? all[key] : undefined;
        return [name, found === undefined ? field.missing : field.read(found)];
      });
      // One value for each field.
      return Object.fromEntries(values) as T;
    },
    async put(api, changes) {
      const given = entries.filter(([name]) => changes[name] !== undefined);
      const edits = given.map(([name, field]) => [field.key ?? name, field.write(changes[name] as T[keyof T])]);
      await storage(api).edit(file, Object.fromEntries(edits));
    },
  };
}
