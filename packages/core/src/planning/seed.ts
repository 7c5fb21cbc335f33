import { createHash } from 'node:crypto';

/**
 * Derives the seed of a task instance from nothing but its place: adding or leaving out tasks changes no other.
 *
 * @returns unsigned 32 bits: the first four bytes of a SHA-256 over a JSON array, which keeps the parts apart
 */
export function instanceSeed(place: { runSeed: number; suite: string; task: string; instance: number }): number {
  const text = JSON.stringify([place.runSeed, place.suite, place.task, place.instance]);
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
