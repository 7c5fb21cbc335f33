import type { LatLon } from './lat-lon.ts';

/** Universal Transverse Mercator on WGS 84, after the series of Krueger: good to millimetres. */
const flattening = 1 / 298.257223563;
const n = flattening / (2 - flattening);
/** Of the rectifying sphere, times the scale on the central meridian; metres. */
const radius = (0.9996 * 6_378_137 * (1 + n ** 2 / 4 + n ** 4 / 64)) / (1 + n);
const forward = [
  n / 2 - (2 * n ** 2) / 3 + (5 * n ** 3) / 16,
  (13 * n ** 2) / 48 - (3 * n ** 3) / 5,
  (61 * n ** 3) / 240,
];
const backward = [n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96, n ** 2 / 48 + n ** 3 / 15, (17 * n ** 3) / 480];
const toSphere = [2 * n - (2 * n ** 2) / 3 - 2 * n ** 3, (7 * n ** 2) / 3 - (8 * n ** 3) / 5, (56 * n ** 3) / 15];

/** Of eight degrees each, from 80° south. */
const bands = 'CDEFGHJKLMNPQRSTUVWXX';

interface Utm {
  readonly zone: number;
  readonly band: string;
  /** Metres. */
  readonly easting: number;
  readonly northing: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const meridianOf = (zone: number) => radians(zone * 6 - 183);

/** Null near the poles. */
function toUtm({ lat, lon }: LatLon): Utm | null {
  if (lat < -80 || lat > 84) return null;
  const zone = Math.min(60, Math.floor((lon + 180) / 6) + 1);
  const sine = Math.sin(radians(lat));
  const e = (2 * Math.sqrt(n)) / (1 + n);
  const t = Math.sinh(Math.atanh(sine) - e * Math.atanh(e * sine));
  const dLon = radians(lon) - meridianOf(zone);
  const xi = Math.atan2(t, Math.cos(dLon));
  const eta = Math.atanh(Math.sin(dLon) / Math.hypot(1, t));
  let [x, y] = [eta, xi];
  for (const [index, factor] of forward.entries()) {
    const j = 2 * (index + 1);
    x += factor * Math.cos(j * xi) * Math.sinh(j * eta);
    y += factor * Math.sin(j * xi) * Math.cosh(j * eta);
  }
  const band = bands[Math.floor((lat + 80) / 8)] ?? 'N';
  return { zone, band, easting: 500_000 + radius * x, northing: radius * y + (band < 'N' ? 10_000_000 : 0) };
}

function fromUtm({ zone, band, easting, northing }: Utm): LatLon {
  const xi = (northing - (band < 'N' ? 10_000_000 : 0)) / radius;
  const eta = (easting - 500_000) / radius;
  let [x, y] = [eta, xi];
  for (const [index, factor] of backward.entries()) {
    const j = 2 * (index + 1);
    x -= factor * Math.cos(j * xi) * Math.sinh(j * eta);
    y -= factor * Math.sin(j * xi) * Math.cosh(j * eta);
  }
  const chi = Math.asin(Math.sin(y) / Math.cosh(x));
  const lat = toSphere.reduce((sum, factor, index) => sum + factor * Math.sin(2 * (index + 1) * chi), chi);
  const lon = meridianOf(zone) + Math.atan2(Math.sinh(x), Math.cos(y));
  return { lat: (lat * 180) / Math.PI, lon: (lon * 180) / Math.PI };
}

/** `32T 538691 5223787` */
export function utmText(at: LatLon): string | null {
  const utm = toUtm(at);
  return utm && `${utm.zone}${utm.band} ${Math.round(utm.easting)} ${Math.round(utm.northing)}`;
}

/** `32T 538691 5223787`, with or without a blank after the zone. Null for any other text. */
export function parseUtm(text: string): LatLon | null {
  const match = /^(\d{1,2})\s*([C-HJ-NP-X])\s+(\d{6}(?:\.\d+)?)\s+(\d{1,8}(?:\.\d+)?)$/i.exec(text.trim());
  if (match === null) return null;
  const [zone, easting, northing] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (zone < 1 || zone > 60) return null;
  return fromUtm({ zone, band: (match[2] ?? 'N').toUpperCase(), easting, northing });
}
