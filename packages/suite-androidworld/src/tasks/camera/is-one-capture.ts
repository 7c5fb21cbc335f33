import type { ListedFile } from '@androidworld/android-kit';

/** What the Camera app calls its files. */
const names = { photo: /^IMG_\d{8}_\d{6}(_\d+)?\.jpg$/, video: /^VID_\d{8}_\d{6}(_\d+)?\.mp4$/ } as const;

export type CaptureKind = keyof typeof names;

/**
 * Whether exactly one photo or video was taken, and nothing else.
 *
 * @param files what lies in the folder of its kind
 * @param elsewhere what lies in the other folders of the camera
 */
export function isOneCapture(
  kind: CaptureKind,
  { files, elsewhere }: { readonly files: readonly ListedFile[]; readonly elsewhere: readonly ListedFile[] },
): boolean {
  const [capture, ...more] = files.filter(isNotThumbnail);
  if (capture === undefined || more.length > 0 || elsewhere.some(isNotThumbnail)) return false;
  return names[kind].test(capture.path) && capture.size > 0;
}

/** MediaStore makes them by itself. */
function isNotThumbnail({ path }: ListedFile): boolean {
  return !path.split('/').includes('.thumbnails');
}
