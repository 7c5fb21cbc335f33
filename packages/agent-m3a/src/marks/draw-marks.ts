import type { Rect, Size } from '@androidworld/core/driver';
import { type Canvas, type Color, drawText, fillBox, outlineBox, textSize } from './canvas.ts';
import { markColors, white } from './mark-colors.ts';
import { placePlates } from './place-plates.ts';

/** An element to be marked: its number, and where it is on the screen. */
export interface Mark {
  readonly index: number;
  /** In pixels of the upright screen. */
  readonly box: Rect;
}

/**
 * Draws a Set-of-Mark: a coloured frame around each element and its number on a plate of the same colour. All frames
 * come first, so that none crosses a number.
 *
 * @param canvas the upright screenshot, at any scale
 * @param screen the size the boxes are measured in
 */
export function drawMarks(canvas: Canvas, marks: readonly Mark[], screen: Size): void {
  const sizes = markSizes(canvas);
  const placed = marks.map(({ index, box }, place) => ({
    text: String(index),
    box: scaled(box, canvas, screen),
    plate: plateSize(String(index), sizes),
    color: markColors[place % markColors.length] ?? white,
  }));
  for (const { box, color } of placed) drawFrame(canvas, box, color, sizes);
  const plates = placePlates(placed, canvas);
  placed.forEach(({ text, color }, place) => {
    const plate = plates[place];
    if (plate) drawPlate(canvas, text, plate, { back: color, ink: white }, sizes);
  });
}

/** Pixels of the parts of a mark. */
export interface MarkSizes {
  /** Pixels per dot of a digit. */
  readonly scale: number;
  /** Between a number and the edge of its plate. */
  readonly padding: number;
  readonly line: number;
}

/** Marks grow with the picture, so that they look the same when it is shown at one size; digits stay readable. */
export function markSizes({ width, height }: Size): MarkSizes {
  const scale = Math.max(2, Math.round(Math.min(width, height) / 270));
  return { scale, padding: scale, line: Math.max(2, scale - 1) };
}

export function plateSize(text: string, { scale, padding }: MarkSizes): Size {
  const { width, height } = textSize(text, scale);
  return { width: width + 2 * padding, height: height + 2 * padding };
}

export function drawPlate(
  canvas: Canvas,
  text: string,
  plate: Rect,
  { back, ink }: { readonly back: Color; readonly ink: Color },
  { scale, padding }: MarkSizes,
): void {
  fillBox(canvas, plate, back);
  drawText(canvas, text, { left: plate.left + padding, top: plate.top + padding, scale }, ink);
}

/** The thin white line inside keeps a frame apart from what has its colour. */
function drawFrame(canvas: Canvas, box: Rect, color: Color, { line }: MarkSizes): void {
  const { left, top, right, bottom } = box;
  outlineBox(canvas, { left: left + line, top: top + line, right: right - line, bottom: bottom - line }, 1, white);
  outlineBox(canvas, box, line, color);
}

function scaled({ left, top, right, bottom }: Rect, picture: Size, screen: Size): Rect {
  const x = picture.width / screen.width;
  const y = picture.height / screen.height;
  return {
    left: Math.floor(left * x),
    top: Math.floor(top * y),
    right: Math.ceil(right * x),
    bottom: Math.ceil(bottom * y),
  };
}
