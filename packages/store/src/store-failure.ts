import { AndroidWorldError, isAndroidWorldError } from '@androidworld/core';
import { describeFileError } from '@androidworld/core/internals';

const goOn = 'What was stored before is kept; put this right, then go on with the run: androidworld run --resume last';

/**
 * What a write or read of the results came to, as an error for people; what is no failure of disk or database is a
 * mistake of ours, and comes back as it is.
 *
 * @param what was tried, e.g. `write the results database`
 * @param advice what to do next; default: put it right, and go on with the run
 */
export function storeFailure(
  error: unknown,
  { what, file, advice = goOn }: { readonly what: string; readonly file: string; readonly advice?: string },
): unknown {
  if (isAndroidWorldError(error)) return error;
  const reason = describeFileError(error) ?? describeSqliteError(error);
  if (reason === undefined) return error;
  return new AndroidWorldError('AW_STORE_FAILED', `Cannot ${what} "${file}": ${reason}. ${advice}`, {
    details: { file, reason },
    cause: error,
  });
}

function describeSqliteError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code } = error;
  const reason = Object.entries(reasons).find(([prefix]) => code === prefix || code.startsWith(`${prefix}_`))?.[1];
  return reason === undefined ? undefined : `${reason} (${code})`;
}

/** By primary result code. @see https://www.sqlite.org/rescode.html */
const reasons: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'no space is left on the disk',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_IOERR: 'the disk failed, is full, or is no longer there',
  SQLITE_CANTOPEN: 'it, or a file beside it, cannot be opened',
  SQLITE_PERM: 'this user may not',
  SQLITE_BUSY: 'another process has kept it locked',
  SQLITE_LOCKED: 'another process has kept it locked',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_NOTADB: 'it is no database any more',
};
