import { createHash } from 'node:crypto';

/** A script or style sheet as a Content-Security-Policy allows it. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
