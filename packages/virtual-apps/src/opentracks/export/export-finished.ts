import type { AppApi } from '@androidworld/app-sdk';
import { preferences } from '../store/preferences.ts';
import { exportTracks } from './export-tracks.ts';

/** After a recording, if the person has chosen a folder for it. */
export async function exportFinished(api: AppApi, id: number): Promise<void> {
  const { instantExport, exportDirectory, exportFormat } = await preferences.get(api);
  if (!instantExport || exportDirectory === null) return;
  await exportTracks(api, { ids: [id], folder: exportDirectory, format: exportFormat });
}
