import type { LatLon } from './lat-lon.ts';

// Open Location Code: pairs of digits for latitude and longitude, each pair 20 times finer, then a grid of 5 x 4.
const digits = '23456789CFGHJMPQRVWX';
const pairCount = 5;
const gridRows = 5;
const gridColumns = 4;

/** The code of the cell of 14 m that a place lies in: `8FVF5G86+GF`. */
export function plusCode({ lat, lon }: LatLon): string {
  // In cells, counted from the south pole and the antimeridian.
  const cells = 8000;
  let north = Math.min(180 * cells - 1, Math.floor((lat + 90) * cells + 1e-9));
  let east = Math.floor(((((lon + 180) % 360) + 360) % 360) * cells + 1e-9);
  let code = '';
  for (let pair = 0; pair < pairCount; pair++) {
    code = `${digits[north % 20]}${digits[east % 20]}${code}`;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`;
}

/** The middle of the cell of a full code; null for any other text. */
export function parsePlusCode(text: string): LatLon | null {
  const [, head = '', tail = ''] =
    /^([23456789CFGHJMPQRVWX]{8})\+([23456789CFGHJMPQRVWX]{2,7})?$/.exec(text.trim().toUpperCase()) ?? [];
  if (head === '') return null;
  const pairs = `${head}${tail.slice(0, 2)}`;
  let [lat, lon, height, width] = [-90, -180, 400, 400];
  for (let at = 0; at < pairs.length; at += 2) {
    height /= 20;
    width /= 20;
    lat += height * digits.indexOf(pairs[at] ?? '2');
    lon += width * digits.indexOf(pairs[at + 1] ?? '2');
  }
  for (const digit of tail.slice(2)) {
    height /= gridRows;
    width /= gridColumns;
    const value = digits.indexOf(digit);
    lat += height * Math.floor(value / gridColumns);
    lon += width * (value % gridColumns);
  }
  const place = { lat: lat + height / 2, lon: lon + width / 2 };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}
