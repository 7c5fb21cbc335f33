import { zoneOffset } from '@androidworld/app-sdk';

export interface Region {
  /** ISO 3166: `DE` */
  readonly code: string;
  readonly name: string;
}

/** `getTimeZones` of ECMA-402, which TypeScript's library does not have yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Zones of a region, e.g. `Europe/Berlin`; none of no region. */
export function zonesOf(code: string | undefined): readonly string[] {
  if (code === undefined) return [];
  const locale = new Intl.Locale(`und-${code}`) as LocaleWithZones;
  return locale.getTimeZones() ?? [];
}

let known: readonly Region[] | undefined;

/** Regions that have a zone, by name. */
export function regions(): readonly Region[] {
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined || zonesOf(code).length === 0 ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return known;
}

/** The region a zone is of; undefined for those of no place: `UTC`. */
export function regionOf(zone: string): Region | undefined {
  return regions().find(({ code }) => zonesOf(code).includes(zone));
}

/** e.g. `Central European Standard Time` */
export function zoneName(zone: string, ms: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' }).formatToParts(ms);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** e.g. `GMT+02:00` */
export function offsetText(zone: string, ms: number): string {
  const minutes = Math.round(zoneOffset(zone, ms) / 60);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `GMT${minutes < 0 ? '-' : '+'}${two(distance / 60)}:${two(distance % 60)}`;
}
