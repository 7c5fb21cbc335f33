import type { PreferenceValue } from '../api.ts';

type ValueOf<K extends PreferenceValue['type']> = (PreferenceValue & { readonly type: K })['value'];

/** One entry of a shared preferences file: its type there, what the app makes of it, and what stands for a missing one. */
export interface Preference<T> {
  /** In the file; the name in the definition unless given. */
  readonly key: string | undefined;
  /** The value while the file has none. */
  readonly missing: T;
  /** @throws ClassCastException when the file holds another type, as `SharedPreferences` does */
  read(stored: PreferenceValue): T;
  /** Null removes the entry. */
  write(value: T): PreferenceValue | null;
  /** The same entry as the app sees it: a list preference that is a number in a text, a list joined into one text. */
  as<U>(read: (value: T) => U, write: (value: U) => T): Preference<U>;
}

/**
 * The types of shared preferences. Each takes the value of a missing entry, which may be null, and the key in the file
 * where it differs from the name: `fontSize: pref.int(15, 'pref_key__font_size')`.
 */
export const pref = {
  boolean: typed('boolean'),
  /** 32 bits. */
  int: typed('int'),
  /** 64 bits: moments, ids. */
  long: typed('long'),
  float: typed('float'),
  string: typed('string'),
  stringSet: stringSet as Typed<ReadonlySet<string>>,
  /** A text out of a few; any other counts as missing. */
  enum<const V extends string>(values: readonly V[], missing: NoInfer<V>, key?: string): Preference<V> {
    return stored<'string', string>('string', missing, key).as<V>(
      (text) => values.find((value) => value === text) ?? missing,
      (value) => value,
    );
  },
} as const;

interface Typed<T> {
  (missing: T, key?: string): Preference<T>;
  (missing: null, key?: string): Preference<T | null>;
}

function typed<K extends Exclude<PreferenceValue['type'], 'stringSet'>>(type: K): Typed<ValueOf<K>> {
  const make = (missing: ValueOf<K> | null, key?: string) => stored<K, ValueOf<K> | null>(type, missing, key);
  // An entry whose missing value is not null is never null.
  return make as Typed<ValueOf<K>>;
}

function stringSet(missing: ReadonlySet<string> | null, key?: string): Preference<ReadonlySet<string> | null> {
  const members = (set: ReadonlySet<string> | null) => (set === null ? null : [...set]);
  return stored<'stringSet', readonly string[] | null>(
    'stringSet',
    members(missing),
    key,
  ).as<ReadonlySet<string> | null>((list) => (list === null ? null : new Set(list)), members);
}

function stored<K extends PreferenceValue['type'], T extends ValueOf<K> | null>(
  type: K,
  missing: T,
  key: string | undefined,
): Preference<T> {
  return extend({
    key,
    missing,
    read(found) {
      if (found.type !== type) {
        throw new Error(`ClassCastException: ${javaTypes[found.type]} cannot be cast to ${javaTypes[type]}`);
      }
      // The type was just compared.
      return found.value as T;
    },
    write(value) {
      if (value === null) return null;
      // Whole numbers lose what stands after the point, as Java's casts do.
      const whole = (type === 'int' || type === 'long') && typeof value === 'number' ? Math.trunc(value) : value;
      return { type, value: whole } as PreferenceValue;
    },
  });
}

function extend<T>(base: Omit<Preference<T>, 'as'>): Preference<T> {
  return {
    ...base,
    as: (read, write) =>
      extend({
        key: base.key,
        missing: read(base.missing),
        read: (found) => read(base.read(found)),
        write: (value) => base.write(write(value)),
      }),
  };
}

const javaTypes: Readonly<Record<PreferenceValue['type'], string>> = {
  boolean: 'java.lang.Boolean',
  int: 'java.lang.Integer',
  long: 'java.lang.Long',
  float: 'java.lang.Float',
  string: 'java.lang.String',
  stringSet: 'java.util.Set',
};
