import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPictures } from './coming-pictures.ts';
import type { DevtoolsSession } from './devtools-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function openPage() {
  const session = Object.assign(new EventEmitter(), { send: async () => ({}) });
  const pictures = await followPictures(session as unknown as DevtoolsSession);
  return {
    pictures,
    asks: (requestId: string, type = 'Image') => session.emit('Network.requestWillBeSent', { requestId, type }),
    ends: (requestId: string, how: 'loadingFinished' | 'loadingFailed' = 'loadingFinished') =>
      session.emit(`Network.${how}`, { requestId }),
  };
}

test('a page without pictures, or whose pictures have been told of, has none that come', async () => {
  const { pictures, asks, ends } = await openPage();
  expect(await pictures.come()).toBe(false);
  asks('1', 'Fetch');
  expect(await pictures.come()).toBe(false);
  asks('2');
  ends('2');
  expect([await pictures.come(), await pictures.come()]).toEqual([true, false]);
});

test('all that are on their way are waited for, those that do not come as well', async () => {
  const { pictures, asks, ends } = await openPage();
  asks('1');
  asks('2');
  let isOver = false;
  const come = pictures.come().finally(() => {
    isOver = true;
  });
  ends('1');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(false);
  ends('2', 'loadingFailed');
  expect(await come).toBe(true);
});

test('one that neither comes nor fails is waited for once, for 2 s', async () => {
  const { pictures, asks } = await openPage();
  asks('1');
  const come = pictures.come();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await come).toBe(false);
  expect(await pictures.come()).toBe(false);
});
