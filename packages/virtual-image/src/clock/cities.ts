import { countryOfZone } from './zone-countries.ts';

export interface City {
  readonly id: string;
  readonly name: string;
  /** State and country, e.g. `IL, USA`; empty when the zone names none. */
  readonly region: string;
  /** Olson name. */
  readonly zone: string;
}

/** Cities people look for whose zone is named after another one. */
const others: Readonly<Record<string, string>> = {
  Abuja: 'Africa/Lagos',
  Ankara: 'Europe/Istanbul',
  Atlanta: 'America/New_York',
  Auckland: 'Pacific/Auckland',
  Austin: 'America/Chicago',
  Barcelona: 'Europe/Madrid',
  Beijing: 'Asia/Shanghai',
  Bengaluru: 'Asia/Calcutta',
  Boston: 'America/New_York',
  Calgary: 'America/Edmonton',
  Canberra: 'Australia/Sydney',
  'Cape Town': 'Africa/Johannesburg',
  Chennai: 'Asia/Calcutta',
  Dallas: 'America/Chicago',
  Delhi: 'Asia/Calcutta',
  Edinburgh: 'Europe/London',
  Frankfurt: 'Europe/Berlin',
  Geneva: 'Europe/Zurich',
  Hamburg: 'Europe/Berlin',
  Hanoi: 'Asia/Saigon',
  Houston: 'America/Chicago',
  Hyderabad: 'Asia/Calcutta',
  Islamabad: 'Asia/Karachi',
  'Las Vegas': 'America/Los_Angeles',
  Lyon: 'Europe/Paris',
  Miami: 'America/New_York',
  Milan: 'Europe/Rome',
  Minneapolis: 'America/Chicago',
  Montreal: 'America/Toronto',
  Mumbai: 'Asia/Calcutta',
  Munich: 'Europe/Berlin',
  Naples: 'Europe/Rome',
  'New Orleans': 'America/Chicago',
  Osaka: 'Asia/Tokyo',
  Ottawa: 'America/Toronto',
  Philadelphia: 'America/New_York',
  Portland: 'America/Los_Angeles',
  Pretoria: 'Africa/Johannesburg',
  'Rio de Janeiro': 'America/Sao_Paulo',
  'Saint Petersburg': 'Europe/Moscow',
  'Salt Lake City': 'America/Denver',
  'San Diego': 'America/Los_Angeles',
  'San Francisco': 'America/Los_Angeles',
  Seattle: 'America/Los_Angeles',
  'Tel Aviv': 'Asia/Jerusalem',
  'Washington, D.C.': 'America/New_York',
  Wellington: 'Pacific/Auckland',
};

/** States of the cities of the USA that a zone or the list above names. */
const states: Readonly<Record<string, string>> = {
  Adak: 'AK',
  Anchorage: 'AK',
  Atlanta: 'GA',
  Austin: 'TX',
  Boise: 'ID',
  Boston: 'MA',
  Chicago: 'IL',
  Dallas: 'TX',
  Denver: 'CO',
  Detroit: 'MI',
  Honolulu: 'HI',
  Houston: 'TX',
  Indianapolis: 'IN',
  Juneau: 'AK',
  'Las Vegas': 'NV',
  'Los Angeles': 'CA',
  Louisville: 'KY',
  Menominee: 'MI',
  Miami: 'FL',
  Minneapolis: 'MN',
  'New Orleans': 'LA',
  'New York': 'NY',
  Nome: 'AK',
  Philadelphia: 'PA',
  Phoenix: 'AZ',
  Portland: 'OR',
  'Salt Lake City': 'UT',
  'San Diego': 'CA',
  'San Francisco': 'CA',
  Seattle: 'WA',
  Sitka: 'AK',
};

/** Names that have changed since the zones were named. */
const renamed: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

const regions = /^(Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** Every city of the zone database and some more, by name. */
export const allCities: readonly City[] = [
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => regions.test(zone))
    .map((zone) => city(zone.replace(/^.*\//, '').replaceAll('_', ' '), zone)),
  ...Object.entries(others).map(([name, zone]) => city(name, zone)),
]
  .filter(({ id }, index, cities) => cities.findIndex((other) => other.id === id) === index)
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

export function findCity(id: string): City | undefined {
  return allCities.find((city) => city.id === id);
}

/** Those with a word that begins like this, as DeskClock searches. */
export function searchCities(text: string): readonly City[] {
  const wanted = plain(text);
  return allCities.filter(({ name }) => plain(name).startsWith(wanted) || plain(name).includes(` ${wanted}`));
}

function city(name: string, zone: string): City {
  const shown = renamed[name] ?? name;
  const country = countryOfZone(zone);
  const region = [country === 'USA' && states[shown], country].filter(Boolean).join(', ');
  return { id: shown.replaceAll(/[^A-Za-z]+/g, '_'), name: shown, region, zone };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();
}
