import type { AppApi } from '@androidworld/app-sdk';
import { activities, chromePackage } from '../package-name.ts';

const collection = 'content://media/external/downloads';

/** As the chips of the list tell them apart, in their order. */
export const downloadKinds = {
  video: 'Video',
  audio: 'Audio',
  image: 'Images',
  page: 'Pages',
  document: 'Documents',
  other: 'Other',
} as const;

export type DownloadKind = keyof typeof downloadKinds;

/** A file that Chrome has downloaded. */
export interface Download {
  readonly uri: string;
  readonly path: string;
  readonly name: string;
  readonly kind: DownloadKind;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly addedMs: number;
}

export const downloadSources = { uris: [collection] };

/** The newest first. */
export async function listDownloads(api: AppApi): Promise<Download[]> {
  const rows = await api.content.query(collection, {
    projection: ['_id', '_data', '_display_name', '_size', 'mime_type', 'date_added'],
    sort: 'date_added DESC, _id DESC',
  });
  return rows.map((row) => {
    const mimeType = String(row.mime_type ?? 'application/octet-stream');
    return {
      uri: `${collection}/${row._id}`,
      path: String(row._data),
      name: String(row._display_name),
      kind: kindOf(mimeType),
      mimeType,
      size: Number(row._size),
      addedMs: Number(row.date_added) * 1000,
    };
  });
}

function kindOf(mimeType: string): DownloadKind {
  const [kind] = mimeType.split('/');
  if (mimeType === 'text/html' || mimeType === 'multipart/related') return 'page';
  if (kind === 'text' || mimeType === 'application/pdf') return 'document';
  return kind === 'video' || kind === 'audio' || kind === 'image' ? kind : 'other';
}

/** Pages here; the rest in whatever app shows files of its kind. */
export const openDownload = (api: AppApi, { uri, mimeType, kind }: Download) =>
  api
    .startActivity({
      action: 'android.intent.action.VIEW',
      data: uri,
      type: mimeType,
      ...(kind === 'page' && { component: { packageName: chromePackage, className: activities.tabbed } }),
    })
    .catch(() => api.toast('No app found'));

/** MediaStore follows what becomes of the file. */
export const renameDownload = (api: AppApi, { path, name }: Download, to: string) =>
  api.files.move(path, `${path.slice(0, -name.length)}${to}`);
export const deleteDownload = (api: AppApi, { uri }: Download) => api.content.delete(uri);
