import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, packageName, storage } from './package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
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
      await disk.remove(`${storage}/${folder}/${name}`, root);
    }
  }
});

const put = (path: string, content: Uint8Array | string = picture) =>
  phone.system.disk.write(`${storage}/${path}`, content, root);
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
});
