import type { AppApi } from '../api.ts';

const resultOk = -1;

/**
 * Has the camera take a picture (`MediaStore.ACTION_IMAGE_CAPTURE`).
 *
 * @returns a JPEG; null when none was taken
 * @throws when no camera answers
 */
export async function capturePicture(api: AppApi): Promise<Uint8Array | null> {
  // Where the camera may write, too; a real phone lends it one of the app's own files (FileProvider).
  const path = `/storage/emulated/0/Pictures/capture_${await api.clock.now()}.jpg`;
  const { code } = await api.startActivityForResult({
    action: 'android.media.action.IMAGE_CAPTURE',
    extras: { output: { uri: `file://${path}` } },
  });
  if (code !== resultOk || (await api.files.stat(path)) === null) return null;
  const bytes = await api.files.read(path);
  await api.files.remove(path);
  return bytes;
}
