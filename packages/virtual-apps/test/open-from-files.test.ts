import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

const root = { uid: 0 };
let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

it('Files gives a file to the app that opens its type', async () => {
  phone.system.packages.appOps('net.gsantner.markor').set('MANAGE_EXTERNAL_STORAGE', 'allow');
  await phone.system.disk.write('/storage/emulated/0/Download/notes.md', '# Notes', root);
  await phone.start({
    component: {
      packageName: 'com.google.android.documentsui',
      className: 'com.android.documentsui.files.FilesActivity',
    },
  });
  await phone.tap('notes.md');
  await expect.poll(() => phone.system.activities.top()?.component.packageName).toBe('net.gsantner.markor');
});
