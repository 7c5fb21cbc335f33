import type { LatLon } from './lat-lon.ts';
import { parsePlusCode, plusCode } from './plus-code.ts';
import { parseUtm, utmText } from './utm.ts';

export const coordinatesFormats = ['degrees', 'minutes', 'seconds', 'short', 'utm', 'plus'] as const;

export type CoordinatesFormat = (typeof coordinatesFormats)[number];

/** `47.16634° N, 9.51031° E`, or as the format says. */
export function formatCoordinates({ lat, lon }: LatLon, format: CoordinatesFormat = 'degrees'): string {
  if (format === 'plus') return plusCode({ lat, lon });
  const utm = format === 'utm' ? utmText({ lat, lon }) : null;
  if (utm !== null) return utm;
  if (format === 'short') return `${lat.toFixed(5)} ${lon.toFixed(5)}`;
  const parts = format === 'utm' ? 'degrees' : format;
  const latitude = `${angle(Math.abs(lat), parts)} ${lat < 0 ? 'S' : 'N'}`;
  return `${latitude}, ${angle(Math.abs(lon), parts)} ${lon < 0 ? 'W' : 'E'}`;
}

function angle(degrees: number, format: 'degrees' | 'minutes' | 'seconds'): string {
  if (format === 'degrees') return `${degrees.toFixed(5)}°`;
  const whole = Math.floor(degrees);
  const minutes = (degrees - whole) * 60;
  if (format === 'minutes') return `${whole}° ${minutes.toFixed(3)}'`;
  const wholeMinutes = Math.floor(minutes);
  return `${whole}° ${wholeMinutes}' ${((minutes - wholeMinutes) * 60).toFixed(1)}"`;
}

const part = String.raw`([+-]?\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['′]\s*)?(?:(\d+(?:\.\d+)?)\s*["″]\s*)?`;
const pair = new RegExp(String.raw`^\s*([NSEW])?\s*${part}([NSEW])?\s*[,;\s]\s*([NSEW])?\s*${part}([NSEW])?\s*$`, 'i');

/** Two numbers, as people write places: decimals, with letters, degrees with minutes and seconds; UTM; a plus code; a link. Null if it is no place. */
export function parseCoordinates(text: string): LatLon | null {
  const geo = /^(?:geo|osmand\.geo):(-?[\d.]+),(-?[\d.]+)/.exec(text.trim());
  const link = /[?#&/](?:ll=|q=|map=\d+\/|@)?(-?\d+\.\d+)[,/](-?\d+\.\d+)/.exec(/^https?:/i.test(text) ? text : '');
  const plain = geo ?? link;
  if (plain !== null) return checked(Number(plain[1]), Number(plain[2]));
  const coded = parsePlusCode(text) ?? parseUtm(text);
  if (coded !== null) return coded;
  const match = pair.exec(text.replaceAll('º', '°'));
  if (match === null) return null;
  const [before, degrees, minutes, seconds, after] = match.slice(1, 6);
  // A letter between two numbers belongs to the second one where the first has its own.
  const isNext = before !== undefined && match[6] === undefined;
  const first = signed([before, degrees, minutes, seconds, isNext ? undefined : after]);
  const second = signed([isNext ? after : match[6], ...match.slice(7, 11)]);
  if (first === null || second === null) return null;
  // East and west first: the order is given by the letters.
  const isSwapped = first.letter === 'E' || first.letter === 'W' || second.letter === 'N' || second.letter === 'S';
  return isSwapped ? checked(second.value, first.value) : checked(first.value, second.value);
}

function signed([before, degrees = '', minutes, seconds, after]: readonly (string | undefined)[]) {
  if (before !== undefined && after !== undefined) return null;
  const letter = (before ?? after)?.toUpperCase();
  const size = Math.abs(Number(degrees)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const isNegative = degrees.startsWith('-') !== (letter === 'S' || letter === 'W');
  return { value: isNegative ? -size : size, letter };
}

function checked(lat: number, lon: number): LatLon | null {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}
