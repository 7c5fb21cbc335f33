/** What of a GPX file becomes a track. */
export interface GpxTrack {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** As the app wrote it; null in files of others. */
  readonly uuid: Uint8Array | null;
  readonly segments: readonly (readonly GpxPoint[])[];
}

interface GpxPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number | null;
  readonly timeMs: number;
}

/** The tracks of a GPX file; points without a place or a time are left out. */
export function parseGpx(text: string): readonly GpxTrack[] {
  return elements(text, 'trk').map(({ content }) => {
    const beforePoints = content.split('<trkseg')[0] ?? '';
    return {
      name: textOf(beforePoints, 'name'),
      description: textOf(beforePoints, 'desc'),
      category: textOf(beforePoints, 'type'),
      uuid: uuidOf(textOf(beforePoints, 'opentracks:trackid')),
      segments: elements(content, 'trkseg').map((segment) =>
        elements(segment.content, 'trkpt')
          .map(pointOf)
          .filter((point) => point !== undefined),
      ),
    };
  });
}

function pointOf({ attributes, content }: Element): GpxPoint | undefined {
  const latitude = Number(/\blat="([^"]*)"/.exec(attributes)?.[1] || Number.NaN);
  const longitude = Number(/\blon="([^"]*)"/.exec(attributes)?.[1] || Number.NaN);
  const timeMs = Date.parse(textOf(content, 'time'));
  const elevation = Number.parseFloat(textOf(content, 'ele'));
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180) || Number.isNaN(timeMs)) return undefined;
  return { latitude, longitude, timeMs, elevation: Number.isFinite(elevation) ? elevation : null };
}

interface Element {
  readonly attributes: string;
  readonly content: string;
}

function elements(text: string, name: string): readonly Element[] {
  const found = text.matchAll(new RegExp(`<${name}(\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'));
  return [...found].map((match) => ({ attributes: match[1] ?? '', content: match[2] ?? '' }));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(text: string, name: string): string {
  const found = elements(text, name)[0]?.content.replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1') ?? '';
  return found.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole).trim();
}

function uuidOf(text: string): Uint8Array | null {
  const hex = text.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
