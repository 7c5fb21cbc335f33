import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import picomatch from 'picomatch';
import type { Device } from '../../packages/core/src/index.ts';
import { createRandom } from '../../packages/core/src/index.ts';
import { miniWob } from '../../packages/suite-miniwob/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { composeSheet, type Picture } from './compose-sheet.ts';

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string', default: 'artifacts/miniwob-contact-sheet.png' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

/** Every MiniWoB page as the phone shows it at the start of an episode, in one picture: for people to look over. */
const out = resolve(values.out);
const driver = virtualPhone({ image: systemImage, apps: standardApps });
try {
  const pictures = await takePictures(await driver.open('emulator-5554'), Number(values.seed));
  await mkdir(dirname(out), { recursive: true });
  await composeSheet(pictures, out);
  console.log(`${pictures.length} pages: ${out}`);
} finally {
  await driver.close?.();
}

async function takePictures(device: Device, seed: number): Promise<Picture[]> {
  const suite = miniWob();
  const { signal } = new AbortController();
  const context = { device, signal, random: createRandom(seed), log: () => undefined };
  await suite.prepareDevice?.(context);
  const isWanted = positionals.length === 0 ? () => true : picomatch([...positionals]);
  const pictures: Picture[] = [];
  for (const task of suite.tasks.filter(({ name }) => isWanted(name))) {
    await suite.beforeEpisode?.(context, task);
    await task.setUp?.(context, { seed });
    const { screenshot } = await device.observe({ tree: false, signal });
    if (screenshot) pictures.push({ label: task.name.replace('MiniWob', ''), png: screenshot.bytes });
  }
  return pictures;
}
