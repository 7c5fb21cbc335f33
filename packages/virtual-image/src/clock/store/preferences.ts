import { definePreferences, type Preference, type Preferences } from '@androidworld/app-sdk';
import { clockPackage } from '../package-name.ts';

const file = `${clockPackage}_preferences`;

/** Entries of the one file, in device-protected storage, with all the app remembers except alarms. */
export function clockPreferences<T extends object>(
  fields: { readonly [K in keyof T]: Preference<T[K]> },
): Preferences<T> {
  return definePreferences<T>(file, fields, { deviceProtected: true });
}

/** A list whose members have keys of their own, by their place; null is no member. */
export function numberedPreferences<T>(
  places: readonly number[],
  field: (place: number) => Preference<T | null>,
): Preferences<Record<number, T | null>> {
  return clockPreferences(Object.fromEntries(places.map((place) => [place, field(place)])));
}
