import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestGallery, picture, root, type TestGallery, wide } from '../../test/open-test-gallery.ts';
import { storage } from './package-name.ts';
import { pictureSize } from './store/picture-size.ts';

const [end, backspace] = [123, 67];
let gallery: TestGallery;
let phone: TestGallery['phone'];

beforeAll(async () => {
  gallery = await openTestGallery();
  phone = gallery.phone;
});
afterAll(() => phone.close());
beforeEach(() => gallery.reset());

const put: TestGallery['put'] = (...args) => gallery.put(...args);
const sizeOf: TestGallery['sizeOf'] = (...args) => gallery.sizeOf(...args);
const files: TestGallery['files'] = (...args) => gallery.files(...args);
const open: TestGallery['open'] = (...args) => gallery.open(...args);
const openPicture: TestGallery['openPicture'] = (...args) => gallery.openPicture(...args);

describe('Simple Gallery Pro', () => {
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
