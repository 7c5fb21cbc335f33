import { type Device, sh } from '@androidworld/core';
import { systemImage } from '@androidworld/virtual-image';
import { virtualPhone } from '@androidworld/virtual-phone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardApps } from '../src/index.ts';

const files = 300;
const driver = virtualPhone({ image: systemImage, apps: standardApps });
let device: Device;

beforeAll(async () => {
  device = await driver.open('emulator-5554');
  // Newest first, as Downloads are listed.
  await device.shell(
    sh`cd /sdcard/Download && for n in $(seq 1001 ${1_000 + files}); do echo > f$n.txt; touch -d @$((1700001000 - n)) f$n.txt; done`,
  );
});
afterAll(() => driver.close?.());

// Android 13 at 420 dpi: the finger's way without its slop of 21 px, and the way of OverScroller from its velocity.
it.each([
  { px: 1_200, ms: 300, from: 1_200, moved: 2_240 },
  { px: 1_200, ms: 1_000, from: 1_200, moved: 1_310 },
  { px: 600, ms: 300, from: 1_200, moved: 900 },
  { px: 1_600, ms: 300, from: 2_000, moved: 3_330 },
  { px: 1_200, ms: 150, from: 1_200, moved: 4_710 },
])('`input swipe` over $px px in $ms ms moves a list by $moved px', async ({ px, ms, from, moved }) => {
  await device.shell(sh`am force-stop com.google.android.documentsui`);
  await device.shell(sh`am start -W -n com.google.android.documentsui/com.android.documentsui.files.FilesActivity`);
  await device.shell(sh`input swipe 540 1500 540 1400 2000`);
  const before = await gridOffset();
  const startMs = device.time?.now() ?? Number.NaN;
  await device.shell(sh`input swipe 540 ${from} 540 ${from - px} ${ms}`);
  const tookMs = (device.time?.now() ?? Number.NaN) - startMs;
  const shift = (await gridOffset()) - before;
  expect(Math.abs(shift - moved), `${shift} px`).toBeLessThanOrEqual(0.05 * moved);
  expect(tookMs).toBeGreaterThanOrEqual(ms - 0.001);
});

/** How far the grid of files is scrolled: all its rows are of one height, and two files named by their place are in each. */
async function gridOffset(): Promise<number> {
  const rows = (await device.observe({ screenshot: false })).elements.flatMap(({ text, bounds }) => {
    const place = /^f(\d+)\.txt$/.exec(text ?? '')?.[1];
    return place === undefined || bounds === undefined || Number(place) % 2 === 0
      ? []
      : [{ row: (Number(place) - 1_001) / 2, top: bounds.top }];
  });
  // The uppermost may be cut by the edge of the list.
  const [, second, third] = rows;
  if (second === undefined || third === undefined) throw new Error('The grid shows less than three rows of files');
  expect(third.row).toBe(second.row + 1);
  return second.row * (third.top - second.top) - second.top;
}
