import { type FileHashes, sameFiles } from '@androidworld/android-kit';

/** Paths below the shared storage. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
}

/** Whether this file came between two looks, and nothing else happened. */
export function isOnlyAdded(after: FileHashes, before: FileHashes, path: string): boolean {
  const others = new Map(after);
  return !before.has(path) && others.delete(path) && sameFiles(others, before);
}

/** Whether this file was deleted between two looks, and nothing else happened. */
export function isOnlyDeleted(after: FileHashes, before: FileHashes, path: string): boolean {
  const wanted = new Map(before);
  return wanted.delete(path) && sameFiles(wanted, after);
}

/** Whether this file was copied between two looks, and nothing else happened. */
export function isOnlyCopied(after: FileHashes, before: FileHashes, { from, to }: Transfer): boolean {
  const content = before.get(from);
  return content !== undefined && sameFiles(new Map(before).set(to, content), after);
}

/** Whether this file was moved between two looks, with what it holds, and nothing else happened. */
export function isOnlyMoved(after: FileHashes, before: FileHashes, { from, to }: Transfer): boolean {
  const content = before.get(from);
  if (content === undefined) return false;
  const wanted = new Map(before);
  wanted.delete(from);
  wanted.set(to, content);
  return sameFiles(wanted, after);
}
