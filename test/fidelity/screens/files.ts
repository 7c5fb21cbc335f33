import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.google.android.documentsui';
const shared = '/storage/emulated/0';
const root = { uid: 0 };

/** A file, folder or root by its name; chips and titles may say the same. */
const entry = (name: string) => (node: { readonly text?: string; readonly resourceId?: string }) =>
  node.text === name && node.resourceId === 'android:id/title';

/** Opens Files with these files and folders (which end in a slash) on shared storage and nothing else in their folder. */
async function startWith(phone: TestPhone, folder: string, names: readonly string[]): Promise<void> {
  const { disk } = phone.system;
  for (const name of await disk.list(`${shared}/${folder}`, root)) {
    await disk.remove(`${shared}/${folder}/${name}`, root, { recursive: true });
  }
  for (const [index, name] of names.entries()) {
    const path = `${shared}/${folder}/${name}`;
    if (name.endsWith('/')) {
      await disk.mkdir(path.slice(0, -1), root, { recursive: true });
      continue;
    }
    await disk.write(path, 'x'.repeat(21), root);
    await disk.setTimes(path, { modifiedMs: Date.UTC(2023, 9, 15, 15, 34, 59 - index) }, root);
  }
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: 'com.android.documentsui.files.FilesActivity' },
  });
  await phone.find('Show roots');
}

/** The files that were in the folder Alarms when it was recorded. */
async function startInAlarms(phone: TestPhone): Promise<void> {
  await startWith(phone, 'Alarms', [
    '2023_01_20_wake_up.mp3',
    '2023_06_27_wake_up.mp3',
    '3FSy_fitness_reminder.mp3',
    'backup_helpful_nest.mp3',
  ]);
  await phone.tap('Show roots');
  await phone.tap(entry('sdk_gphone64_x86_64'));
  await phone.tap(entry('Alarms'));
}

/** Asks for a place to save in, as apps do. */
async function save(phone: TestPhone, type: string, name: string): Promise<void> {
  await startWith(phone, 'Download', []);
  await phone.start({
    action: 'android.intent.action.CREATE_DOCUMENT',
    type,
    categories: ['android.intent.category.OPENABLE'],
    extras: { 'android.intent.extra.TITLE': name },
    component: { packageName, className: 'com.android.documentsui.picker.PickActivity' },
  });
  await phone.find('SAVE');
}

export const files: FidelityApp = {
  name: 'files',
  packageName,
  screens: [
    {
      id: 'files:delete-dialog',
      async open(phone) {
        await startInAlarms(phone);
        await phone.hold('backup_helpful_nest.mp3');
        await phone.tap('Delete');
        await phone.find('OK');
      },
    },
    {
      id: 'files:folder-as-grid',
      async open(phone) {
        await startWith(phone, 'Download', ['MyFiles/', 'NewFolder (1)/', 'NewFolderMyFilesMyFiles/']);
        await phone.tap('List view');
        await phone.tap('More options');
        await phone.tap('Sort by...');
        await phone.tap('File name (A to Z)');
        await phone.find('Grid view');
      },
    },
    {
      id: 'files:one-item-selected',
      async open(phone) {
        await startInAlarms(phone);
        await phone.hold('backup_helpful_nest.mp3');
      },
    },
    {
      id: 'files:one-item-selected-overflow-menu',
      async open(phone) {
        await startWith(phone, 'Download', ['only.txt']);
        await phone.hold('only.txt');
        await phone.tap('More options');
      },
    },
    {
      id: 'files:overflow-menu',
      async open(phone) {
        await startWith(phone, 'Download', []);
        await phone.tap('More options');
      },
    },
    { id: 'files:save-a-document', open: (phone) => save(phone, 'audio/x-mpegurl', 'Blues Break 567') },
    {
      id: 'files:save-a-document-list',
      async open(phone) {
        await save(phone, 'image/png', 'adipiscing_fair_jelly_final.png');
        await phone.tap('Show roots');
        await phone.tap(entry('sdk_gphone64_x86_64'));
        await phone.tap(entry('Pictures'));
        await phone.tap('List view');
        await phone.find('Grid view');
      },
    },
    {
      id: 'files:search-without-match',
      async open(phone) {
        await startWith(phone, 'Download', []);
        await phone.tap('List view');
        await phone.tap('Images');
        await phone.find('No matches in Downloads');
        await phone.tap('Show roots');
      },
    },
    {
      id: 'files:sort-sheet',
      absent: [
        {
          element: /action_bar_root|#content |#container |#coordinator |touch_outside|navigationBarBackground/,
          reason: 'the sheet has no frames of its dialog around it',
        },
      ],
      async open(phone) {
        await startWith(phone, 'Download', []);
        await phone.tap('More options');
        await phone.tap('Sort by...');
        await phone.find('SORT BY');
      },
    },
  ],
};
