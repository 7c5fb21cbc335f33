import type { WebRest } from './bridge-messages.ts';

const longestReason = 200;

/** What a page says of its rest; of one that says something else, or nothing, nothing is known to go on. */
export function parseWebRest(answer: unknown): WebRest {
  if (typeof answer !== 'object' || answer === null) return { reason: null, nextMs: null, isMoving: false };
  const { reason, nextMs, isMoving } = answer as Partial<Record<keyof WebRest, unknown>>;
  return {
    reason: typeof reason === 'string' ? reason.slice(0, longestReason) : null,
    nextMs: typeof nextMs === 'number' && Number.isFinite(nextMs) ? nextMs : null,
    isMoving: isMoving === true,
  };
}
