/** Linux's numbers and texts of the errors a phone's disk and sockets give. */
const errors: Readonly<Record<string, readonly [errno: number, text: string]>> = {
  EPERM: [1, 'Operation not permitted'],
  ENOENT: [2, 'No such file or directory'],
  EIO: [5, 'I/O error'],
  EACCES: [13, 'Permission denied'],
  EEXIST: [17, 'File exists'],
  EXDEV: [18, 'Invalid cross-device link'],
  ENOTDIR: [20, 'Not a directory'],
  EISDIR: [21, 'Is a directory'],
  EINVAL: [22, 'Invalid argument'],
  EFBIG: [27, 'File too large'],
  ENOSPC: [28, 'No space left on device'],
  EROFS: [30, 'Read-only file system'],
  ENAMETOOLONG: [36, 'File name too long'],
  ENOTEMPTY: [39, 'Directory not empty'],
  ELOOP: [40, 'Too many symbolic links encountered'],
  EOPNOTSUPP: [95, 'Operation not supported on transport endpoint'],
  EADDRINUSE: [98, 'Address already in use'],
};

/** A failed system call, recognised by a code such as `ENOENT`; anything else is a bug and thrown on. */
export function systemError(error: unknown): { readonly errno: number; readonly text: string; readonly code: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E(?!RR_)[A-Z0-9]+$/.test(code)) throw error;
  const [errno, text] = errors[code] ?? [5, 'I/O error'];
  return { code, errno, text };
}
