import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';

/** What a phone of 1080x2400 shows of a page at five physical pixels per CSS pixel. */
export const PHONE_SCREEN = { width: 216, height: 440 };

/** A page of ours in a phone-sized browser with a finger. */
export interface OpenedPage extends AsyncDisposable {
  readonly page: Page;
  /** Errors and warnings the page logged, and exceptions nobody caught. */
  readonly problems: readonly string[];
  /** The console lines for the host app, in order: `utterance: …`, `reward: …`. */
  readonly lines: readonly string[];
  /** Starts an episode as the host app does, without a time limit; returns the utterance. */
  start(seed: string | number): Promise<string>;
  /** The raw reward of the last episode; `undefined` while it runs. */
  reward(): Promise<number | undefined>;
}

/** Opens a built page. */
export async function openPage(browser: Browser, pagesFolder: string, task: string): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN, hasTouch: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  page.setDefaultTimeout(5_000);
  const problems: string[] = [];
  const lines: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    else lines.push(message.text());
  });
  await page.goto(pathToFileURL(join(pagesFolder, 'html/miniwob', `${task}.html`)).href);
  return {
    page,
    problems,
    lines,
    start: (seed) => page.evaluate(START_EPISODE, String(seed)) as Promise<string>,
    reward: () => page.evaluate('WOB_DONE_GLOBAL ? WOB_RAW_REWARD_GLOBAL : undefined') as Promise<number | undefined>,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Runs in the page. */
const START_EPISODE = (seed: string): string => {
  const page = globalThis as unknown as PageGlobals;
  page.Math.seedrandom(seed);
  page.core.startEpisodeReal();
  clearTimeout(page.core.EP_TIMER ?? undefined);
  clearInterval(page.core.CD_TIMER ?? undefined);
  page.core.EP_TIMER = null;
  page.core.CD_TIMER = null;
  page.core.hideDisplay();
  return page.core.getUtterance();
};

interface PageGlobals {
  Math: { seedrandom(seed: string): void };
  core: {
    EP_TIMER: number | null;
    CD_TIMER: number | null;
    startEpisodeReal(): void;
    hideDisplay(): void;
    getUtterance(): string;
  };
}
