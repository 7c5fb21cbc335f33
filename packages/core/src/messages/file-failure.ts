import { AndroidWorldError } from '../contracts/errors.ts';
import { describeFileError } from './describe-file-error.ts';

/**
 * What came of writing a file, as an error for people; what says nothing of the disk comes back as it is.
 *
 * @param what was tried, e.g. `write the report`
 */
export function fileFailure(error: unknown, { what, file }: { readonly what: string; readonly file: string }): unknown {
  const reason = describeFileError(error);
  if (reason === undefined) return error;
  return new AndroidWorldError('AW_STORE_FAILED', `Cannot ${what} "${file}": ${reason}`, {
    details: { file, reason },
    cause: error,
  });
}
