import type { Intent } from '@androidworld/app-sdk';
import { readPicture } from '../../simple-commons/picture.ts';
import { add, type Drawing, emptyDrawing } from '../drawing/drawing.ts';
import { readSvg } from '../drawing/svg.ts';

/** What was opened: on the canvas as it then is. */
export interface Opened {
  readonly drawing: Drawing;
  /** `#rrggbb` where the file says so. */
  readonly background?: string;
}

/**
 * A picture as the backdrop; a drawing of this app's as the strokes it was made of.
 *
 * @returns undefined if the bytes are of neither kind
 */
export async function openDrawing(bytes: Uint8Array): Promise<Opened | undefined> {
  const svg = readSvg(new TextDecoder().decode(bytes));
  if (svg !== undefined) return { drawing: svg.strokes.reduce(add, emptyDrawing), background: svg.background };
  const picture = await readPicture(bytes).catch(() => undefined);
  return picture && { drawing: add(emptyDrawing, { kind: 'picture', picture }) };
}

/** The pictures an intent brings to be drawn on: the first that opens counts. */
export function picturesOf({ data, extras }: Intent): readonly string[] {
  const stream = extras?.['android.intent.extra.STREAM'];
  const streams = Array.isArray(stream) ? stream : [stream];
  return [data, ...streams].filter((uri): uri is string => typeof uri === 'string' && uri !== '');
}
