import { type AppApi, DateFormat } from '@androidworld/app-sdk';
import type { Track } from '../store/database.ts';
import { listMarkers } from '../store/markers.ts';
import { preferences } from '../store/preferences.ts';
import { listPoints } from '../store/track-points.ts';
import { findTracks } from '../store/tracks.ts';
import { type ExportFormat, exportFormats } from './formats.ts';
import { renderCsv } from './render-csv.ts';
import { renderGpx } from './render-gpx.ts';
import { renderKml } from './render-kml.ts';
import { uuidText, type WholeTrack } from './track-text.ts';
import { zipOf } from './zip.ts';

/** Writes each track into a file of its own. @returns the files */
export async function exportTracks(
  api: AppApi,
  { ids, folder, format }: { ids?: readonly number[]; folder: string; format: ExportFormat },
): Promise<readonly string[]> {
  const { exportFilename } = await preferences.get(api);
  const tracks = await readTracks(api, ids);
  const files: string[] = [];
  for (const whole of tracks) {
    const file = `${folder}/${fileName(exportFilename, whole.track)}.${exportFormats[format].extension}`;
    await api.files.write(file, renderTracks([whole], format));
    files.push(file);
  }
  return files;
}

/** Writes all tracks into one file. */
export async function exportBackup(api: AppApi, folder: string, format: ExportFormat): Promise<void> {
  const tracks = await readTracks(api);
  const file = `${folder}/OpenTracks-Backup.${exportFormats[format].extension}`;
  await api.files.write(file, renderTracks(tracks, format));
}

async function readTracks(api: AppApi, ids?: readonly number[]): Promise<readonly WholeTrack[]> {
  const tracks = await findTracks(api, ids);
  return Promise.all(
    tracks.map(async (track) => {
      const [points, markers] = await Promise.all([listPoints(api, track.id), listMarkers(api, { trackId: track.id })]);
      return { track, points, markers };
    }),
  );
}

function renderTracks(tracks: readonly WholeTrack[], format: ExportFormat): string | Uint8Array {
  const { extension } = exportFormats[format];
  if (extension === 'gpx') return renderGpx(tracks);
  if (extension === 'csv') return renderCsv(tracks);
  const kml = renderKml(tracks);
  return extension === 'kml' ? kml : zipOf('doc.kml', new TextEncoder().encode(kml));
}

function fileName(pattern: string, track: Track): string {
  const local = track.startMs + track.startOffset * 1000;
  const parts: Readonly<Record<string, string>> = {
    date: DateFormat.format('yyyy-MM-dd', local, 'UTC'),
    time: DateFormat.format('HH_mm', local, 'UTC'),
    name: track.name,
    uuid: uuidText(track.uuid).slice(0, 8),
    category: track.category,
  };
  const filled = pattern.replace(/\{(\w+)\}/g, (whole, key: string) => parts[key] ?? whole);
  return filled.replace(/[/\\:*?"<>|]/g, '_');
}
