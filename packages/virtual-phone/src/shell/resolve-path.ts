import { posix } from 'node:path';

/** An absolute device path without `.`, `..` and doubled slashes. */
export function resolvePath(base: string, path: string): string {
  return posix.resolve(base === '' ? '/' : base, path);
}

/** `/sdcard/`, `.`, `a/..`: path_resolution(7) follows a link that comes last here, also where links are looked at. */
export function isPathOfFolder(path: string): boolean {
  return /(?:^|\/)\.{0,2}$/.test(path);
}
