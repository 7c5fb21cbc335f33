import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

const [chrome, viewer] = ['com.android.chrome', 'com.android.htmlviewer'];
const root = { uid: 0, gid: 0, groups: [] };
const page = '/sdcard/Download/task.html';
const front = () => phone.system.activities.top()?.component.packageName;

async function openPage(): Promise<void> {
  await phone.system.systemKey(3);
  await phone.find('hotseat');
  const [row] = await phone.query('content://media/external/file', ['_id', '_display_name']);
  await phone.start({
    action: 'android.intent.action.VIEW',
    data: `content://media/external/file/${row?._id}`,
    type: 'text/html',
    flags: 0x1000_0000,
  });
}

it('"Open with" asks each time, until "Always" is said, and again after its defaults were cleared', async () => {
  await phone.system.disk.write(page, '<h1>A page</h1>', root);
  await openPage();
  expect((await phone.texts()).slice(0, 5)).toEqual(['Open with', 'Chrome', 'HTML Viewer', 'Just once', 'Always']);
  expect((await phone.find('Always')).disabled).toBe(true);
  await phone.tap('HTML Viewer');
  await phone.tap('Just once');
  await expect.poll(front).toBe(viewer);
  await openPage();
  await phone.tap('HTML Viewer');
  await phone.tap('Always');
  await expect.poll(front).toBe(viewer);
  await openPage();
  await expect.poll(front).toBe(viewer);
  await phone.start({
    action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
    data: `package:${viewer}`,
    flags: 0x1000_0000,
  });
  await phone.scroll(900);
  await phone.find('Some defaults set');
  await phone.tap('Open by default');
  await phone.tap('Clear default preferences');
  await phone.find('No defaults set.');
  await openPage();
  await phone.find('Open with');
  // The second tap on the one that is picked opens it, once.
  await phone.tap('Chrome');
  await phone.tap('Chrome');
  await expect.poll(front).toBe(chrome);
});
