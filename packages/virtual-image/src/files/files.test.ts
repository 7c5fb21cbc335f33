import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { documentUri } from './document-uri.ts';
import { filesActivity, packageName } from './package-name.ts';

const root = { uid: 0 };
const shared = '/storage/emulated/0';
const back = 4;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  for (const { taskId, type } of phone.system.activities.tasks()) {
    if (type === 'standard') await phone.system.activities.removeTask(taskId);
  }
  await phone.system.processes.kill(packageName, { stopped: true });
  await phone.system.packages.clear(packageName);
  for (const folder of ['Documents', 'Download', 'Music', 'Pictures']) {
    for (const name of await list(folder)) {
      await phone.system.disk.remove(`${shared}/${folder}/${name}`, root, { recursive: true });
    }
  }
});

const list = (folder: string) => phone.system.disk.list(`${shared}/${folder}`, root);
const read = async (file: string) => new TextDecoder().decode(await phone.system.disk.read(`${shared}/${file}`, root));
const write = async (file: string, content: string | Uint8Array = file) => {
  const path = `${shared}/${file}`;
  await phone.system.disk.mkdir(path.slice(0, path.lastIndexOf('/')), root, { recursive: true });
  await phone.system.disk.write(path, content, root);
};

const open = () =>
  phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className: filesActivity },
  });
/** A file, folder or root by its name; chips and titles may say the same. */
const entry = (name: string) => (node: { readonly text?: string; readonly resourceId?: string }) =>
  node.text === name && node.resourceId === 'android:id/title';
const openFolder = async (...names: readonly string[]) => {
  await phone.tap('Show roots');
  await phone.tap(entry('sdk_gphone64_x86_64'));
  for (const name of names) await phone.tap(entry(name));
};
describe('Files', () => {
  it('stays in its folder, with what is selected, while the screen is turned', async () => {
    const { settings } = phone.system;
    await write('Documents/plans/one.txt', 'one');
    await open();
    await openFolder('Documents', 'plans');
    await phone.hold('one.txt');
    await phone.find('1 selected');
    settings.put('system', 'accelerometer_rotation', '0');
    settings.put('system', 'user_rotation', '1');
    try {
      await expect.poll(async () => (await phone.nodes())[0]?.bounds[2]).toBeGreaterThan(2000);
      await phone.find('1 selected');
      await phone.find('Files in plans');
    } finally {
      settings.put('system', 'user_rotation', '0');
    }
  });

  it('compresses what is selected into an archive', async () => {
    await write('Download/one.txt', 'one');
    await open();
    await phone.hold('one.txt');
    await phone.tap('More options');
    await phone.tap('Compress');
    await phone.tap('COMPRESS');
    await phone.find('one.txt.zip');
    const archive = await phone.system.disk.read(`${shared}/Download/one.txt.zip`, root);
    expect(Object.keys(unzipSync(archive))).toEqual(['one.txt']);
  });

  it('opens an archive as a folder, whose files can be taken out and not be opened', async () => {
    const mtime = new Date(2020, 8, 13, 12);
    const archive = {
      'notes/deep/one.txt': strToU8('one'),
      'notes/two.txt': strToU8('two'),
      'top.txt': strToU8('top'),
    };
    await write('Download/things.zip', zipSync(archive, { mtime }));
    await open();
    await phone.tap('things.zip');
    await phone.find('top.txt');
    expect((await phone.texts()).filter((text) => /^(notes|top.txt)$/.test(text))).toEqual(['notes', 'top.txt']);
    await phone.find('Sep 13, 2020');
    await phone.tap('top.txt');
    await phone.find('Cannot open files in archives');
    await phone.hold('notes');
    await phone.tap('More options');
    expect((await phone.texts()).filter((text) => /to…|Rename|Compress|Open with/.test(text))).toEqual(['Extract to…']);
    await phone.tap('Extract to…');
    await phone.tap('EXTRACT');
    await phone.find('Extracting 1 file.');
    await expect.poll(() => list('Download')).toEqual(['notes', 'things.zip']);
    expect(await read('Download/notes/deep/one.txt')).toBe('one');
    expect(await read('Download/notes/two.txt')).toBe('two');
    await phone.key(back);
    await phone.find('Files in Downloads');
  });

  it('leaves in an archive what says that it is larger than the memory', async () => {
    const archive = zipSync({ 'bomb.txt': strToU8('boom'), 'fine.txt': strToU8('fine') });
    const view = new DataView(archive.buffer);
    const directory = view.getUint32(archive.length - 6, true);
    view.setUint32(directory + 24, 2 ** 30, true);
    await write('Download/things.zip', archive);
    await open();
    await phone.tap('things.zip');
    await phone.hold('bomb.txt');
    await phone.tap('fine.txt');
    await phone.tap('More options');
    await phone.tap('Extract to…');
    await phone.tap('EXTRACT');
    const told = () => phone.system.notifications.list().map(({ title, text }) => `${title}: ${text}`);
    await expect.poll(told).toContain('Couldn’t copy 1 item: bomb.txt');
    const left = await list('Download');
    expect(left).toContain('fine.txt');
    expect(left).not.toContain('bomb.txt');
  });

  it('opens the archive that another app has, and says of one that is none that it cannot', async () => {
    await write('Documents/broken.zip', 'no archive');
    await phone.start({
      action: 'android.intent.action.VIEW',
      type: 'application/zip',
      data: documentUri(`${shared}/Documents/broken.zip`),
    });
    await phone.find('Unable to open archive for browsing. File is either corrupt, or an unsupported format.');
    await phone.find('broken.zip');
  });

  it('begins with Downloads, newest first', async () => {
    await write('Download/old.txt');
    await phone.system.disk.setTimes(`${shared}/Download/old.txt`, { modifiedMs: 1_600_000_000_000 }, root);
    await write('Download/new.txt');
    await open();
    await phone.find('Files in Downloads');
    expect((await phone.texts()).filter((text) => text.endsWith('.txt'))).toEqual(['new.txt', 'old.txt']);
    await phone.find('Sep 13, 2020');
  });

  it('moves a file to the folder picked, content and all', async () => {
    await write('Documents/plan.pdf', 'the plan');
    await write('Documents/rest.pdf');
    await open();
    await openFolder('Documents');
    await phone.hold(entry('plan.pdf'));
    await phone.find('1 selected');
    await phone.tap('More options');
    await phone.tap('Move to…');
    await openFolder('Music');
    await phone.tap('MOVE');
    await phone.find('Moving 1 item.');
    expect(await list('Documents')).toEqual(['rest.pdf']);
    expect(await read('Music/plan.pdf')).toBe('the plan');
    expect(await phone.query('content://media/external/file', ['_data'])).not.toContainEqual({
      _data: `${shared}/Documents/plan.pdf`,
    });
  });

  it('numbers a copy whose name is taken', async () => {
    await write('Documents/plan.pdf', 'new');
    await write('Music/plan.pdf', 'old');
    await open();
    await openFolder('Documents');
    await phone.hold(entry('plan.pdf'));
    await phone.tap('More options');
    await phone.tap('Copy to…');
    await openFolder('Music');
    await phone.tap('COPY');
    await phone.find('Copying 1 item.');
    expect(await list('Music')).toEqual(['plan (1).pdf', 'plan.pdf']);
    expect([await read('Music/plan.pdf'), await read('Music/plan (1).pdf')]).toEqual(['old', 'new']);
    expect(await list('Documents')).toEqual(['plan.pdf']);
  });

  it('cannot move a folder into itself, and says so', async () => {
    await write('Documents/Work/plan.pdf');
    await open();
    await openFolder('Documents');
    await phone.hold(entry('Work'));
    await phone.tap('More options');
    await phone.tap('Move to…');
    await openFolder('Documents', 'Work');
    await phone.tap('MOVE');
    await expect
      .poll(() => phone.system.notifications.list().map(({ title }) => title))
      .toContain('Couldn’t move 1 item');
    expect(await list('Documents/Work')).toEqual(['plan.pdf']);
  });

  it('deletes a file only after asking', async () => {
    await write('Documents/a.pdf');
    await write('Documents/b.pdf');
    await open();
    await openFolder('Documents');
    await phone.hold(entry('a.pdf'));
    await phone.tap('Delete');
    await phone.find('Delete "a.pdf"?');
    await phone.tap('CANCEL');
    expect(await list('Documents')).toEqual(['a.pdf', 'b.pdf']);
    await phone.tap('Delete');
    await phone.tap('OK');
    await expect.poll(() => list('Documents')).toEqual(['b.pdf']);
  });

  it('deletes several, folders with what is in them', async () => {
    await write('Documents/a.pdf');
    await write('Documents/b.pdf');
    await write('Documents/Work/c.pdf');
    await open();
    await openFolder('Documents');
    await phone.hold(entry('a.pdf'));
    await phone.tap(entry('Work'));
    await phone.find('2 selected');
    await phone.tap('Delete');
    await phone.find('Delete 2 items?');
    await phone.tap('OK');
    await expect.poll(() => list('Documents')).toEqual(['b.pdf']);
  });

  it('selects all, and none again', async () => {
    await write('Documents/a.pdf');
    await write('Documents/b.pdf');
    await open();
    await openFolder('Documents');
    await phone.tap('More options');
    await phone.tap('Select all');
    await phone.find('2 selected');
    await phone.key(back);
    await phone.find('Search');
    expect(await list('Documents')).toHaveLength(2);
  });

  it('creates a folder where the person is', async () => {
    await open();
    await openFolder('Documents');
    for (const name of ['Work', 'Work']) {
      await phone.tap('More options');
      await phone.tap('New folder');
      await phone.type('Folder name', name);
      await phone.tap('OK');
      await phone.find(entry(name));
    }
    await expect.poll(() => list('Documents')).toEqual(['Work', 'Work (1)']);
  });

  it('renames, unless the name is taken', async () => {
    await write('Documents/a.pdf', 'content');
    await write('Documents/b.pdf');
    await open();
    await openFolder('Documents');
    await phone.hold(entry('a.pdf'));
    await phone.tap('More options');
    await phone.tap('Rename');
    // All but the extension is selected: what is typed takes its place.
    await phone.input('b');
    await phone.tap('OK');
    await phone.find('A file with this name already exists.');
    await phone.input('2');
    await phone.tap('OK');
    await expect.poll(() => list('Documents')).toEqual(['b.pdf', 'b2.pdf']);
    expect(await read('Documents/b2.pdf')).toBe('content');
  });

  it('sorts by size, and by name in both directions', async () => {
    await write('Documents/a.pdf', 'long content');
    await write('Documents/b.pdf', 'mid');
    await write('Documents/c.pdf', '');
    await open();
    await openFolder('Documents');
    const order = async (label: string) => {
      await phone.tap('More options');
      await phone.tap('Sort by...');
      await phone.tap(label);
      return (await phone.texts()).filter((text) => text.endsWith('.pdf'));
    };
    expect(await order('Size (smallest first)')).toEqual(['c.pdf', 'b.pdf', 'a.pdf']);
    expect(await order('File name (A to Z)')).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(await order('File name (Z to A)')).toEqual(['c.pdf', 'b.pdf', 'a.pdf']);
  });

  it('finds files below the root by part of their name', async () => {
    await write('Documents/Work/Report_May.pdf');
    await write('Documents/other.pdf');
    await open();
    await openFolder();
    await phone.tap('Search');
    await phone.input('report');
    await phone.find(entry('Report_May.pdf'));
    expect(await phone.texts()).not.toContain('other.pdf');
    await phone.input('x');
    await phone.find('No matches in sdk_gphone64_x86_64');
  });

  it('goes back by breadcrumbs and by BACK', async () => {
    await write('Documents/Work/May/plan.pdf');
    await open();
    await openFolder('Documents', 'Work', 'May');
    await phone.tap((node) => node.text === 'Documents' && node.resourceId?.endsWith('breadcrumb_text') === true);
    await phone.find('Files in Documents');
    await phone.key(back);
    await phone.find('Files on sdk_gphone64_x86_64');
  });

  it('hides names that begin with a dot until they are asked for, also after a force-stop', async () => {
    await write('Documents/.secret.txt');
    await write('Documents/open.txt');
    await open();
    await openFolder('Documents');
    await phone.find(entry('open.txt'));
    expect(await phone.texts()).not.toContain('.secret.txt');
    await phone.tap('More options');
    await phone.tap('Show hidden files');
    await phone.find(entry('.secret.txt'));
    await phone.system.processes.kill(packageName, { stopped: true });
    await open();
    await openFolder('Documents');
    await phone.find(entry('.secret.txt'));
  });

  it('shows what is there now when others change files', async () => {
    await open();
    await openFolder('Documents');
    await phone.find('No items');
    await write('Documents/pushed.txt');
    await phone.find(entry('pushed.txt'));
  });

  it('says so when no app opens a file', async () => {
    await write('Documents/app.apk');
    await open();
    await openFolder('Documents');
    await phone.tap(entry('app.apk'));
    await phone.find('Can’t open file');
  });
});

describe('the picker', () => {
  const pick = (intent: Parameters<TestPhone['start']>[0]) =>
    new Promise<string | undefined>((resolve, reject) => {
      phone.system.activities
        .start(intent, { caller: root, callerPackage: null, onResult: ({ data }) => resolve(data?.data) })
        .catch(reject);
    });

  it('gives the file picked as a URI the system can resolve', async () => {
    await write('Music/song.mp3', 'la la');
    await write('Music/words.txt');
    const picked = pick({ action: 'android.intent.action.GET_CONTENT', type: 'audio/*' });
    await openFolder('Music');
    // Files of other types cannot be picked.
    await phone.tap(entry('words.txt'));
    await phone.tap(entry('song.mp3'));
    const uri = await picked;
    expect(uri).toBe(documentUri(`${shared}/Music/song.mp3`));
    expect(await phone.system.content.filePath(uri ?? '', root)).toBe(`${shared}/Music/song.mp3`);
    expect(await phone.query(uri ?? '', ['_display_name', '_size', 'mime_type'])).toEqual([
      { _display_name: 'song.mp3', _size: 5, mime_type: 'audio/mpeg' },
    ]);
  });

  it('makes a new file of the type asked for', async () => {
    const picked = pick({
      action: 'android.intent.action.CREATE_DOCUMENT',
      type: 'text/plain',
      extras: { 'android.intent.extra.TITLE': 'notes' },
    });
    await openFolder('Documents');
    await phone.tap('SAVE');
    expect(await picked).toBe(documentUri(`${shared}/Documents/notes.txt`));
    expect(await read('Documents/notes.txt')).toBe('');
  });

  it('gives a tree after the person allows it, and never the whole storage', async () => {
    const picked = pick({ action: 'android.intent.action.OPEN_DOCUMENT_TREE' });
    await openFolder();
    await phone.find('Can’t use this folder');
    await phone.tap(entry('Documents'));
    await phone.tap('USE THIS FOLDER');
    await phone.tap('ALLOW');
    expect(await picked).toBe('content://com.android.externalstorage.documents/tree/primary%3ADocuments');
  });

  it('gives nothing when the person leaves it', async () => {
    const picked = pick({ action: 'android.intent.action.OPEN_DOCUMENT', type: '*/*' });
    await phone.find('Recent files');
    await phone.key(back);
    expect(await picked).toBeUndefined();
  });
});
