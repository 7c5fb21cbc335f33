import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differentPixels } from './different-pixels.ts';
import type { Testimony } from './witness.ts';

/** Writes what two testimonies show differently into a folder, two pictures per look: what differs, one line each. */
export async function keepPictures(
  folder: string,
  task: string,
  [one, other]: readonly [Testimony, Testimony],
): Promise<string[]> {
  const told: string[] = [];
  for (const [look, { screenshot }] of one.looks.entries()) {
    const others = other.looks[look]?.screenshot;
    if (screenshot === undefined || others === undefined || Buffer.from(screenshot).equals(others)) continue;
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${task}-${look}`);
    await writeFile(`${path}-a.png`, screenshot);
    await writeFile(`${path}-b.png`, others);
    told.push(`look ${look}: ${await differentPixels(screenshot, others)} (${path}-a.png, -b.png)`);
  }
  return told;
}
