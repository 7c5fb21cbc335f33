import { setImmediate as nextTurn } from 'node:timers/promises';
import { launchBrowser } from '../../packages/virtual-phone/src/screen/launch-browser.ts';
import { ownProcesses, processorMs } from './processes.ts';

export interface BarePage {
  /** Processor time of one turn, of this process and all of Chromium. */
  readonly processorMs: number;
  /** Turns of one page after the other, or of several pages side by side. */
  readonly perMinute: number;
}

const rows = 24;
const warmUp = 10;
const turns = 60;

/**
 * What this computer's Chromium takes for the least that any phone drawn by it does in a step: a touch, the texts of what
 * is on the screen with their places, and a PNG of 1080 x 2400 pixels, on a page without any program.
 */
export async function measureBarePage({ pages = 1 }: { readonly pages?: number } = {}): Promise<BarePage> {
  const browser = await launchBrowser(process.env.CHROME_PATH, { framesAtOnce: true, quiet: true });
  try {
    const opened = await Promise.all(Array.from({ length: pages }, () => openPage()));
    await Promise.all(opened.map((turn) => repeat(turn, warmUp)));
    const processes = ownProcesses();
    const spentMs = () => processes.reduce((sum, pid) => sum + processorMs(pid), 0);
    const [beganMs, spentBeforeMs] = [performance.now(), spentMs()];
    await Promise.all(opened.map((turn) => repeat(turn, turns)));
    return {
      processorMs: (spentMs() - spentBeforeMs) / (turns * pages),
      perMinute: (turns * pages * 60_000) / (performance.now() - beganMs),
    };
  } finally {
    await browser.close();
  }

  async function openPage(): Promise<(number: number) => Promise<void>> {
    const context = await browser.newContext({ viewport: { width: 1080, height: 2400 }, hasTouch: true });
    const page = await context.newPage();
    await page.setContent(content);
    const cdp = await context.newCDPSession(page);
    return async (number) => {
      const touchPoints = [{ x: 540, y: 50 + 100 * (number % rows) }];
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const { result } = await cdp.send('Runtime.evaluate', { expression: readOut, returnByValue: true });
      if (!String(result.value).includes('pressed')) throw new Error('The page did not take its touch');
      const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      Buffer.from(data, 'base64');
    };
  }
}

async function repeat(turn: (number: number) => Promise<void>, times: number): Promise<void> {
  for (let number = 0; number < times; number += 1) {
    await turn(number);
    await nextTurn();
  }
}

const content = `<style>body{margin:0;font:44px sans-serif}p{margin:0;height:100px}</style>${Array.from(
  { length: rows },
  (_, row) => `<p onclick="this.textContent='Row ${row} pressed '+performance.now()">Row ${row}</p>`,
).join('')}`;

const readOut = `JSON.stringify([...document.querySelectorAll('p')].map((row) => {
  const { left, top, right, bottom } = row.getBoundingClientRect();
  return [row.textContent, left, top, right, bottom];
}))`;
