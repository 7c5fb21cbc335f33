import { type AppApi, type MediaItem, type MediaQuery, mediaCollections, uniqueName } from '@androidworld/app-sdk';
import type { CameraMode } from './camera-settings.ts';
import { videoSize } from './encode-video.ts';
import { mediaName } from './media-name.ts';
import { cameraPackage } from './package-name.ts';
import { photoSize } from './take-photo.ts';

/** A photo or video that was taken. */
export type Capture = MediaItem<'images' | 'videos'>;

/** Without the permission to read others' files Camera2 sees its own only. */
export const ownMedia: MediaQuery = {
  where: 'owner_package_name = ?',
  args: [cameraPackage],
  order: 'datetaken DESC, _id DESC',
};

const collections = {
  photo: {
    uri: mediaCollections.images,
    prefix: 'IMG',
    folder: 'Pictures',
    extension: '.jpg',
    mimeType: 'image/jpeg',
    size: photoSize,
  },
  video: {
    uri: mediaCollections.videos,
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
  mode: CameraMode,
  content: Promise<Uint8Array>,
  { takenMs, durationMs }: { readonly takenMs: number; readonly durationMs?: number },
): Promise<string> {
  const { uri: collection, prefix, folder, extension, mimeType, size } = collections[mode];
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

export async function deleteMedia(api: AppApi, item: Capture): Promise<void> {
  await api.content.delete(item.uri);
}

async function namesIn(api: AppApi, folder: string): Promise<string[]> {
  if ((await api.files.stat(folder)) === null) return [];
  return (await api.files.list(folder)).map(({ name }) => name);
}
