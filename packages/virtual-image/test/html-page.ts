import type { TestPhone } from './open-test-phone.ts';

export const root = { uid: 0, gid: 0, groups: [] };
/** Where the page is. */
export const folder = '/sdcard/Download';
/** By the phone's clock, when the page is opened. */
export const start = Date.UTC(2023, 9, 15, 15, 34);
const head = '<!doctype html><meta name=viewport content="width=device-width">';

/** Opens a page in the HTML viewer. */
export async function openHtml(phone: TestPhone, html: string): Promise<void> {
  phone.system.clock.set(start);
  await phone.system.disk.write(`${folder}/page.html`, head + html, root);
  await phone.start({
    component: { packageName: 'com.android.htmlviewer', className: 'com.android.htmlviewer.HTMLViewerActivity' },
    data: `file://${folder}/page.html`,
    type: 'text/html',
    flags: 0x1000_8000,
  });
}

/** What a page writes into the element `out`, as JSON. */
export async function toldBy(phone: TestPhone): Promise<unknown> {
  const { text } = await phone.find(({ resourceId }) => resourceId === 'out');
  return JSON.parse(text ?? '');
}
