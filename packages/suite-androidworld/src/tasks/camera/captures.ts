import { emptyFolder, listFiles, sharedStorage } from '@androidworld/android-kit';
import type { TaskContext } from '@androidworld/core';
import { type CaptureKind, isOneCapture } from './is-one-capture.ts';

/** Where photos and videos go. */
const folderOf = { photo: `${sharedStorage}/Pictures`, video: `${sharedStorage}/Movies` } as const;

const folders = [folderOf.photo, folderOf.video, `${sharedStorage}/DCIM`] as const;

/** Leaves no pictures and videos, so that what is there afterwards was taken in the episode. */
export async function clearCaptures({ device, signal }: TaskContext): Promise<undefined> {
  for (const folder of folders) await emptyFolder(device, folder, { signal });
  return undefined;
}

/** Whether exactly one photo or video was taken, and nothing else. */
export async function isOnlyCapture({ device, signal }: TaskContext, kind: CaptureKind): Promise<boolean> {
  const elsewhere = folders.filter((folder) => folder !== folderOf[kind]);
  const [files = [], ...others] = await Promise.all(
    [folderOf[kind], ...elsewhere].map((path) => listFiles(device, path, { signal })),
  );
  return isOneCapture(kind, { files, elsewhere: others.flat() });
}
