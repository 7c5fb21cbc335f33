export type PreferenceValue = boolean | number | string | readonly string[] | null;

/** Where a preference screen keeps the values of its preferences, by key (`PreferenceDataStore` of AndroidX). */
export interface PreferenceDataStore {
  readonly values: Readonly<Record<string, PreferenceValue | undefined>>;
  put(key: string, value: PreferenceValue): void;
}
