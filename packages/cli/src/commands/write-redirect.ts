import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTempFolder } from '@androidworld/core/host';

/**
 * Writes a page, for this user alone, that leads on to an address. A browser is started with the page's path: every user
 * of the computer may read command lines, and addresses of phones hold a token.
 *
 * @returns the page's path; it goes with this process
 */
export function writeRedirect(url: string): string {
  const page = join(makeTempFolder('open'), 'phone.html');
  const address = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=${address}"><title>Virtual phone</title><a href="${address}">Virtual phone</a>\n`,
    { mode: 0o600, flag: 'wx' },
  );
  return page;
}
