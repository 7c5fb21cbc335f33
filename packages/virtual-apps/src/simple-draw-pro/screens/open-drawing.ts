import type { Intent } from '@androidworld/app-sdk';
import { type Picture, readPicture } from '../../simple-commons/picture.ts';
import type { Stroke } from '../drawing/drawing.ts';
import { readSvg } from '../drawing/svg.ts';

/** What was opened: strokes in place of all, or a picture below what is there. */
export type Opened =
  | { readonly kind: 'strokes'; readonly strokes: readonly Stroke[]; readonly background: string }
  | { readonly kind: 'picture'; readonly picture: Picture };

/** @returns undefined if the bytes are neither a picture nor a drawing of this app's */
export async function readDrawing(bytes: Uint8Array): Promise<Opened | undefined> {
  const svg = readSvg(new TextDecoder().decode(bytes));
  if (svg !== undefined) return { kind: 'strokes', strokes: svg.strokes, background: svg.background };
  const picture = await readPicture(bytes).catch(() => undefined);
  return picture && { kind: 'picture', picture };
}

/** The pictures an intent brings to be drawn on: the first that opens counts. */
export function picturesOf({ data, extras }: Intent): readonly string[] {
  const stream = extras?.['android.intent.extra.STREAM'];
  const streams = Array.isArray(stream) ? stream : [stream];
  return [data, ...streams].filter((uri): uri is string => typeof uri === 'string' && uri !== '');
}
