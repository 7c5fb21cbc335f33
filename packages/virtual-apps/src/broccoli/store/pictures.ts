import { type AppApi, DateFormat } from '@androidworld/app-sdk';
import { packageName, pictureFolder } from '../package-name.ts';

const cache = `/data/data/${packageName}/cache`;
const resultOk = -1;

/** Keeps a picture until the recipe is saved. @returns its path */
export async function stagePicture(api: AppApi, bytes: Uint8Array): Promise<string> {
  const path = `${cache}/${await pictureName(api)}`;
  await api.files.write(path, bytes);
  return path;
}

/** @returns its path; null when none was taken @throws when no camera answers */
export async function takePicture(api: AppApi): Promise<string | null> {
  const name = await pictureName(api);
  // Where the camera may write, too; a real phone lends it one of the app's own files (FileProvider).
  const taken = `/storage/emulated/0/Pictures/${name}`;
  const { code } = await api.startActivityForResult({
    action: 'android.media.action.IMAGE_CAPTURE',
    extras: { output: { uri: `file://${taken}` } },
  });
  if (code !== resultOk || (await api.files.stat(taken)) === null) return null;
  await api.files.move(taken, `${cache}/${name}`);
  return `${cache}/${name}`;
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
