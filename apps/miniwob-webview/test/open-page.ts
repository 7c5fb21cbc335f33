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
  /** Waits for the end of the episode; returns its raw reward. */
  reward(): Promise<number>;
  /** Whether the episode still runs. */
  isRunning(): Promise<boolean>;
}

/** Opens a built page. */
export async function openPage(browser: Browser, pagesFolder: string, task: string): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN, hasTouch: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  const lines: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    else lines.push(message.text());
  });
  await page.goto(pathToFileURL(join(pagesFolder, 'html/miniwob', `${task}.html`)).href);
  await page.evaluate(`globalThis.startAsHost = ${startAsHost}`);
  return {
    page,
    problems,
    lines,
    start: (seed) => page.evaluate((text) => window.startAsHost(text), String(seed)),
    async reward() {
      await page.waitForFunction('WOB_DONE_GLOBAL');
      return page.evaluate<number>('WOB_RAW_REWARD_GLOBAL');
    },
    isRunning: () => page.evaluate<boolean>('!WOB_DONE_GLOBAL'),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Runs in the page: starts an episode as the host app does, without a time limit. */
function startAsHost(seed: string): string {
  Math.seedrandom(seed);
  core.startEpisodeReal();
  clearTimeout(core.EP_TIMER ?? undefined);
  clearInterval(core.CD_TIMER ?? undefined);
  core.EP_TIMER = null;
  core.CD_TIMER = null;
  core.hideDisplay();
  return core.getUtterance();
}

declare global {
  interface Math {
    seedrandom(seed?: string): void;
  }
  interface Window {
    startAsHost(seed: string): string;
  }
  // Of the page; tests use it in what they evaluate there.
  var core: {
    EP_TIMER: number | null;
    CD_TIMER: number | null;
    startEpisodeReal(): void;
    hideDisplay(): void;
    getUtterance(): string;
  };
}
