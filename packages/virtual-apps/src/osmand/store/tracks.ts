import type { AppApi } from '@androidworld/app-sdk';
import { type LatLon, lengthOf } from '../geo/lat-lon.ts';
import { externalFolder } from '../package-name.ts';
import { escapeXml, place, renderGpxFile } from './gpx.ts';

export const tracksFolder = `${externalFolder}/tracks`;

/** A track of the folder. */
export interface Track {
  /** Of its file, without the extension. */
  readonly name: string;
  readonly path: string;
  /** Below the folder of tracks; empty at the top. */
  readonly folder: string;
  readonly segments: readonly (readonly LatLon[])[];
  readonly waypoints: readonly (LatLon & { readonly name: string })[];
  readonly modifiedMs: number;
}

/** A track as "Plan a route" writes it: the points themselves, with straight lines between them. */
function renderTrack(
  name: string,
  segments: readonly (readonly LatLon[])[],
  timeMs: number,
  others: readonly string[] = [],
): string {
  const segmentLines = segments.flatMap((points) => [
    '  <trkseg>',
    ...points.map((point) => `    <trkpt ${place(point)} />`),
    '  </trkseg>',
  ]);
  const track = ['<trk>', `  <name>${escapeXml(name)}</name>`, ...segmentLines, '</trk>'];
  return renderGpxFile({ name, timeMs, content: [...track, ...others], creator: 'OsmAndRouterV2' });
}

/** Markers as a file: points alone, no track. */
export function renderWaypoints(name: string, points: Track['waypoints'], timeMs: number): string {
  const content = points.flatMap((point) => [
    `<wpt ${place(point)}>`,
    `  <name>${escapeXml(point.name)}</name>`,
    '</wpt>',
  ]);
  return renderGpxFile({ name, timeMs, content });
}

/** What of a GPX file is a track. Null if it is no XML. */
export function parseTrack(text: string): Pick<Track, 'segments' | 'waypoints'> | null {
  const file = new DOMParser().parseFromString(text, 'application/xml');
  if (file.querySelector('parsererror') !== null) return null;
  const placeOf = (element: Element): LatLon => ({
    lat: Number.parseFloat(element.getAttribute('lat') ?? ''),
    lon: Number.parseFloat(element.getAttribute('lon') ?? ''),
  });
  const isPlace = ({ lat, lon }: LatLon) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const segments = [...file.getElementsByTagNameNS('*', 'trkseg')].map((segment) =>
    [...segment.getElementsByTagNameNS('*', 'trkpt')].map(placeOf).filter(isPlace),
  );
  const waypoints = [...file.getElementsByTagNameNS('*', 'wpt')]
    .map((point) => ({ ...placeOf(point), name: point.getElementsByTagNameNS('*', 'name')[0]?.textContent ?? '' }))
    .filter(isPlace);
  return { segments, waypoints };
}

/** All tracks, newest first. Files that are no GPX are left out. */
export async function listTracks(api: AppApi): Promise<readonly Track[]> {
  const found: Track[] = [];
  const visit = async (path: string, folder: string): Promise<void> => {
    if ((await api.files.stat(path)) === null) return;
    for (const file of await api.files.list(path)) {
      if (file.kind === 'directory') await visit(file.path, folder === '' ? file.name : `${folder}/${file.name}`);
      if (file.kind !== 'file' || !file.name.endsWith('.gpx')) continue;
      const parsed = parseTrack(await api.files.readText(file.path));
      if (parsed === null) continue;
      found.push({ ...parsed, name: file.name.slice(0, -4), path: file.path, folder, modifiedMs: file.modifiedMs });
    }
  };
  await visit(tracksFolder, '');
  return found.sort((one, other) => other.modifiedMs - one.modifiedMs);
}

/** Folders of tracks, below the one of all. */
export async function listTrackFolders(api: AppApi): Promise<readonly string[]> {
  if ((await api.files.stat(tracksFolder)) === null) return [];
  const files = await api.files.list(tracksFolder);
  return files.filter(({ kind }) => kind === 'directory').map(({ name }) => name);
}

/** Writes a track. @param folder below the one of all tracks; empty at the top @returns its path */
export async function writeTrack(
  api: AppApi,
  { name, folder, segments }: Pick<Track, 'name' | 'folder' | 'segments'>,
): Promise<string> {
  const parent = folder === '' ? tracksFolder : `${tracksFolder}/${folder}`;
  await api.files.mkdir(parent);
  const path = `${parent}/${name}.gpx`;
  await api.files.write(path, renderTrack(name, segments, await api.clock.now()));
  return path;
}

/** Below the folder of tracks, with its extension: how the settings name it. */
export function fileOf({ folder, name }: Pick<Track, 'folder' | 'name'>): string {
  return folder === '' ? `${name}.gpx` : `${folder}/${name}.gpx`;
}

export function trackLength({ segments }: Pick<Track, 'segments'>): number {
  return segments.reduce((sum, points) => sum + lengthOf(points), 0);
}
