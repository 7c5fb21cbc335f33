import type { ListedFile } from '@androidworld/android-kit';

/**
 * The only recording among the files of the recorder; undefined when there is none, or more than one, or it is in the
 * trash (then its file has another ending).
 */
export function onlyClip(files: readonly ListedFile[]): ListedFile | undefined {
  const [clip, ...others] = files;
  return clip !== undefined && others.length === 0 && isAudio(clip) ? clip : undefined;
}

function isAudio({ path, size }: ListedFile): boolean {
  return size > 0 && /^[^/]+\.(m4a|wav|3gp)$/.test(path);
}

/** Whether the recorder has written down how long a clip is, which it does when it has ended. */
export function hasEnded(durations: readonly unknown[]): boolean {
  return durations.length === 1 && Number(durations[0]) > 0;
}
