import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, cameraPackage } from './package-name.ts';

const root = { uid: 0 };
/** How long background work of the app may take. */
const soon = { timeout: 15_000, interval: 20 };
const launch = {
  action: 'android.intent.action.MAIN',
  categories: ['android.intent.category.LAUNCHER'],
  component: { packageName: cameraPackage, className: activities.launcher },
};

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
  await phone.system.packages.grant(cameraPackage, 'android.permission.ACCESS_COARSE_LOCATION');
});
afterAll(() => phone?.close());

const files = (folder: string) => phone.system.disk.list(folder, root);
/** The bytes of the only file in a folder. */
const only = async (folder: string) => {
  const [name] = await files(folder);
  return Buffer.from(await phone.system.disk.read(`${folder}/${name}`, root));
};

describe('Camera', () => {
  it('asks once whether to remember places', async () => {
    await phone.start(launch);
    await phone.find('Remember photo locations?');
    await phone.tap('NEXT');
    await phone.find('Shutter');
    await phone.system.processes.kill(cameraPackage, { stopped: true, reason: 'test' });
    await phone.start(launch);
    await phone.find('Shutter');
  });

  it('takes a photo: a JPEG among the pictures, known to MediaStore', async () => {
    await phone.tap('Shutter');
    await phone.find('rounded_thumbnail_view');
    expect(await files('/sdcard/Pictures')).toEqual([expect.stringMatching(/^IMG_20231015_1534\d\d\.jpg$/)]);
    const jpeg = await only('/sdcard/Pictures');
    expect(jpeg.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9');
    const columns = ['mime_type', 'width', 'height', 'is_pending', 'owner_package_name', '_size'];
    expect(await phone.query('content://media/external/images/media', columns)).toEqual([
      {
        mime_type: 'image/jpeg',
        width: 960,
        height: 1280,
        is_pending: 0,
        owner_package_name: cameraPackage,
        _size: jpeg.length,
      },
    ]);
  });

  it('takes a video: an MP4 as long as it was recorded', async () => {
    // With an accessibility service of Google's there are buttons for what else takes a gesture.
    phone.system.settings.put('secure', 'enabled_accessibility_services', 'com.google.androidenv.forwarder/.Service');
    await phone.tap('Toggle mode list');
    await phone.tap('Video');
    await phone.tap('Shutter');
    await phone.find('00:01');
    await phone.tap('Shutter');
    await vi.waitFor(
      async () =>
        expect(await files('/sdcard/Movies')).toEqual([expect.stringMatching(/^VID_20231015_1534\d\d\.mp4$/)]),
      soon,
    );
    expect((await only('/sdcard/Movies')).subarray(4, 8).toString()).toBe('ftyp');
    const [video] = await phone.query('content://media/external/video/media', ['duration', 'mime_type']);
    expect(video?.mime_type).toBe('video/mp4');
    expect(Number(video?.duration)).toBeGreaterThanOrEqual(1000);
  });

  it('opens the list of modes when swiped to the right', async () => {
    await phone.swipe('right');
    await phone.tap('Switch to Camera Mode');
    await phone.tap('Toggle mode list');
    await phone.tap('Video');
    await phone.find('rounded_thumbnail_view');
  });

  it('shows what was taken, and deletes it when the strip is left', async () => {
    await phone.tap('rounded_thumbnail_view');
    await phone.tap('Delete');
    await phone.find('UNDO');
    await phone.tap('Navigate up');
    await vi.waitFor(async () => expect(await files('/sdcard/Movies')).toEqual([]), soon);
    expect(await files('/sdcard/Pictures')).toHaveLength(1);
  });

  it('remembers its options', async () => {
    await phone.tap('Options');
    await phone.tap('Grid lines off');
    await phone.tap('Back camera');
    await phone.find('Front camera');
    await phone.system.processes.kill(cameraPackage, { stopped: true, reason: 'test' });
    await phone.start(launch);
    await phone.find('grid_lines');
    await phone.tap('Options');
    await phone.find('Front camera');
  });

  it('gives another app the photo it asked for', async () => {
    const output = 'file:///sdcard/Pictures/asked.jpg';
    await phone.start({ action: 'android.media.action.IMAGE_CAPTURE', extras: { output: { uri: output } } });
    await phone.tap('Shutter');
    await phone.tap('Done');
    await vi.waitFor(async () => expect(await files('/sdcard/Pictures')).toHaveLength(2), soon);
    expect(await files('/sdcard/Pictures')).toContain('asked.jpg');
  });
});
