import { setTimeout as delay } from 'node:timers/promises';
import { AndroidWorldError } from '../contracts/errors.ts';

export interface UntilOptions {
  /** What is waited for, as in "Wi-Fi is on": goes into the error. */
  readonly what: string;
  readonly signal?: AbortSignal | undefined;
  /** Default 10 s. */
  readonly timeoutMs?: number;
  /** Between two looks; default 100 ms. */
  readonly intervalMs?: number;
}

/**
 * Waits until `condition` gives something other than `undefined`, `null` or `false`, and returns that.
 *
 * @throws TIMEOUT naming `what`; whatever the condition throws
 */
export async function until<T>(
  condition: () => Promise<T | undefined | null | false>,
  options: UntilOptions,
): Promise<T> {
  const { what, signal, timeoutMs = 10_000, intervalMs = 100 } = options;
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const value = await condition();
    if (value !== undefined && value !== null && value !== false) return value;
    if (performance.now() >= deadline) {
      throw new AndroidWorldError('TIMEOUT', `Waited ${timeoutMs} ms in vain until ${what}`, {
        details: { what, timeoutMs },
      });
    }
    await delay(intervalMs, undefined, signal ? { signal } : {});
  }
}
