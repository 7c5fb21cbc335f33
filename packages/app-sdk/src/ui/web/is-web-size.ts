import type { WebSize } from './bridge-messages.ts';

/** A page may answer anything. */
export function isWebSize(answer: unknown): answer is WebSize {
  if (typeof answer !== 'object' || answer === null) return false;
  const { width, height } = answer as Partial<Record<keyof WebSize, unknown>>;
  return typeof width === 'number' && typeof height === 'number';
}
