/** Degrees, WGS 84. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

const earthRadius = 6_372_800;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the great circle (haversine formula). */
export function distanceBetween(from: LatLon, to: LatLon): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const squared =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon);
  return 2 * earthRadius * Math.asin(Math.sqrt(squared));
}

/** Metres from one point to the next, and so on. */
export function lengthOf(points: readonly LatLon[]): number {
  let sum = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before !== undefined) sum += distanceBetween(before, point);
  }
  return sum;
}

/** Degrees clockwise from north, 0 to 360. */
export function bearingTo(from: LatLon, to: LatLon): number {
  const east = radians(to.lon - from.lon);
  const y = Math.sin(east) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(east);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** As files have it: up to seven decimals, at least two. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(7).replace(/0{1,5}$/, '');
}
