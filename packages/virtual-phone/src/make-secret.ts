import { randomBytes } from 'node:crypto';

/** What nobody guesses, fit for a path or a query. */
export function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}
