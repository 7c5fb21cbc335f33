/** What a preference can hold: what SharedPreferences stores; null where nothing is chosen. */
export type PreferenceValue = boolean | number | string | readonly string[] | null;

/** Where a preference screen keeps the values of its preferences, by key (`PreferenceDataStore` of AndroidX). */
export interface PreferenceDataStore {
  /** The current values by key; undefined or missing where nothing is stored, so that the default holds. */
  readonly values: Readonly<Record<string, PreferenceValue | undefined>>;
  /** Stores a value; called when the user changes a preference that has a key and no `onChange` of its own. */
  put(key: string, value: PreferenceValue): void;
}
