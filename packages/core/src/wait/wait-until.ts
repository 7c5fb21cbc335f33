import { setTimeout as delay } from 'node:timers/promises';
import type { Device } from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import { lastSeen, type Saw } from './last-seen.ts';

/** What is waited for, how long, and how often is looked. */
export interface WaitUntilOptions {
  /** What is waited for, as in "Wi-Fi is on": goes into the error. */
  readonly what: string;
  /** What is waited for. One that owns its time lets it pass meanwhile; otherwise nothing would ever happen. */
  readonly device?: Pick<Device, 'time'>;
  /** Ends the wait, which then rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Default 10 s. */
  readonly timeoutMs?: number;
  /** Between two looks; default 100 ms. */
  readonly intervalMs?: number;
}

const longestPauseMs = 1_000;

/**
 * Waits until `condition` gives something other than `undefined`, `null` or `false`, and returns that.
 *
 * @param condition may tell `saw` what it has seen instead, for the message
 * @throws AW_TIMEOUT naming `what` and what was seen last; whatever the condition throws
 */
export async function waitUntil<T>(
  condition: (saw: Saw) => Promise<T | undefined | null | false>,
  options: WaitUntilOptions,
): Promise<T> {
  const { what, device, signal, timeoutMs = 10_000, intervalMs = 100 } = options;
  const time = device?.time;
  const now = () => time?.now() ?? performance.now();
  const deadline = now() + timeoutMs;
  const seen = lastSeen();
  let pauseMs = intervalMs;
  for (;;) {
    signal?.throwIfAborted();
    const value = await condition(seen.saw);
    if (value !== undefined && value !== null && value !== false) return value;
    if (now() >= deadline) {
      throw new AndroidWorldError(
        'AW_TIMEOUT',
        `Timed out after ${timeoutMs} ms waiting until ${what}${seen.ending()}`,
        {
          details: { what, timeoutMs },
        },
      );
    }
    const call = signal ? { signal } : {};
    await (time === undefined ? delay(pauseMs, undefined, call) : time.pass(pauseMs, call));
    // Looks at a device whose time passes at once cost more than its time does.
    if (time !== undefined) pauseMs = Math.min(longestPauseMs, 2 * pauseMs);
  }
}
