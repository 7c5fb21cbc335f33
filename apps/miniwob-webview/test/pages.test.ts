import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPageSources, PAGE_LIMIT_BYTES } from '../build-pages.ts';
import { type OpenedPage, PHONE_SCREEN } from './open-page.ts';
import { usePhone } from './use-phone.ts';

const tasks = [...(await findPageSources()).keys()];
const phone = usePhone();

describe.each(tasks)('%s', (task) => {
  let opened: OpenedPage;

  beforeAll(async () => {
    opened = await phone.open(task);
  });

  afterAll(async () => {
    await opened[Symbol.asyncDispose]();
  });

  it('is one small file that loads nothing', async () => {
    const html = await readFile(join(phone.folder, 'html/miniwob', `${task}.html`), 'utf8');
    expect(Buffer.byteLength(html)).toBeLessThan(PAGE_LIMIT_BYTES);
    expect(html).not.toMatch(/(?:src|href)=["']?https?:|url\(["']?https?:|import\(/);
  });

  it('shows the same problem for the same seed, and fits the width of a phone', async () => {
    for (const { seed, utterance, first, again } of await opened.page.evaluate(showSeeds, 20)) {
      expect(utterance).toMatch(/\S/);
      expect(opened.lines).toContain(`utterance: ${utterance}`);
      expect(first.right, `right edge with seed ${seed}`).toBeLessThanOrEqual(PHONE_SCREEN.width);
      expect(again).toEqual(first);
    }
    expect(opened.problems).toEqual([]);
  });

  it('gives no reward to whoever does nothing', async () => {
    await opened.start(1);
    expect(await opened.isRunning()).toBe(true);
  });

  it('ends an episode once, and is covered and inert after it', async () => {
    await opened.start(1);
    await opened.page.evaluate('core.endEpisode(0.5); core.endEpisode(-1)');
    expect(opened.lines.at(-1)).toBe('reward: 0.5 (raw: 0.5)');
    await opened.page.touchscreen.tap(50, 100);
    await opened.page.keyboard.press('Enter');
    expect(opened.lines.at(-1)).toBe('reward: 0.5 (raw: 0.5)');
    expect(await opened.page.evaluate('document.elementFromPoint(50, 100).id')).toBe('sync-task-cover');
    expect(opened.problems).toEqual([]);
  });
});

interface Sight {
  html: string;
  /** The rightmost edge, in px. */
  right: number;
}

/** Runs in the page: starts every seed twice and looks at what is shown. */
function showSeeds(count: number): { seed: string; utterance: string; first: Sight; again: Sight }[] {
  const look = (): Sight => {
    const shown = [...document.querySelectorAll('#wrap, #wrap *')].filter((element) => element.checkVisibility());
    const edges = shown.map((element) => element.getBoundingClientRect().right);
    const right = Math.max(document.documentElement.scrollWidth, ...edges);
    return { html: document.querySelector('#wrap')?.innerHTML ?? '', right };
  };
  return Array.from({ length: count }, (_, index) => {
    const seed = String(index + 1);
    const utterance = window.startAsHost(seed);
    const first = look();
    window.startAsHost(seed);
    return { seed, utterance, first, again: look() };
  });
}
