import { basename } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';

/**
 * The name of a package in a folder, as npm takes it.
 *
 * @param given e.g. `tasks/bank-tasks`, or `@acme/bank-tasks`, whose folder is `bank-tasks`
 * @throws AW_USAGE
 */
export function packageName(given: string): { readonly name: string; readonly folder: string } {
  const isScoped = given.startsWith('@');
  const folder = isScoped ? (given.split('/')[1] ?? '') : given;
  const name = isScoped ? given : basename(given);
  if (/^(?:@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*$/.test(name) && name.length <= 214) return { name, folder };
  throw new AndroidWorldError(
    'AW_USAGE',
    `"${given}" cannot be the name of a package: expected small letters, digits, "-", "." and "_", e.g. bank-tasks or @acme/bank-tasks`,
  );
}
