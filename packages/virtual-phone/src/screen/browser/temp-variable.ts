import { join } from 'node:path';

/** Where a browser with windows listens for a second start of itself, in its temporary folder. */
const socket = join('org.chromium.Chromium.XXXXXX', 'SingletonSocket');
/** Bytes of a socket's address on macOS, without the end; Linux has four more. */
const longestAddress = 103;

/**
 * The variable that has a Chromium keep its files in `folder`. One with windows ends at once where the address of its socket
 * would be too long, as in the temporary folders of macOS: it keeps that in the folder of this process's environment.
 *
 * @see Chromium, `chrome/browser/process_singleton_posix.cc`
 */
export function tempVariable(folder: string, { hasWindows }: { readonly hasWindows: boolean }): { TMPDIR?: string } {
  const isTooLong = Buffer.byteLength(join(folder, socket)) > longestAddress;
  return hasWindows && isTooLong ? {} : { TMPDIR: folder };
}
