import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, packageName, storage } from './package-name.ts';
import { pictureSize } from './store/picture-size.ts';

const [end, backspace] = [123, 67];
const root = { uid: 0, gid: 0, groups: [] };
/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A PNG of 40 x 20 pixels. */
const wide = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAL0lEQVRIie2VwQkAMBDCMn629sYolIB/QdQweSIytqhXuWhOdiDrMgkShkX+x+IBvbHGHWCMPSUAAAAASUVORK5CYII=',
  'base64',
);
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, disk } = phone.system;
  await packages.clear(packageName);
  for (const permission of ['READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO']) {
    await packages.grant(packageName, `android.permission.${permission}`);
  }
  packages.appOps(packageName).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  for (const folder of ['DCIM', 'Download', 'Pictures']) {
    for (const name of await disk.list(`${storage}/${folder}`, root)) {
      await disk.remove(`${storage}/${folder}/${name}`, root, { recursive: true });
    }
  }
});

const put = async (path: string, content: Uint8Array | string = picture) => {
  const { disk } = phone.system;
  await disk.mkdir(`${storage}/${path.slice(0, path.lastIndexOf('/'))}`, root, { recursive: true });
  await disk.write(`${storage}/${path}`, content, root);
};
const sizeOf = async (path: string) => pictureSize(await phone.system.disk.read(`${storage}/${path}`, root));
const files = async (folder: string) => (await phone.system.disk.list(`${storage}/${folder}`, root)).toSorted();
const open = async () => {
  await phone.start({ component: { packageName, className: activities.main } });
  await phone.find('Show all folders content');
};
const openPicture = async (folder: string, name: string) => {
  await open();
  await phone.tap(folder);
  await phone.tap('Toggle filename visibility');
  await phone.tap(name);
  await phone.find('Delete');
};

describe('Simple Gallery Pro', () => {
  it('shows folders with pictures in them, however they came', async () => {
    await put('DCIM/a.png');
    await put('DCIM/b.jpg');
    await put('Download/c.txt', 'no picture');
    await open();
    await phone.find('DCIM');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['DCIM', '2']));
    expect(await phone.texts()).not.toContain('Download');
  });

  it('zooms a picture in and out with two fingers', async () => {
    await put('DCIM/wide.png', wide);
    await openPicture('DCIM', 'wide.png');
    const shown = async () => Buffer.from((await phone.system.screen?.screenshot()) ?? []);
    const pinch = async (from: number, to: number) => {
      const steps = [0, 1, 2, 3, 4, 5].map((step) => from + ((to - from) * step) / 5);
      const fingers = [
        { finger: 0, side: -1 },
        { finger: 1, side: 1 },
      ];
      await phone.system.screen?.touch([
        ...steps.flatMap((apart, step) =>
          fingers.map(({ finger, side }) => ({
            type: step === 0 ? ('down' as const) : ('move' as const),
            x: 540,
            y: 1200 + (side * apart) / 2,
            timeMs: step * 40,
            finger,
          })),
        ),
        ...fingers.map(({ finger, side }) => ({
          type: 'up' as const,
          x: 540,
          y: 1200 + (side * to) / 2,
          timeMs: 240,
          finger,
        })),
      ]);
      await phone.pass();
    };
    const before = await shown();
    await pinch(200, 800);
    expect((await shown()).equals(before)).toBe(false);
    await pinch(900, 100);
    expect((await shown()).equals(before)).toBe(true);
  });

  it('has no names in its grid until they are wanted', async () => {
    await put('DCIM/a.png');
    await open();
    await phone.tap('DCIM');
    await phone.find('media_item_holder');
    expect(await phone.texts()).not.toContain('a.png');
    await phone.tap('Toggle filename visibility');
    await phone.find('a.png');
  });

  it('copies into a folder that has no pictures yet, byte by byte', async () => {
    await put('DCIM/a.png');
    await openPicture('DCIM', 'a.png');
    await phone.tap('More options');
    await phone.tap('Copy to');
    await phone.tap('Other folder');
    await phone.tap('Internal');
    await phone.tap('Download');
    await phone.tap('OK');
    await expect.poll(() => files('Download')).toEqual(['a.png']);
    expect(await files('DCIM')).toEqual(['a.png']);
    expect(Buffer.from(await phone.system.disk.read(`${storage}/Download/a.png`, root))).toEqual(picture);
  });

  it('asks what becomes of a file whose name is taken', async () => {
    await put('DCIM/a.png');
    await phone.system.disk.write(`${storage}/Download/a.png`, 'another', root);
    const copyToDownload = async () => {
      await phone.tap('More options');
      await phone.tap('Copy to');
      await phone.tap('Other folder');
      await phone.tap('Internal');
      await phone.tap('Download');
      await phone.tap('OK');
      await phone.find('File "a.png" already exists');
    };
    const inDownload = async (name: string) =>
      Buffer.from(await phone.system.disk.read(`${storage}/Download/${name}`, root)).equals(picture);
    await openPicture('DCIM', 'a.png');
    await copyToDownload();
    expect(await phone.find('Skip')).toMatchObject({ className: 'android.widget.RadioButton', checked: true });
    expect(await phone.texts()).not.toContain('Apply to all');
    await phone.tap('Keep both');
    await phone.tap('OK');
    await expect.poll(() => files('Download')).toEqual(['a(1).png', 'a.png']);
    expect(await inDownload('a(1).png')).toBe(true);
    await copyToDownload();
    await phone.tap('Cancel');
    expect(await inDownload('a.png')).toBe(false);
    await copyToDownload();
    await phone.tap('Overwrite');
    await phone.tap('OK');
    await expect.poll(() => inDownload('a.png')).toBe(true);
  });

  it('asks once for all files, if that is wanted', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) await put(`DCIM/${name}`);
    for (const name of ['a.png', 'b.png']) await put(`Download/${name}`);
    await open();
    await phone.tap('DCIM');
    await phone.hold('media_item_holder');
    await phone.tap('More options');
    await phone.tap('Select all');
    await phone.tap('More options');
    await phone.tap('Move to');
    await phone.tap('Download');
    await phone.find('conflict_dialog_title');
    expect(await phone.find('Apply to all')).toMatchObject({ checked: true });
    await phone.tap('Skip');
    await phone.tap('OK');
    await expect.poll(() => files('Download')).toEqual(['a.png', 'b.png', 'c.png']);
    expect(await files('DCIM')).toEqual(['a.png', 'b.png']);
  });

  it('renames a picture', async () => {
    await put('DCIM/a.png');
    await openPicture('DCIM', 'a.png');
    await phone.tap('More options');
    await phone.tap('Rename');
    await phone.type('rename_item_name', 'z');
    await phone.tap('OK');
    await expect.poll(async () => (await files('DCIM')).join()).toContain('z');
    expect(await files('DCIM')).not.toContain('a.png');
  });

  it('throws a picture into the bin, and brings it back', async () => {
    await put('DCIM/a.png');
    await put('DCIM/b.png');
    await openPicture('DCIM', 'a.png');
    await phone.tap('Delete');
    await phone.tap('Yes');
    await expect.poll(() => files('DCIM')).toEqual(['b.png']);
    await phone.key(4);
    await phone.tap('More options');
    await phone.tap('Open the Recycle Bin');
    await phone.tap('More options');
    await phone.tap('Restore all files');
    await expect.poll(() => files('DCIM')).toEqual(['a.png', 'b.png']);
  });

  it('tells what a picture is', async () => {
    await put('DCIM/a.png');
    await openPicture('DCIM', 'a.png');
    await phone.tap('Properties');
    await phone.find('Resolution');
    expect(await phone.texts()).toEqual(expect.arrayContaining(['a.png', `${storage}/DCIM`, '1 x 1 (0.0MP)']));
  });

  it('goes on when a file is no picture', async () => {
    await put('DCIM/bad.jpg', 'nonsense');
    await openPicture('DCIM', 'bad.jpg');
    await phone.find('Properties');
  });

  it('turns a picture, and saves it so', async () => {
    await put('DCIM/a.png', wide);
    await openPicture('DCIM', 'a.png');
    await phone.tap('Rotate');
    await phone.tap('Rotate right');
    await phone.tap('Save as');
    await phone.tap('OK');
    await phone.tap('Yes');
    await expect.poll(() => sizeOf('DCIM/a.png')).toEqual({ width: 20, height: 40 });
  });

  it('edits a picture: cut to a square, turned, drawn upon, and saved beside it', async () => {
    await put('DCIM/a.png', wide);
    await openPicture('DCIM', 'a.png');
    await phone.tap('Edit');
    // Simple Draw Pro edits pictures, too.
    await phone.tap('Basic editor');
    await phone.tap('Just once');
    await phone.tap('Transform');
    await phone.tap('Crop');
    await phone.tap('1:1');
    await phone.tap('Flip horizontally');
    await phone.tap('Draw');
    await phone.tap('editor_draw_canvas');
    await phone.tap('Filter');
    await phone.tap('Struck');
    await phone.tap('Save as');
    await phone.tap('OK');
    await expect.poll(() => files('DCIM')).toEqual(['a.png', 'a_1.png']);
    expect(await sizeOf('DCIM/a_1.png')).toEqual({ width: 20, height: 20 });
    expect(await sizeOf('DCIM/a.png')).toEqual({ width: 40, height: 20 });
  });

  it('makes a picture smaller', async () => {
    await put('DCIM/a.png', wide);
    await openPicture('DCIM', 'a.png');
    await phone.tap('More options');
    await phone.tap('Resize');
    await phone.tap('resize_image_width');
    for (const code of [end, backspace, backspace]) await phone.key(code);
    await phone.input('10');
    await phone.key(4);
    await phone.tap('OK');
    await phone.tap('Yes');
    await expect.poll(() => sizeOf('DCIM/a.png')).toEqual({ width: 10, height: 5 });
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

  it('asks no more before it deletes, where that was said, until it is opened anew', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) await put(`DCIM/${name}`);
    await openPicture('DCIM', 'a.png');
    await phone.tap('Delete');
    await phone.tap('Do not ask again in this session');
    await phone.tap('Skip the Recycle Bin, delete files directly');
    await phone.tap('Yes');
    await expect.poll(() => files('DCIM')).toEqual(['b.png', 'c.png']);
    await phone.tap('Delete');
    await expect.poll(async () => (await files('DCIM')).length).toBe(1);
    for (let back = 0; back < 3; back += 1) await phone.key(4);
    await open();
    expect(await phone.texts()).not.toContain('Recycle Bin');
    await phone.tap('DCIM');
    await phone.hold('media_item_holder');
    await phone.tap('Delete');
    await phone.find('delete_remember_title');
  });

  it('puts a picture behind the home screen, in the shape of the screen', async () => {
    await put('DCIM/a.png', wide);
    await openPicture('DCIM', 'a.png');
    await phone.tap('More options');
    await phone.tap('Set as');
    await phone.tap('Simple Wallpaper');
    await phone.find('crop_image_view');
    await phone.tap('Save');
    await phone.tap('Home screen');
    const { disk } = phone.system;
    await expect.poll(() => disk.exists('/data/system/users/0/wallpaper')).toBe(true);
    expect(pictureSize(await disk.read('/data/system/users/0/wallpaper', root))).toEqual({ width: 1080, height: 2400 });
    expect(await disk.exists('/data/system/users/0/wallpaper_lock')).toBe(false);
    await disk.remove('/data/system/users/0/wallpaper', root);
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

  it('leaves the viewer when its file is deleted under it', async () => {
    await put('DCIM/a.png');
    await put('DCIM/b.png');
    await openPicture('DCIM', 'a.png');
    await phone.system.disk.remove(`${storage}/DCIM/a.png`, root);
    await phone.system.content.call('content://media', 'scan_volume', 'external_primary', {}, root);
    await phone.find('b.png');
    await phone.system.disk.remove(`${storage}/DCIM/b.png`, root);
    await phone.system.content.call('content://media', 'scan_volume', 'external_primary', {}, root);
    await phone.find('Show all folders content');
  });

  it('says so when a file cannot be written, and loses nothing', async () => {
    const toasts: string[] = [];
    vi.spyOn(phone.system, 'toast').mockImplementation((_, text) => void toasts.push(text));
    await put('DCIM/a.png', wide);
    await openPicture('DCIM', 'a.png');
    await phone.tap('Rotate');
    await phone.tap('Rotate left');
    await phone.tap('Save as');
    await phone.type('filename_value', 'x'.repeat(300));
    await phone.tap('OK');
    await expect.poll(() => toasts).toContainEqual(expect.stringMatching(/^Error: /));
    expect(await sizeOf('DCIM/a.png')).toEqual({ width: 40, height: 20 });
  });
});
