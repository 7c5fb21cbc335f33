import { posix } from 'node:path';

/** An absolute device path without `.`, `..` and doubled slashes. */
export function resolvePath(base: string, path: string): string {
  return posix.resolve(base === '' ? '/' : base, path);
}
