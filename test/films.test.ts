import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, type Driver, sh } from '../packages/core/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';
import { pixelOf } from '../tooling/pixel.ts';

// What VLC shows of films that Chromium decodes, on a phone whose time stands still while nobody acts.

const vlc = 'org.videolan.vlc';
let driver: Driver;
let device: Device;

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: standardApps, time: 'simulated' });
  device = await driver.open('emulator-5554');
  await device.shell(sh`appops set ${vlc} MANAGE_EXTERNAL_STORAGE allow`);
});
afterAll(() => driver.close?.());

/** At the upper left of the film, which lies across the middle of the screen. */
async function colour(): Promise<string> {
  const { screenshot } = await device.observe({ tree: false });
  if (screenshot === undefined) throw new Error('There is no screenshot');
  const [red = 0, green = 0, blue = 0] = await pixelOf(screenshot.bytes, { x: 60, y: 960 });
  const isOn = [red, green, blue].map((value) => Number(value > 120)).join('');
  return { '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow' }[isOn] ?? 'none';
}

it.each(['h264.mp4', 'vp8.webm'])(
  'a screenshot at a moment shows the picture of that moment: %s',
  async (name) => {
    const path = `/sdcard/Movies/${name}`;
    await device.files.write(path, await readFile(new URL(`films/${name}`, import.meta.url)));
    const uri = `file:///storage/emulated/0/Movies/${name}`;
    await device.shell(
      sh`am start -W -n ${`${vlc}/.StartActivity`} -a android.intent.action.VIEW -d ${uri} -t video/mp4`,
    );
    await device.time?.settle();
    const close = (await device.observe({ screenshot: false })).elements.find(
      ({ resourceId }) => resourceId === `${vlc}:id/close`,
    );
    if (close?.bounds !== undefined) {
      const { left, top } = close.bounds;
      await device.perform({ type: 'tap', at: { x: left + 20, y: top + 20 } });
    }
    const seen: string[] = [];
    for (let quarter = 0; quarter < 14; quarter += 1) {
      seen.push(await colour());
      await device.time?.pass(250);
    }
    // A whole second of each.
    expect(seen.join(' ')).toMatch(/^(red )*(green )+(blue ){4}yellow/);
  },
  120_000,
);
