import { vi } from 'vitest';

/** Waits until expectations hold; with time enough for a busy machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 10 });
}
