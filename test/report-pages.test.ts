import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveView, writeHtmlReport } from '../packages/report/src/index.ts';
import { demoRun } from '../packages/report/test/demo-run.ts';
import { openStore } from '../packages/store/src/index.ts';
import { launchBrowser } from '../packages/virtual-phone/src/screen/launch-browser.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const desktop = { width: 1280, height: 800 };
const handset = { width: 390, height: 780 };

let folder: string;
let browser: Browser;
let store: Awaited<ReturnType<typeof openStore>>;
let report: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'androidworld-pages-'));
  store = await openStore({ folder });
  await demoRun(store);
  const file = join(folder, 'report.html');
  await writeHtmlReport({ runs: [{ store, runId: 'last', resultsFolder: folder }], file });
  report = pathToFileURL(file).href;
  browser = await launchBrowser(undefined);
});

afterAll(async () => {
  await browser?.close();
  await store?.close();
  await rm(folder, { recursive: true });
});

test('the report keeps its filter in the address, and back returns to the same place', async () => {
  const page = await open(report);
  await page.getByRole('searchbox', { name: 'Find episodes' }).fill('markor');
  await page.getByRole('button', { name: 'failed', exact: true }).click();
  expect(await page.evaluate(() => location.hash)).toBe('#/?find=markor&status=failed');
  const rows = () => page.locator('.tasks tbody tr').count();
  const shown = await rows();
  expect(await page.locator('.tasks tbody th', { hasNotText: 'Markor' }).count()).toBe(0);
  expect(shown).toBeGreaterThan(0);

  const cell = page.locator('.tasks .cell').last();
  await cell.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await cell.click();
  await page.getByText('All episodes').waitFor();
  await page.goBack();
  await page.locator('.tasks').waitFor();
  expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(['#/?find=markor&status=failed', before]);
  await page.reload();
  await page.locator('.tasks').waitFor();
  expect([await rows(), await page.getByRole('searchbox').inputValue()]).toEqual([shown, 'markor']);
});

test('the report says which episode it does not have, and where no screenshot was taken', async () => {
  const page = await open(`${report}#/episode/999`);
  await page.getByRole('heading', { name: 'There is no episode 999' }).waitFor();
  await page.getByRole('link', { name: 'All episodes' }).click();
  await page.locator('.tasks td:nth-child(4) .cell').first().click();
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByText(/^Step (\d+) of \1$/).waitFor();
});

test('the head of the table stays in sight, on a wide and on a narrow screen', async () => {
  const page = await open(report);
  const head = page.locator('.tasks thead th').first();
  await page.locator('.tasks tbody tr').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect((await head.boundingBox())?.y).toBeCloseTo(68, 0);
  await page.setViewportSize(handset);
  const frame = page.locator('.table-frame');
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const [top, frameTop] = [(await head.boundingBox())?.y ?? 0, (await frame.boundingBox())?.y ?? -99];
  expect(Math.abs(top - frameTop)).toBeLessThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(handset.width);
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing to object to in the %s report',
  { timeout: 90_000 },
  async (colorScheme) => {
    const page = await open(report, colorScheme);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await objections(page)).toEqual([]);
    await page.locator('.tasks td:nth-child(4) .cell').first().click();
    await page.getByText('All episodes').waitFor();
    expect(await objections(page)).toEqual([]);
  },
);

test('axe finds nothing to object to in the live view, which shows the phones', { timeout: 90_000 }, async () => {
  await using view = await serveView({ store, runId: 'last' });
  const page = await open(view.url);
  await page.getByText('the run has ended').waitFor();
  expect(await page.locator('.phone-card').count()).toBe(1);
  expect(await objections(page)).toEqual([]);
  await page.getByRole('link', { name: 'Every episode so far' }).click();
  await page.locator('.tasks td:nth-child(4) .cell').first().click();
  await page.getByRole('link', { name: 'Film (WebP)' }).waitFor();
});

async function open(url: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(url);
  await page.locator('main').waitFor();
  return page;
}

/** Rule, and what broke it. */
async function objections(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // The script above has put it there.
  const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`),
  );
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}
