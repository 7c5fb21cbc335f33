import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { describeFileError } from './describe-file-error.ts';

const failed = (code: unknown) => Object.assign(new Error('write'), { code });

describe('describeFileError()', () => {
  it('says what a real error means', async () => {
    const error = await readFile(import.meta.dirname, 'utf8').catch((reason: unknown) => reason);
    expect(describeFileError(error)).toBe('it is a folder (EISDIR)');
    const missing = await readFile(`${import.meta.filename}/there`).catch((reason: unknown) => reason);
    expect(describeFileError(missing)).toBe('a part of the path is no folder (ENOTDIR)');
  });

  it('says it of what fills, locks, limits or loses a disk', () => {
    const codes =
      'ENOSPC EDQUOT EFBIG EROFS EACCES EPERM EIO ENOENT EEXIST ELOOP ENAMETOOLONG EMFILE ENFILE EBUSY ESTALE';
    expect(codes.split(' ').map((code) => describeFileError(failed(code)))).toMatchInlineSnapshot(`
      [
        "no space is left on the disk (ENOSPC)",
        "the disk quota is used up (EDQUOT)",
        "the file would be larger than is allowed (EFBIG)",
        "the disk is read-only (EROFS)",
        "this user may not (EACCES)",
        "this user may not (EPERM)",
        "the disk has failed (EIO)",
        "there is no such file or folder (ENOENT)",
        "something else has that name (EEXIST)",
        "its links go round in circles (ELOOP)",
        "the name is too long (ENAMETOOLONG)",
        "too many files are open (EMFILE)",
        "too many files are open on this machine (ENFILE)",
        "it is in use (EBUSY)",
        "the disk is no longer there (ESTALE)",
      ]
    `);
  });

  it.each([
    ['an error of the program', new TypeError('x is not a function')],
    ['an error that says nothing of the disk', failed('ECONNREFUSED')],
    ['an error with a number', failed(28)],
    ['what is no error', { code: 'ENOSPC' }],
    ['nothing', undefined],
    ['a name that every object knows', failed('toString')],
  ])('says nothing of %s', (_, error) => {
    expect(describeFileError(error)).toBeUndefined();
  });
});
