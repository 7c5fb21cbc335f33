import { degreesText, type LatLon } from '../geo/lat-lon.ts';
import { creator } from '../package-name.ts';

/** Text in an element or an attribute. Characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

/** `2023-10-15T15:40:00Z` */
export function isoSeconds(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}

export function place({ lat, lon }: LatLon): string {
  return `lat="${degreesText(lat)}" lon="${degreesText(lon)}"`;
}

const namespaces = [
  'xmlns="http://www.topografix.com/GPX/1/1"',
  'xmlns:osmand="https://osmand.net"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd"',
].join(' ');

interface GpxFile {
  readonly name: string;
  readonly timeMs: number;
  /** Lines, without indentation of the file. */
  readonly content: readonly string[];
  readonly creator?: string;
}

/** A whole GPX 1.1 file. */
export function renderGpxFile({ name, timeMs, content, creator: by = creator }: GpxFile): string {
  const lines = [
    '  <metadata>',
    `    <name>${escapeXml(name)}</name>`,
    `    <time>${isoSeconds(timeMs)}</time>`,
    '  </metadata>',
    ...content.map((line) => `  ${line}`),
  ];
  return `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<gpx version="1.1" creator="${by}" ${namespaces}>\n${lines.join('\n')}\n</gpx>\n`;
}
