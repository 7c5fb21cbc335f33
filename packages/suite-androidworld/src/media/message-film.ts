import sharp from 'sharp';
import { outlinesOf, widthOf } from '../pictures/typeface.ts';
import { motionJpeg } from './motion-jpeg.ts';

const size = { width: 640, height: 480 };
const widest = 560;

export interface Message {
  readonly text: string;
  /** Whole seconds it is shown. */
  readonly seconds: number;
}

/** A film that shows messages, one after the other, in letters as large as fit. */
export async function messageFilm(messages: readonly Message[]): Promise<Uint8Array> {
  const shots = await Promise.all(
    messages.map(async ({ text, seconds }) => ({ jpeg: await drawMessage(text), seconds })),
  );
  return motionJpeg(shots, size);
}

async function drawMessage(text: string): Promise<Uint8Array> {
  const largest = 96;
  const fontSize = Math.min(largest, (largest * widest) / Math.max(1, widthOf(text, largest, 'bold')));
  const x = (size.width - widthOf(text, fontSize, 'bold')) / 2;
  const outlines = outlinesOf(text, {
    x,
    y: size.height / 2 + fontSize / 3,
    size: fontSize,
    weight: 'bold',
    color: '#ffe600',
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#1d2733"/>${outlines}</svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
