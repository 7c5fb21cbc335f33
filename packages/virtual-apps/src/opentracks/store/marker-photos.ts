import { type AppApi, capturePicture, DateFormat } from '@androidworld/app-sdk';
import { trackerPackage } from '../package-name.ts';

const folder = `/storage/emulated/0/Android/data/${trackerPackage}/files/Pictures`;
const scheme = 'file://';

/** @returns the address of the photo; null when none was taken @throws when no camera answers */
export async function takeMarkerPhoto(api: AppApi, trackId: number): Promise<string | null> {
  const taken = await capturePicture(api);
  return taken && (await keepMarkerPhoto(api, trackId, taken));
}

/** Keeps a copy with the track. @returns the address of the photo */
export async function keepMarkerPhoto(api: AppApi, trackId: number, bytes: Uint8Array): Promise<string> {
  const path = await newPath(api, trackId);
  await api.files.write(path, bytes);
  return `${scheme}${path}`;
}

/** @returns undefined where there is none, or its file is gone */
export async function readMarkerPhoto(api: AppApi, photoUrl: string): Promise<Uint8Array | undefined> {
  if (!photoUrl.startsWith(scheme)) return undefined;
  return api.files.read(photoUrl.slice(scheme.length)).catch(() => undefined);
}

/** Removes the file of a photo that no marker has any more. */
export async function removeMarkerPhoto(api: AppApi, photoUrl: string): Promise<void> {
  const path = photoUrl.slice(scheme.length);
  if (photoUrl.startsWith(scheme) && (await api.files.stat(path)) !== null) await api.files.remove(path);
}

/** Removes all photos that were kept with a track. */
export async function removeTrackPhotos(api: AppApi, trackId: number): Promise<void> {
  const own = `${folder}/${trackId}`;
  if ((await api.files.stat(own)) !== null) await api.files.remove(own);
}

async function newPath(api: AppApi, trackId: number): Promise<string> {
  const own = `${folder}/${trackId}`;
  await api.files.mkdir(own);
  return `${own}/${DateFormat.format("yyyy-MM-dd'T'HH_mm_ss", await api.clock.now(), await api.clock.zone())}.jpg`;
}
