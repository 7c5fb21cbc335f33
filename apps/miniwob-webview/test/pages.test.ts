import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages, findPageSources, PAGE_LIMIT_BYTES } from '../build-pages.ts';
import { launchBrowser } from './launch-browser.ts';
import { type OpenedPage, openPage, PHONE_SCREEN } from './open-page.ts';

const tasks = [...(await findPageSources()).keys()];
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miniwob-pages-'));
  await buildPages(folder);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

describe.each(tasks)('%s', (task) => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await openPage(browser, folder, task);
  });

  afterAll(async () => {
    await opened[Symbol.asyncDispose]();
  });

  it('is one small file that loads nothing', async () => {
    const html = await readFile(join(folder, 'html/miniwob', `${task}.html`), 'utf8');
    expect(Buffer.byteLength(html)).toBeLessThan(PAGE_LIMIT_BYTES);
    expect(html).not.toMatch(/(?:src|href)=["']?https?:|url\(["']?https?:|import\(/);
  });

  it('starts with any seed, with the same problem each time', async () => {
    for (const seed of seeds) {
      const utterance = await opened.start(seed);
      expect(utterance).toMatch(/\S/);
      expect(opened.lines.at(-1)).toBe(`utterance: ${utterance}`);
      const shown = await opened.page.locator('#area').innerHTML();
      expect(await opened.start(seed)).toBe(utterance);
      expect(await opened.page.locator('#area').innerHTML()).toBe(shown);
    }
    expect(opened.problems).toEqual([]);
  });

  it('fits the width of a phone', async () => {
    for (const seed of seeds) {
      await opened.start(seed);
      expect(await opened.page.evaluate(rightmostEdge), `seed ${seed}`).toBeLessThanOrEqual(PHONE_SCREEN.width);
    }
  });

  it('gives no reward to whoever does nothing', async () => {
    await opened.start(1);
    expect(await opened.reward()).toBeUndefined();
  });

  it('ends an episode once, and is covered and inert after it', async () => {
    await opened.start(1);
    await opened.page.evaluate('core.endEpisode(0.5); core.endEpisode(-1)');
    expect(await opened.reward()).toBe(0.5);
    expect(opened.lines.filter((line) => line.startsWith('reward')).at(-1)).toBe('reward: 0.5 (raw: 0.5)');
    expect(await opened.page.evaluate('document.elementFromPoint(50, 100).id')).toBe('sync-task-cover');
    await opened.page.touchscreen.tap(50, 100);
    expect(await opened.reward()).toBe(0.5);
    expect(opened.problems).toEqual([]);
  });
});

function rightmostEdge(): number {
  const shown = [...document.querySelectorAll('#wrap, #wrap *')].filter((element) => element.checkVisibility());
  return Math.max(
    document.documentElement.scrollWidth,
    ...shown.map((element) => element.getBoundingClientRect().right),
  );
}
