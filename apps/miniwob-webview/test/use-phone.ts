import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildPages } from '../build-pages.ts';
import { launchBrowser } from './launch-browser.ts';
import { type OpenedPage, openPage } from './open-page.ts';

/** Opens pages in one browser for all tests of a file. */
export interface TestPhone {
  /** Where the built pages are. */
  readonly folder: string;
  open(task: string): Promise<OpenedPage>;
}

/** Builds the pages and starts a browser before the tests of this file, and ends both after them. */
export function usePhone(tasks?: readonly string[]): TestPhone {
  let folder = '';
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'miniwob-pages-'));
    await buildPages(folder, tasks);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    open: (task) => openPage(browser, folder, task),
  };
}
