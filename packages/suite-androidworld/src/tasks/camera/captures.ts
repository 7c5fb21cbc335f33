import { emptyFolder, type ListedFile, listFiles, sharedStorage } from '@androidworld/android-kit';
import type { TaskContext } from '@androidworld/core';

/** Where photos and videos go, and what the Camera app calls them. */
const kinds = {
  photo: { folder: `${sharedStorage}/Pictures`, name: /^IMG_\d{8}_\d{6}(_\d+)?\.jpg$/ },
  video: { folder: `${sharedStorage}/Movies`, name: /^VID_\d{8}_\d{6}(_\d+)?\.mp4$/ },
} as const;

const folders = [kinds.photo.folder, kinds.video.folder, `${sharedStorage}/DCIM`] as const;

/** Leaves no pictures and videos, so that what is there afterwards was taken in the episode. */
export async function clearCaptures({ device, signal }: TaskContext): Promise<undefined> {
  for (const folder of folders) await emptyFolder(device, folder, { signal });
  return undefined;
}

/** Whether exactly one photo or video was taken, and nothing else. */
export async function isOnlyCapture({ device, signal }: TaskContext, kind: keyof typeof kinds): Promise<boolean> {
  const { folder, name } = kinds[kind];
  const elsewhere = folders.filter((other) => other !== folder);
  const [found, ...others] = await Promise.all(
    [folder, ...elsewhere].map((path) => listFiles(device, path, { signal })),
  );
  const [capture, ...more] = (found ?? []).filter(isNotThumbnail);
  if (capture === undefined || more.length > 0 || others.flat().some(isNotThumbnail)) return false;
  return name.test(capture.path) && capture.size > 0;
}

/** MediaStore makes them by itself. */
function isNotThumbnail({ path }: ListedFile): boolean {
  return !path.split('/').includes('.thumbnails');
}
