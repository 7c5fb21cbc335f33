import { expectTree } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { filesActivity, packageName as filesPackage } from '../src/files/package-name.ts';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

/** Screens of the real device: facts only, see `real-screens` of the specification. */
const folder = new URL('recordings', import.meta.url).pathname;
const shared = '/storage/emulated/0';
const contacts = 'com.google.android.contacts';
const root = { uid: 0 };
/** Of the window, not of the app. */
const decor = /action_bar_root|statusBarBackground/;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  phone.system.settings.put('system', 'time_12_24', '24');
});
afterAll(() => phone.close());
beforeEach(async () => {
  for (const name of await phone.system.disk.list(`${shared}/Download`, root)) {
    await phone.system.disk.remove(`${shared}/Download/${name}`, root, { recursive: true });
  }
  for (const { taskId, type } of phone.system.activities.tasks()) {
    if (type === 'standard') await phone.system.activities.removeTask(taskId);
  }
});

describe('Contacts', () => {
  it('shows an empty editor as it is recorded', async () => {
    await phone.start({
      action: 'android.intent.action.INSERT',
      type: 'vnd.android.cursor.dir/contact',
      component: { packageName: contacts, className: 'com.google.android.apps.contacts.editor.ContactEditorActivity' },
    });
    await phone.find('First name');
    await expectTree(phone, { folder, id: 'contacts:create-contact' });
  });
});

describe('Files', () => {
  const write = async (path: string, text = '') => {
    const file = `${shared}/${path}`;
    await phone.system.disk.mkdir(file.slice(0, file.lastIndexOf('/')), root, { recursive: true });
    if (!path.endsWith('/')) await phone.system.disk.write(file, text, root);
  };
  const open = () =>
    phone.start({
      action: 'android.intent.action.MAIN',
      component: { packageName: filesPackage, className: filesActivity },
    });
  const title = (name: string) => (node: { readonly text?: string; readonly resourceId?: string }) =>
    node.text === name && node.resourceId === 'android:id/title';

  it('shows folders as a list as it is recorded', async () => {
    for (const name of ['MyFiles', 'NewFolder (1)', 'NewFolderMyFilesMyFiles']) await write(`Download/${name}/`);
    await open();
    await phone.tap('List view');
    await phone.tap('More options');
    await phone.tap('Sort by...');
    await phone.tap('File name (A to Z)');
    await phone.find('Grid view');
    await expectTree(phone, { folder, id: 'files:folder-as-grid' }, { except: [decor] });
  });

  it('shows a selection as it is recorded', async () => {
    const names = ['2023_01_20_wake_up', '2023_06_27_wake_up', '3FSy_fitness_reminder', 'backup_helpful_nest'];
    for (const [index, name] of names.entries()) {
      await write(`Alarms/${name}.mp3`, 'x'.repeat(21));
      const modifiedMs = Date.UTC(2023, 9, 15, 15, 34, 59 - index);
      await phone.system.disk.setTimes(`${shared}/Alarms/${name}.mp3`, { modifiedMs }, root);
    }
    await open();
    await phone.tap('Show roots');
    await phone.tap(title('sdk_gphone64_x86_64'));
    await phone.tap(title('Alarms'));
    await phone.hold('backup_helpful_nest.mp3');
    await expectTree(phone, { folder, id: 'files:one-item-selected' });
  });

  it('shows what can be done with the only file as it is recorded', async () => {
    await write('Download/only.txt');
    await open();
    await phone.hold('only.txt');
    await phone.tap('More options');
    await expectTree(phone, { folder, id: 'files:one-item-selected-overflow-menu' });
  });
});
