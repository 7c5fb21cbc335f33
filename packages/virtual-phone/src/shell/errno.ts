const texts: Readonly<Record<string, string>> = {
  ENOENT: 'No such file or directory',
  EACCES: 'Permission denied',
  ENXIO: 'No such device or address',
  EPERM: 'Operation not permitted',
  EISDIR: 'Is a directory',
  ENOTDIR: 'Not a directory',
  EEXIST: 'File exists',
  ENOTEMPTY: 'Directory not empty',
  EROFS: 'Read-only file system',
  EINVAL: 'Invalid argument',
  EXDEV: 'Cross-device link',
  ELOOP: 'Too many symbolic links encountered',
  ENAMETOOLONG: 'File name too long',
  ENOSPC: 'No space left on device',
  EPIPE: 'Broken pipe',
  EBADF: 'Bad file descriptor',
  EIO: 'I/O error',
  EMFILE: 'Too many open files',
  E2BIG: 'Argument list too long',
};

/** Words of strerror(3) for a failed call on the disk; rethrows anything else. */
export function strerror(error: unknown): string {
  const code = errnoCode(error);
  const text = code === undefined ? undefined : texts[code];
  if (text === undefined) throw error;
  return text;
}

/** Words of a code; the code itself when it has none. */
export function errnoText(code: string): string {
  return texts[code] ?? code;
}

/** `ENOENT`, …; undefined when the error is not one of a system call. */
export function errnoCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code in texts ? error.code : undefined;
}
