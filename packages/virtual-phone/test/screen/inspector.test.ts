import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { openScreenBrowser } from '../../src/screen/screen-browser.ts';
import { buildTestApps, GALLERY, openTestPhone, type TestPhone } from './test-phone.ts';

let factory: ScreenFactory;
let phone: TestPhone;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const [host, apps, opened] = await Promise.all([
    openScreenHost(),
    buildTestApps(),
    openScreenBrowser(process.env.CHROME_PATH, {}),
  ]);
  factory = host;
  browser = opened.browser;
  phone = await openTestPhone(factory, apps);
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  await page.goto(phone.screen.url);
});
afterAll(async () => {
  await browser?.close();
  await factory?.close();
});
beforeEach(async () => {
  if (!(await isOpen())) await page.locator('#inspect').click();
  // The screen of the test before has rows of the same names: another one comes between.
  await phone.show('test.Form');
  await listed({ shown: /^EditText#plain/, gone: /#counter/ });
  await phone.show('test.Widgets');
  await listed({ shown: /^TextView#counter0 taps, 0 long$/, gone: /#plain/ });
});

const isOpen = () => page.locator('#inspector').isVisible();
const rows = () => page.locator('.row').allTextContents();
/** Resolves when the list has the one and not the other. */
const listed = ({ shown, gone }: { shown: RegExp; gone: RegExp }) =>
  expect
    .poll(async () => {
      const all = await rows();
      return all.some((row) => shown.test(row)) && !all.some((row) => gone.test(row));
    })
    .toBe(true);
// The phone's time is the world's here: a computer that is busy while a finger is down makes a long press of a tap.
const felt = expect.stringMatching(/^TextView#counter(1 taps, 0|0 taps, 1) long$/);
const rowOf = (name: string) => page.getByRole('treeitem', { name });
const code = () => page.locator('.selector').textContent();
const copied = () => page.evaluate(() => navigator.clipboard.readText());

/** Points at the middle of a node on the phone's picture. */
async function pointAt(id: string): Promise<void> {
  const [left, top, right, bottom] = (await phone.byId(id)).bounds;
  const canvas = await page.locator('canvas').boundingBox();
  if (canvas === null) throw new Error('The viewer has no canvas');
  const scale = canvas.width / 1080;
  await page.mouse.move(canvas.x + ((left + right) / 2) * scale, canvas.y + ((top + bottom) / 2) * scale);
}

test('a key opens and closes it, and the button says so', async () => {
  const button = page.locator('#inspect');
  await page.keyboard.press('i');
  await expect.poll(isOpen).toBe(false);
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('i');
  await expect.poll(rows).toContain('Button#tapFilled');
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await button.click();
  expect(await isOpen()).toBe(false);
  await button.click();
  expect(await isOpen()).toBe(true);
});

test('what is under the pointer is boxed, described and marked in the list', async () => {
  await pointAt('tap');
  await expect.poll(code).toBe("await ui.tap('Filled')");
  const { bounds } = await phone.byId('tap');
  const [left, top, right, bottom] = bounds;
  expect(await page.locator('.box-label').textContent()).toBe(`Button#tap [${left},${top}][${right},${bottom}]`);
  expect(await page.locator('.row.marked').textContent()).toBe('Button#tapFilled');
  expect(await page.locator('.details dd').allTextContents()).toEqual(
    expect.arrayContaining(['android.widget.Button', `${GALLERY}:id/tap`, 'Filled', GALLERY]),
  );
  expect(await page.locator('.flag').allTextContents()).toContain('clickable');
  const box = await page.locator('.box').boundingBox();
  const canvas = await page.locator('canvas').boundingBox();
  expect(box?.width).toBeCloseTo(((right - left) / 1080) * (canvas?.width ?? 0), 0);
});

test('a row of the list boxes its node on the phone', async () => {
  await rowOf('Switch#switch').hover();
  await expect.poll(() => page.locator('.box-label').textContent()).toMatch(/^Switch#switch \[/);
});

test('a row stays under the pointer while the phone changes, and with it the box', async () => {
  await rowOf('Switch#switch').hover();
  const row = await rowOf('Switch#switch').elementHandle();
  await phone.tap(await phone.byId('tap'));
  await expect.poll(rows).toContainEqual(felt);
  expect(await row?.evaluate((each) => each.isConnected)).toBe(true);
  expect(await page.locator('.row.marked').textContent()).toMatch(/^Switch#switch/);
  expect(await page.locator('.box').isVisible()).toBe(true);
});

test('the phone is used as without it, and the list follows', async () => {
  await pointAt('tap');
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(rows).toContainEqual(felt);
});

test('a click on the code or a row copies it, and so does the right button, which the phone does not feel', async () => {
  await pointAt('tap');
  await page.mouse.click(0, 0);
  await rowOf('Switch#switch').click();
  await expect.poll(copied).toMatch(/^await ui\.tap\(.*\)$/);
  const ofSwitch = await copied();
  await pointAt('tap');
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await expect.poll(copied).toBe("await ui.tap('Filled')");
  expect((await phone.byId('counter')).text).toBe('0 taps, 0 long');
  await rowOf('Switch#switch').hover();
  await page.locator('.selector').click();
  await expect.poll(copied).toBe(ofSwitch);
});

test('what apps write is text there, whatever it looks like', async () => {
  await phone.show('test.Form');
  const field = await phone.byId('plain');
  await phone.tap(field);
  await phone.screen.text('<img src=x onerror=alert(1)>');
  await expect.poll(rows).toContain('EditText#plain<img src=x onerror=alert(1)>');
  expect(await page.locator('#inspector img').count()).toBe(0);
});

test("letters typed on the phone are the phone's", async () => {
  await phone.show('test.Form');
  await pointAt('plain');
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(async () => (await phone.screen.inputMethod()).shown).toBe(true);
  await page.keyboard.press('i');
  await expect.poll(async () => (await phone.byId('plain')).text).toBe('i');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Alt+i');
  expect(await isOpen()).toBe(false);
});
