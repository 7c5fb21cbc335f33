import type { AppApi } from '@androidworld/app-sdk';
import { type City, findCity } from '../cities.ts';
import { loadPreferences, numberIn, savePreferences, textIn } from './preferences.ts';

/** Keys as `com.android.deskclock.data.CityDAO` names them. */
export async function loadCities(api: AppApi): Promise<readonly City[]> {
  const preferences = await loadPreferences(api);
  const count = numberIn(preferences, 'number_of_cities') ?? 0;
  const ids = Array.from({ length: count }, (_, index) => textIn(preferences, `city_id_${index}`));
  return ids.map((id) => (id === undefined ? undefined : findCity(id))).filter((city) => city !== undefined);
}

export async function saveCities(api: AppApi, cities: readonly City[]): Promise<void> {
  const before = numberIn(await loadPreferences(api), 'number_of_cities') ?? 0;
  const values: Record<string, string | number | undefined> = { number_of_cities: cities.length };
  for (let index = 0; index < Math.max(before, cities.length); index++) values[`city_id_${index}`] = cities[index]?.id;
  await savePreferences(api, values);
}
