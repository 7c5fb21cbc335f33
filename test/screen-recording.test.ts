import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, type Driver, sh } from '../packages/core/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';
import { launchBrowser } from '../packages/virtual-phone/src/screen/launch-browser.ts';

// What `screenrecord` writes, played by Chromium; on a phone whose time stands still while nobody acts.

let driver: Driver;
let device: Device;

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: [], time: 'simulated' });
  device = await driver.open('emulator-5554');
  await device.shell(sh`am start -W -n com.android.settings/.Settings`);
});
afterAll(() => driver.close?.());

/** A busy computer encodes for a while. */
const encoding = { timeoutMs: 100_000 };

interface Played {
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
  /** Of each moment, whether the middle of the left edge is dark. */
  readonly dark: readonly boolean[];
}

/** Plays a file as a person would, and looks at some moments of it. */
async function play(file: Uint8Array, momentsMs: readonly number[]): Promise<Played> {
  const browser = await launchBrowser(undefined, { quiet: true });
  try {
    const page = await browser.newPage();
    const url = `data:video/mp4;base64,${Buffer.from(file).toString('base64')}`;
    return await page.evaluate<Played>(`(async () => {
      const video = document.createElement('video');
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      const event = (name) => new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true });
        video.addEventListener('error', () => reject(video.error), { once: true });
      });
      // A picture can be drawn when it has been presented, which is after it was sought.
      const picture = () => new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      const first = picture();
      video.src = ${JSON.stringify(url)};
      await event('loadeddata');
      await first;
      const dark = [];
      for (const ms of ${JSON.stringify(momentsMs)}) {
        if (ms > 0) {
          const presented = picture();
          video.currentTime = ms / 1000;
          await event('seeked');
          await presented;
        }
        canvas.drawImage(video, 2, video.videoHeight / 2, 1, 1, 0, 0, 1, 1);
        dark.push(canvas.getImageData(0, 0, 1, 1).data[0] < 100);
      }
      return { durationMs: Math.round(video.duration * 1000), width: video.videoWidth, height: video.videoHeight, dark };
    })()`);
  } finally {
    await browser.close();
  }
}

it('a recording shows each moment of the phone, for as long as its time went on', { timeout: 120_000 }, async () => {
  const script =
    'screenrecord --time-limit 3 /sdcard/rec.mp4 & sleep 1.5; cmd uimode night yes; wait; cmd uimode night no';
  await device.shell(sh`sh -c ${script}`, encoding);
  const played = await play(await device.files.read('/sdcard/rec.mp4'), [0, 1_000, 2_000, 2_900]);
  expect(played).toMatchObject({ width: 1080, height: 2400, dark: [false, false, true, true] });
  expect(Math.abs(played.durationMs - 3_000)).toBeLessThanOrEqual(150);
});

it('a recording ends well with SIGINT, and goes on with the phone meanwhile', { timeout: 120_000 }, async () => {
  const script = 'screenrecord --size 540x1200 --bit-rate 2M /sdcard/rec.mp4 & sleep 2; kill -INT $!; wait $!; echo $?';
  expect((await device.shell(sh`sh -c ${script}`, encoding)).stdout).toBe('0\n');
  const played = await play(await device.files.read('/sdcard/rec.mp4'), [0]);
  expect(played).toMatchObject({ width: 540, height: 1200 });
  expect(Math.abs(played.durationMs - 2_000)).toBeLessThanOrEqual(150);
});

it('a size that no encoder takes is refused', async () => {
  const refused = await device.shell(sh`screenrecord --size 101x201 --time-limit 1 /sdcard/odd.mp4`);
  expect(refused).toMatchObject({
    exitCode: 1,
    stderr: 'ERROR: unable to configure video/avc codec at 101x201 (err=-22)\n',
  });
});
