import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { readSvg } from './drawing/svg.ts';
import { activities, packageName } from './package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
const [back, backspace, end] = [4, 67, 123];
const downloads = '/storage/emulated/0/Download';
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, disk } = phone.system;
  await packages.clear(packageName);
  for (const name of await disk.list(downloads, root)) await disk.remove(`${downloads}/${name}`, root);
  await phone.start({ component: { packageName, className: activities.main } });
  await phone.find('my_canvas');
});

const replaceText = async (field: string, text: string) => {
  await phone.tap(field);
  await phone.key(end);
  for (let index = 0; index < 30; index += 1) await phone.key(backspace);
  await phone.input(text);
};
const saveAs = async (name: string, ending: string) => {
  await phone.tap('Save');
  await replaceText('save_image_filename', name);
  await phone.tap(ending);
  await phone.tap('OK');
  await phone.tap('SAVE');
  await phone.find('my_canvas');
};
const readSaved = async (name: string) => {
  await expect.poll(() => phone.system.disk.list(downloads, root)).toEqual([name]);
  await expect.poll(async () => (await phone.system.disk.read(`${downloads}/${name}`, root)).length).toBeGreaterThan(0);
  return phone.system.disk.read(`${downloads}/${name}`, root);
};
const readStrokes = async (name: string) => readSvg(new TextDecoder().decode(await readSaved(name)))?.strokes ?? [];

describe('Simple Draw Pro', () => {
  it('saves what was drawn as strokes, the eraser too', async () => {
    await phone.swipe('right');
    await phone.tap('Eraser');
    await phone.tap('my_canvas');
    await saveAs('line', '.svg');
    const [line, gap, ...others] = await readStrokes('line.svg');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ color: '#f57c00', width: 40 });
    expect([line?.points.at(0)?.x, line?.points.at(-1)?.x]).toEqual([300, 660]);
    expect(gap).toMatchObject({ color: null });
  });

  it('takes strokes back and does them again', async () => {
    await phone.swipe('right');
    await phone.tap('my_canvas');
    await phone.tap('Undo');
    await phone.tap('Undo');
    await phone.tap('Redo');
    await saveAs('one', '.svg');
    expect((await readStrokes('one.svg')).map(({ points }) => points.at(0)?.x)).toEqual([300]);
  });

  it.each([
    ['.png', 'a.png', [0x89, 0x50, 0x4e, 0x47]],
    ['.jpg', 'a.jpg', [0xff, 0xd8, 0xff]],
  ])('saves a picture as %s, with the extension of its kind', async (ending, name, magic) => {
    await phone.tap('my_canvas');
    await saveAs('a', ending);
    expect([...(await readSaved(name)).subarray(0, magic.length)]).toEqual(magic);
  });

  it('fills an area, and takes the colour of a point', async () => {
    await phone.tap('Bucket fill');
    await phone.swipe('right');
    await phone.tap('Change color');
    await replaceText('color_picker_new_hex', '1976d2');
    await phone.tap('OK');
    await phone.tap('Eyedropper');
    await phone.swipe('right');
    await phone.tap('my_canvas');
    await saveAs('filled', '.svg');
    expect((await readStrokes('filled.svg')).map(({ color }) => color)).toEqual(['#f57c00']);
  });

  it('keeps its dialog open for a name that cannot be', async () => {
    await phone.tap('Save');
    await replaceText('save_image_filename', 'a/b');
    await phone.tap('OK');
    await phone.find('save_image_filename');
  });

  it('asks before what was drawn is lost', async () => {
    await phone.tap('my_canvas');
    await phone.key(back);
    await phone.find('You have unsaved changes. Save before exit?');
    await phone.tap('Discard');
    await expect.poll(() => phone.texts()).toContain('Gmail');
  });

  it('opens its own drawings as strokes', async () => {
    await phone.tap('my_canvas');
    await saveAs('dot', '.svg');
    const path = `${downloads}/dot.svg`;
    await readSaved('dot.svg');
    await phone.key(back);
    await phone.start({
      action: 'android.intent.action.VIEW',
      component: { packageName, className: activities.main },
      data: `file://${path}`,
      type: 'image/svg+xml',
    });
    await phone.find('undo');
    await phone.swipe('right');
    await phone.system.disk.remove(path, root);
    await saveAs('two', '.svg');
    expect(await readStrokes('two.svg')).toHaveLength(2);
  });

  it('keeps what was drawn when the screen is turned, and the colours that were picked', async () => {
    await phone.swipe('right');
    await phone.tap('Change color');
    await replaceText('color_picker_new_hex', '1976d2');
    await phone.tap('OK');
    await phone.system.settings.put('system', 'user_rotation', '1');
    await phone.system.settings.put('system', 'accelerometer_rotation', '0');
    await expect.poll(async () => (await phone.find('my_canvas')).bounds[2]).toBeGreaterThan(2000);
    await phone.tap('Undo');
    await phone.tap('Redo');
    await phone.system.settings.put('system', 'user_rotation', '0');
    await expect.poll(async () => (await phone.find('my_canvas')).bounds[2]).toBe(1080);
    await saveAs('turned', '.svg');
    expect(await readStrokes('turned.svg')).toHaveLength(1);
    const stored = `/data/data/${packageName}/shared_prefs/Prefs.xml`;
    const recent = new TextDecoder().decode(await phone.system.disk.read(stored, root));
    expect(recent).toMatch(/color_picker_recent_colors">-15108398/);
  });
});
