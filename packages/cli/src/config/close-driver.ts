import { setTimeout as delay } from 'node:timers/promises';
import type { Driver } from '@androidworld/core';
import type { Terminal } from '../terminal.ts';

/** Closes a driver; one that hangs, as with a phone that does, is left behind with a word. */
export async function closeDriver(
  driver: Pick<Driver, 'name' | 'close'>,
  { stderr }: Pick<Terminal, 'stderr'>,
  limitMs = 30_000,
): Promise<void> {
  const inTime = new AbortController();
  const limit = delay(limitMs, 'hangs' as const, { signal: inTime.signal }).catch(() => undefined);
  try {
    const closed = await Promise.race([driver.close?.(), limit]);
    if (closed === 'hangs')
      stderr.write(`Driver "${driver.name}" did not close within ${limitMs / 1_000} s; it was left behind\n`);
  } finally {
    inTime.abort();
  }
}
