import type { AppApi } from '@androidworld/app-sdk';
import { externalFolder, fileAuthority } from '../package-name.ts';

const gpxType = 'application/gpx+xml';

/** Hands a GPX file to another app. @param subject what it is, e.g. its name */
export async function shareFile(api: AppApi, path: string, subject: string): Promise<void> {
  const uri = `content://${fileAuthority}${path.split('/').map(encodeURIComponent).join('/')}`;
  await api.startChooser(
    {
      action: 'android.intent.action.SEND',
      type: gpxType,
      extras: { 'android.intent.extra.SUBJECT': subject, 'android.intent.extra.STREAM': { uri } },
    },
    'Share',
  );
}

/** What those who were given such an address learn of the file. Files of other apps are not told of. */
export async function querySharedFile(api: AppApi, uri: string) {
  const columns = ['_display_name', '_size', '_data', 'mime_type'];
  const path = decodeURIComponent(new URL(uri).pathname);
  const isOwn = path.startsWith(`${api.dataDir}/`) || path.startsWith(`${externalFolder}/`);
  const file = isOwn ? await api.files.stat(path) : null;
  if (file === null) return { columns, rows: [] };
  return { columns, rows: [{ _display_name: file.name, _size: file.size, _data: path, mime_type: gpxType }] };
}
