import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret with what somebody gave for it, in a time that says nothing about where they differ. */
export function isSameSecret(given: string | null | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== null && given !== undefined && timingSafeEqual(digest(given), digest(secret));
}
