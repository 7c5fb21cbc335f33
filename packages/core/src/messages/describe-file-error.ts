/**
 * Why a file could not be read or written, for people: of errors that say something of the disk and not of the program.
 *
 * @returns e.g. `no space is left on the disk (ENOSPC)`; `undefined` for any other error
 */
export function describeFileError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const reason = reasons.get(error.code);
  return reason === undefined ? undefined : `${reason} (${error.code})`;
}

const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOSPC: 'no space is left on the disk',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file would be larger than is allowed',
    EROFS: 'the disk is read-only',
    EACCES: 'this user may not',
    EPERM: 'this user may not',
    EIO: 'the disk has failed',
    ENOENT: 'there is no such file or folder',
    ENOTDIR: 'a part of the path is no folder',
    EEXIST: 'something else has that name',
    EISDIR: 'it is a folder',
    ELOOP: 'its links go round in circles',
    ENAMETOOLONG: 'the name is too long',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open on this machine',
    EBUSY: 'it is in use',
    ESTALE: 'the disk is no longer there',
  }),
);
