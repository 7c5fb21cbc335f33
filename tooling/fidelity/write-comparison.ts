import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShownScreen } from '../../test/fidelity/measure-app.ts';
import { type JudgedElement, renderBoxes } from './render-boxes.ts';

/** Of a screen's pixels, so that two of them fit beside each other. */
const scale = 0.45;

/** Writes one picture: our screen, and beside it the recorded one as boxes. */
export async function writeComparison(
  { id, png, recording, found, misplaced }: ShownScreen,
  folder: string,
): Promise<void> {
  const { width = 1080, height = 2400 } = await sharp(png).metadata();
  const judged = recording.elements.map((element): JudgedElement => {
    if (!found.has(element)) return { element, verdict: isNamed(element) ? 'missing' : 'found' };
    return { element, verdict: misplaced.has(element) ? 'misplaced' : 'found' };
  });
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const [ours, theirs] = await Promise.all(
    [Buffer.from(png), Buffer.from(renderBoxes(judged, { width, height }))].map((picture) =>
      sharp(picture).resize(size).png().toBuffer(),
    ),
  );
  if (ours === undefined || theirs === undefined) throw new Error(`There is no picture of ${id}`);
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: size.width * 2 + gapPx, height: size.height, channels: 3, background: '#202124' } })
    .composite([
      { input: ours, left: 0, top: 0 },
      { input: theirs, left: size.width + gapPx, top: 0 },
    ])
    .png({ palette: true })
    .toFile(join(folder, `${id.replaceAll(':', ' ')}.png`));
}

const gapPx = 8;

/** Only these are compared. */
function isNamed({ text, contentDescription, resourceId }: JudgedElement['element']): boolean {
  return text !== '' || contentDescription !== '' || resourceId !== '';
}
