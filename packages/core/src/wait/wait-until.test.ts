import { expect, test } from 'vitest';
import { waitUntil } from './wait-until.ts';

test('waitUntil() returns the first value that is there', async () => {
  let looks = 0;
  const value = await waitUntil(async () => (++looks < 3 ? undefined : looks), { what: 'three looks', intervalMs: 0 });
  expect(value).toBe(3);
});

test('waitUntil() says what it waited for when time is up', async () => {
  const waiting = waitUntil(async () => false, { what: 'Wi-Fi is on', timeoutMs: 0, intervalMs: 0 });
  await expect(waiting).rejects.toMatchObject({ code: 'AW_TIMEOUT', message: expect.stringContaining('Wi-Fi is on') });
});

test('waitUntil() ends when its signal aborts', async () => {
  const controller = new AbortController();
  const waiting = waitUntil(async () => controller.abort(new Error('stop')), {
    what: 'never',
    signal: controller.signal,
  });
  await expect(waiting).rejects.toThrow();
});
