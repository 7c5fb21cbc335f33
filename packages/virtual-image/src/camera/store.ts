import { type AppApi, type Row, uniqueName } from '@androidworld/app-sdk';
import { videoSize } from './encode-video.ts';
import { mediaName } from './media-name.ts';
import { cameraPackage } from './package-name.ts';
import { photoSize } from './take-photo.ts';

/** A photo or video that was taken. */
export interface MediaItem {
  readonly kind: 'photo' | 'video';
  readonly uri: string;
  readonly path: string;
  readonly title: string;
  readonly takenMs: number;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
  /** Of videos. */
  readonly durationMs: number;
}

const collections = {
  photo: {
    uri: 'content://media/external/images/media',
    prefix: 'IMG',
    folder: 'Pictures',
    extension: '.jpg',
    mimeType: 'image/jpeg',
    size: photoSize,
  },
  video: {
    uri: 'content://media/external/video/media',
    prefix: 'VID',
    folder: 'Movies',
    extension: '.mp4',
    mimeType: 'video/mp4',
    size: videoSize,
  },
} as const;

/**
 * Puts a photo or video into MediaStore, which chooses the folder, as Camera2 does since Android 11.
 *
 * @param content its bytes, once they are ready; the row is there before
 * @returns URI of the row
 */
export async function saveMedia(
  api: AppApi,
  kind: MediaItem['kind'],
  content: Promise<Uint8Array>,
  { takenMs, durationMs }: { readonly takenMs: number; readonly durationMs?: number },
): Promise<string> {
  const { uri: collection, prefix, folder, extension, mimeType, size } = collections[kind];
  const wanted = mediaName(prefix, takenMs, await api.clock.zone()) + extension;
  // Two pictures of one second are told apart by a number.
  const name = uniqueName(await namesIn(api, `/storage/emulated/0/${folder}`), wanted, 'underscore');
  const title = name.slice(0, -extension.length);
  const values = { title, datetaken: takenMs, mime_type: mimeType };
  const uri = await api.content.insert(collection, { ...values, _display_name: name, is_pending: 1 });
  if (uri === null) throw new Error(`MediaStore did not take ${name}`);
  const [row] = await api.content.query(uri, { projection: ['_data'] });
  await api.files.write(String(row?._data), await content);
  await api.content.update(uri, {
    ...values,
    ...size,
    is_pending: 0,
    ...(durationMs === undefined ? {} : { duration: durationMs }),
  });
  return uri;
}

/** Newest first. Without the permission to read others' files Camera2 sees its own only. */
export async function listMedia(api: AppApi): Promise<MediaItem[]> {
  const kinds = ['photo', 'video'] as const;
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const query = { where: 'owner_package_name = ?', args: [cameraPackage], sort: 'datetaken DESC, _id DESC' };
      const rows = await api.content.query(collections[kind].uri, query);
      return rows.map((row) => readRow(kind, row));
    }),
  );
  return found.flat().sort((one, other) => other.takenMs - one.takenMs);
}

export async function deleteMedia(api: AppApi, item: MediaItem): Promise<void> {
  await api.content.delete(item.uri);
}

async function namesIn(api: AppApi, folder: string): Promise<string[]> {
  if ((await api.files.stat(folder)) === null) return [];
  return (await api.files.list(folder)).map(({ name }) => name);
}

function readRow(kind: MediaItem['kind'], row: Row): MediaItem {
  return {
    kind,
    uri: `${collections[kind].uri}/${row._id}`,
    path: String(row._data),
    title: String(row.title),
    takenMs: Number(row.datetaken),
    size: Number(row._size),
    width: Number(row.width ?? 0),
    height: Number(row.height ?? 0),
    mimeType: String(row.mime_type),
    durationMs: Number(row.duration ?? 0),
  };
}
