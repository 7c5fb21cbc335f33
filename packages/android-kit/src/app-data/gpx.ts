import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A point of a GPX file. */
export interface GpxPoint {
  /** Degrees. */
  readonly lat: number;
  /** Degrees, -180 to 180. */
  readonly lon: number;
  /** Empty without one. */
  readonly name: string;
}

export interface Gpx {
  readonly waypoints: readonly GpxPoint[];
  /** All points of all tracks, in the order of the file. Routes are none. */
  readonly trackPoints: readonly GpxPoint[];
}

const lists = new Set(['gpx.wpt', 'gpx.trk', 'gpx.trk.trkseg', 'gpx.trk.trkseg.trkpt']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (_name, path) => lists.has(String(path)),
});

/** What of a GPX 1.1 file is a place. Null if it is no XML; points without coordinates are left out. */
export function parseGpx(text: string): Gpx | null {
  if (XMLValidator.validate(text) !== true) return null;
  const file = fieldOf(parser.parse(text), 'gpx');
  return {
    waypoints: listOf(file, 'wpt').flatMap(pointOf),
    trackPoints: listOf(file, 'trk')
      .flatMap((track) => listOf(track, 'trkseg'))
      .flatMap((segment) => listOf(segment, 'trkpt'))
      .flatMap(pointOf),
  };
}

function pointOf(element: unknown): readonly GpxPoint[] {
  const lat = Number.parseFloat(textOf(element, '@lat'));
  const lon = Number.parseFloat(textOf(element, '@lon'));
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [{ lat, lon, name: textOf(element, 'name') }] : [];
}

function fieldOf(element: unknown, name: string): unknown {
  return typeof element === 'object' && element !== null ? Reflect.get(element, name) : undefined;
}

function listOf(element: unknown, name: string): readonly unknown[] {
  const found = fieldOf(element, name);
  return Array.isArray(found) ? found : [];
}

function textOf(element: unknown, name: string): string {
  const found = fieldOf(element, name);
  return typeof found === 'string' ? found : '';
}
