import type { Marker, Track, TrackPoint } from '../store/database.ts';
import { pointTypes } from '../store/track-points.ts';

/** A track with all there is of it. */
export interface WholeTrack {
  readonly track: Track;
  readonly points: readonly TrackPoint[];
  readonly markers: readonly Marker[];
}

export type PlacedPoint = TrackPoint & { readonly latitude: number; readonly longitude: number };

const isPlaced = (point: TrackPoint): point is PlacedPoint => point.latitude !== null && point.longitude !== null;

/** The points with a place, a list for each segment. */
export function segmentsOf(points: readonly TrackPoint[]): readonly (readonly PlacedPoint[])[] {
  const segments: PlacedPoint[][] = [];
  for (const point of points) {
    const begins = point.type === pointTypes.segmentStartManual || point.type === pointTypes.segmentStartAutomatic;
    if (begins || segments.length === 0) segments.push([]);
    if (isPlaced(point)) segments.at(-1)?.push(point);
  }
  return segments.filter((segment) => segment.length > 0);
}

export const isoTime = (ms: number) => new Date(ms).toISOString();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export function uuidText(bytes: Uint8Array | null): string {
  const hex = [...(bytes ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.*)$/, '$1-$2-$3-$4-$5');
}
