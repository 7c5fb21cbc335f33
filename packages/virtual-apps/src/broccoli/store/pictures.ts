import { type AppApi, capturePicture, DateFormat } from '@androidworld/app-sdk';
import { packageName, pictureFolder } from '../package-name.ts';

const cache = `/data/data/${packageName}/cache`;

/** Keeps a picture until the recipe is saved. @returns its path */
export async function stagePicture(api: AppApi, bytes: Uint8Array): Promise<string> {
  const path = `${cache}/${await pictureName(api)}`;
  await api.files.write(path, bytes);
  return path;
}

/** @returns its path; null when none was taken @throws when no camera answers */
export async function takePicture(api: AppApi): Promise<string | null> {
  const taken = await capturePicture(api);
  return taken && (await stagePicture(api, taken));
}

/** @param name of a file there is already, or a path as the others give it @returns the name to be stored */
export async function keepPicture(api: AppApi, name: string): Promise<string> {
  if (!name.startsWith('/')) return name;
  const file = name.slice(name.lastIndexOf('/') + 1);
  await api.files.mkdir(pictureFolder);
  await api.files.move(name, `${pictureFolder}/${file}`);
  return file;
}

/** Told apart by the time in milliseconds, where the real app draws a number. */
async function pictureName(api: AppApi): Promise<string> {
  const now = await api.clock.now();
  return `JPEG_${DateFormat.format('yyyyMMdd_HHmmss', now, await api.clock.zone())}_${now}.jpg`;
}
