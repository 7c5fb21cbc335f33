import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestGallery, root, type TestGallery } from '../../test/open-test-gallery.ts';
import { activities, packageName, storage } from './package-name.ts';

let gallery: TestGallery;
let phone: TestGallery['phone'];

beforeAll(async () => {
  gallery = await openTestGallery();
  phone = gallery.phone;
});
afterAll(() => phone.close());
beforeEach(() => gallery.reset());

const put: TestGallery['put'] = (...args) => gallery.put(...args);
const files: TestGallery['files'] = (...args) => gallery.files(...args);
const open: TestGallery['open'] = (...args) => gallery.open(...args);
const openPicture: TestGallery['openPicture'] = (...args) => gallery.openPicture(...args);

describe('Folders of Simple Gallery Pro', () => {
  it('shows folders with pictures in them, however they came', async () => {
    await put('DCIM/a.png');
    await put('DCIM/b.jpg');
    await put('Download/c.txt', 'no picture');
    await open();
    await phone.find('DCIM');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['DCIM', '2']));
    expect(await phone.texts()).not.toContain('Download');
  });

  it('hides a folder from itself and the index, and shows it again', async () => {
    await put('Pictures/a.png');
    await put('DCIM/b.png');
    await open();
    await phone.hold('Pictures');
    await phone.tap('More options');
    await phone.tap('Hide folder');
    await phone.tap('Yes');
    await expect.poll(() => phone.texts()).not.toContain('Pictures');
    expect(await files('Pictures')).toEqual(['.nomedia', 'a.png']);
    await phone.tap('More options');
    await phone.tap('Temporarily show hidden');
    await phone.hold('Pictures');
    await phone.tap('More options');
    await phone.tap('Unhide folder');
    await expect.poll(() => files('Pictures')).toEqual(['a.png']);
  });

  it('leaves a folder out until it is taken back', async () => {
    await put('Pictures/a.png');
    await put('DCIM/b.png');
    await open();
    await phone.hold('Pictures');
    await phone.tap('More options');
    await phone.tap('Exclude');
    await phone.tap('OK');
    await expect.poll(() => phone.texts()).not.toContain('Pictures');
    await phone.tap('More options');
    await phone.tap('Settings');
    await phone.tap('Manage excluded folders');
    await phone.tap('Remove');
    await phone.tap('OK');
    await phone.key(4);
    await phone.find('Pictures');
  });

  it('leaves out the folder a folder is in, if that is wanted, and shows it for a while', async () => {
    await put('DCIM/Camera/a.png');
    await put('DCIM/b.png');
    await put('Download/c.png');
    await open();
    await phone.hold('Camera');
    await phone.tap('More options');
    await phone.tap('Exclude');
    await phone.find('Exclude a parent instead?');
    await phone.tap(`${storage}/DCIM`);
    await phone.tap('OK');
    await expect.poll(() => phone.texts()).not.toContain('DCIM');
    expect(await phone.texts()).not.toContain('Camera');
    await phone.tap('More options');
    await phone.tap('Temporarily show excluded');
    await phone.find('Camera');
    await phone.tap('More options');
    await phone.tap('Stop showing excluded');
    await expect.poll(() => phone.texts()).not.toContain('DCIM');
  });

  it('copies a whole folder into one of its name: media alone, and only where no name is taken', async () => {
    const toasts: string[] = [];
    vi.spyOn(phone.system, 'toast').mockImplementation((_, text) => void toasts.push(text));
    await put('DCIM/a.png');
    await put('DCIM/b.png');
    await put('DCIM/note.txt', 'no picture');
    await put('Pictures/x.png');
    await put('Pictures/DCIM/a.png', 'another');
    await phone.start({ component: { packageName, className: activities.main } });
    await phone.hold('DCIM');
    await phone.tap('More options');
    await phone.tap('Copy to');
    await phone.tap('Pictures');
    await phone.find('Folder "DCIM" already exists');
    await phone.tap('Merge');
    await phone.tap('OK');
    await expect.poll(() => files('Pictures/DCIM')).toEqual(['a.png', 'b.png']);
    await expect.poll(() => toasts).toContain('Files copied successfully');
    expect(Buffer.from(await phone.system.disk.read(`${storage}/Pictures/DCIM/a.png`, root)).toString()).toBe(
      'another',
    );
    expect(await files('DCIM')).toEqual(['a.png', 'b.png', 'note.txt']);
  });

  it('moves a folder with all that is in it', async () => {
    await put('DCIM/Camera/a.png');
    await put('DCIM/Camera/note.txt', 'no picture');
    await put('Pictures/x.png');
    await open();
    await phone.hold('Camera');
    await phone.tap('More options');
    await phone.tap('Move to');
    await phone.tap('Pictures');
    await expect.poll(() => files('Pictures')).toEqual(['Camera', 'x.png']);
    expect(await files('Pictures/Camera')).toEqual(['a.png', 'note.txt']);
    expect(await files('DCIM')).toEqual([]);
  });

  it('has what is liked and what was thrown away as folders of their own, first of all', async () => {
    await put('DCIM/a.png');
    await put('DCIM/b.png');
    await openPicture('DCIM', 'a.png');
    await phone.tap('Toggle favorite');
    await phone.key(4);
    await phone.tap('b.png');
    await phone.tap('Delete');
    await phone.tap('Yes');
    await phone.find('a.png');
    await phone.key(4);
    await phone.key(4);
    await phone.find('Recycle Bin');
    const names = (await phone.texts()).filter((text) => ['Favorites', 'Recycle Bin', 'DCIM'].includes(text));
    expect(names).toEqual(['Favorites', 'Recycle Bin', 'DCIM']);
    await phone.hold('Recycle Bin');
    await phone.tap('More options');
    await phone.tap('Empty and disable the Recycle Bin');
    await phone.tap('Yes');
    await expect.poll(() => phone.texts()).not.toContain('Recycle Bin');
    await phone.tap('Favorites');
    await phone.find('a.png');
  });

  it('opens a locked folder with its PIN alone, and shows nothing of it before', async () => {
    await put('DCIM/a.png');
    await put('Pictures/b.png');
    const enter = async (pin: string) => {
      for (const digit of pin) await phone.tap(`pin_${digit}`);
      await phone.tap('pin_ok');
    };
    await open();
    await phone.hold('DCIM');
    await phone.tap('More options');
    await phone.tap('Lock folder');
    await enter('12');
    await phone.find('Repeat PIN');
    await enter('12');
    await phone.find('dir_lock');
    await phone.tap('Done');
    await phone.tap('DCIM');
    await enter('21');
    expect(await phone.texts()).toContain('Enter PIN');
    await enter('12');
    await phone.find('Search in DCIM');
    await phone.key(4);
    await phone.tap('Show all folders content');
    await phone.tap('Toggle filename visibility');
    await phone.find('b.png');
    expect(await phone.texts()).not.toContain('a.png');
    await phone.tap('Switch to folder view');
    await phone.hold('DCIM');
    await phone.tap('More options');
    await phone.tap('Unlock folder');
    await enter('12');
    await phone.tap('Done');
    await phone.tap('DCIM');
    await phone.find('Search in DCIM');
  });

  it('keeps folders in an order made by hand', async () => {
    for (const folder of ['DCIM', 'Download', 'Pictures']) await put(`${folder}/a.png`);
    const order = async () => (await phone.texts()).filter((text) => ['DCIM', 'Download', 'Pictures'].includes(text));
    await open();
    await phone.find('Pictures');
    const [first = ''] = await order();
    await phone.hold(first);
    await phone.tap('More options');
    await phone.tap('Reorder folders by dragging');
    await phone.find('dir_drag_handle');
    await phone.tap('More options');
    await phone.tap('Move to the bottom');
    await expect.poll(async () => (await order()).at(-1)).toBe(first);
    // From the third place into the second.
    const drag = [
      { type: 'down', x: 73, y: 905 },
      { type: 'move', x: 400, y: 700 },
      { type: 'move', x: 800, y: 500 },
      { type: 'up', x: 800, y: 500 },
    ] as const;
    await phone.system.screen?.touch(drag.map((touch, step) => ({ ...touch, timeMs: step * 40, finger: 0 })));
    await phone.pass();
    await phone.tap('Done');
    await expect.poll(async () => (await order())[1]).toBe(first);
    await phone.tap('More options');
    await phone.tap('Sort by');
    expect(await phone.find('Custom')).toMatchObject({ checked: true });
  });

  it('shows the files of all folders until folders are wanted again', async () => {
    await put('DCIM/a.png');
    await put('Pictures/b.png');
    await open();
    await phone.tap('Show all folders content');
    await phone.tap('Toggle filename visibility');
    await phone.find('b.png');
    await phone.key(4);
    await phone.start({ component: { packageName, className: activities.main } });
    await phone.find('b.png');
    await phone.tap('Switch to folder view');
    await phone.find('Show all folders content');
  });

  it('finds a file by its name among all folders', async () => {
    await put('Pictures/holiday.png');
    await put('DCIM/b.png');
    await open();
    await phone.tap('top_toolbar_search');
    await phone.type('top_toolbar_search', 'holi');
    await phone.tap('Switch to file search across all visible folders');
    await phone.find('media_item_holder');
    await phone.tap('Toggle filename visibility');
    expect(await phone.texts()).toContain('holiday.png');
    expect(await phone.texts()).not.toContain('b.png');
  });
});
