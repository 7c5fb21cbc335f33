import { EventEmitter } from 'node:events';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWebPages } from './web-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'http://p1.localhost/page.html';

/** A phone's page with one that loops before it has been told the zone. */
function openStuckPage() {
  const send = (method: string) =>
    method === 'Target.getTargetInfo'
      ? Promise.resolve({ targetInfo: { targetId: 'T' } })
      : new Promise<never>(() => undefined);
  const session = { send, on: () => undefined, off: () => undefined };
  const main = {};
  const page = Object.assign(new EventEmitter(), { mainFrame: () => main });
  const stuck: string[] = [];
  const webPages = followWebPages({
    page: page as unknown as Page,
    context: { newCDPSession: async () => session } as unknown as BrowserContext,
    zone: 'UTC',
    standsStill: true,
    unlessWaiting: (sent) => sent,
    onStuck: (looping) => void stuck.push(looping),
  });
  page.emit('framenavigated', { parentFrame: () => main, url: () => url });
  return { webPages, stuck };
}

test('a page that loops before it has been told the zone is watched, and ends like another', async () => {
  const { stuck } = openStuckPage();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stuck).toEqual([url]);
});

test('a page that does not answer is not waited for by a picture', async () => {
  const { webPages } = openStuckPage();
  const come = webPages.picturesCome();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await come).toBe(false);
});
