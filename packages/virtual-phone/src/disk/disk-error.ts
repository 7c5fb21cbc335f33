import type { DiskError } from './disk.ts';

const messages: Readonly<Record<string, string>> = {
  EACCES: 'Permission denied',
  EEXIST: 'File exists',
  EINVAL: 'Invalid argument',
  EISDIR: 'Is a directory',
  ELOOP: 'Too many symbolic links encountered',
  EMFILE: 'Too many open files',
  ENAMETOOLONG: 'File name too long',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  ENOTDIR: 'Not a directory',
  ENOTEMPTY: 'Directory not empty',
  ENXIO: 'No such device or address',
  EPERM: 'Operation not permitted',
  EROFS: 'Read-only file system',
  EXDEV: 'Cross-device link',
};

class SystemCallError extends Error implements DiskError {
  override readonly name = 'DiskError';
  readonly code: string;
  readonly path: string;

  constructor(code: string, path: string, cause?: unknown) {
    super(`${path}: ${messages[code] ?? code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.path = path;
  }
}

/** A failed system call on a device path, with the text of `strerror`. */
export function diskError(code: string, path: string, cause?: unknown): DiskError {
  return new SystemCallError(code, path, cause);
}

export function isDiskError(error: unknown, code?: string): error is DiskError {
  return (
    error instanceof Error &&
    error.name === 'DiskError' &&
    'code' in error &&
    (code === undefined || error.code === code)
  );
}

/** Runs a call on the host's file system; its errors become those of the device path. */
export function onHost<T>(path: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw asDiskError(error, path);
  }
}

/** An error of the host's file system as that of a device path; any other as it is. */
export function asDiskError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || isDiskError(error) || !('code' in error) || typeof error.code !== 'string') {
    return error;
  }
  return error.code.startsWith('E') && !error.code.startsWith('ERR_') ? diskError(error.code, path, error) : error;
}
