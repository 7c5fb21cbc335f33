import { type AppApi, pref } from '@androidworld/app-sdk';
import { type City, findCity } from '../cities.ts';
import { clockPreferences, numberedPreferences } from './preferences.ts';

/** Keys as `com.android.deskclock.data.CityDAO` names them. */
const cityCount = clockPreferences({ count: pref.int(0, 'number_of_cities') });

const cityIds = (count: number) =>
  numberedPreferences(
    Array.from({ length: count }, (_, index) => index),
    (index) => pref.string(null, `city_id_${index}`),
  );

export async function loadCities(api: AppApi): Promise<readonly City[]> {
  const { count } = await cityCount.get(api);
  const ids = Object.values(await cityIds(count).get(api));
  return ids.map((id) => (id === null ? undefined : findCity(id))).filter((city) => city !== undefined);
}

export async function saveCities(api: AppApi, cities: readonly City[]): Promise<void> {
  const { count: before } = await cityCount.get(api);
  const count = Math.max(before, cities.length);
  const ids = Array.from({ length: count }, (_, index) => cities[index]?.id ?? null);
  await cityIds(count).put(api, { ...ids });
  await cityCount.put(api, { count: cities.length });
}
