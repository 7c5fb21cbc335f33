import bundledChromium from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Starts Chromium: the one in `CHROME_PATH`, else the bundled one. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? (await bundledChromium.executablePath()),
    args: ['--no-sandbox', '--no-zygote', '--in-process-gpu', '--disable-gpu', '--font-render-hinting=none'],
    headless: true,
    timeout: 30_000,
  });
}
