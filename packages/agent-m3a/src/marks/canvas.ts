import type { Rect } from '@androidworld/core/driver';
import { type Glyph, glyphOf, glyphSize } from './bitmap-font.ts';

export type Color = readonly [red: number, green: number, blue: number];

/** Pixels that can be drawn on: three bytes each, rows from top to bottom. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Fills a box; what lies outside the canvas is left out. */
export function fillBox(canvas: Canvas, box: Rect, [red, green, blue]: Color): void {
  const left = Math.max(0, box.left);
  const right = Math.min(canvas.width, box.right);
  const bottom = Math.min(canvas.height, box.bottom);
  for (let y = Math.max(0, box.top); y < bottom; y += 1) {
    for (let at = 3 * (y * canvas.width + left), end = 3 * (y * canvas.width + right); at < end; at += 3) {
      canvas.pixels[at] = red;
      canvas.pixels[at + 1] = green;
      canvas.pixels[at + 2] = blue;
    }
  }
}

/** Draws the four sides of a box, `thickness` pixels inwards. */
export function outlineBox(canvas: Canvas, box: Rect, thickness: number, color: Color): void {
  const { left, top, right, bottom } = box;
  fillBox(canvas, { left, top, right, bottom: Math.min(bottom, top + thickness) }, color);
  fillBox(canvas, { left, top: Math.max(top, bottom - thickness), right, bottom }, color);
  fillBox(canvas, { left, top, right: Math.min(right, left + thickness), bottom }, color);
  fillBox(canvas, { left: Math.max(left, right - thickness), top, right, bottom }, color);
}

/** Draws a text of the small font at `scale` pixels per dot; its top left corner is at `(left, top)`. */
export function drawText(
  canvas: Canvas,
  text: string,
  { left, top, scale }: { readonly left: number; readonly top: number; readonly scale: number },
  color: Color,
): void {
  [...text].forEach((letter, place) => {
    const start = left + place * (glyphSize.width + 1) * scale;
    drawGlyph(canvas, glyphOf(letter), { left: start, top, scale }, color);
  });
}

/** Pixels a text takes, without a space behind its last letter. */
export function textSize(text: string, scale: number): { readonly width: number; readonly height: number } {
  return { width: (text.length * (glyphSize.width + 1) - 1) * scale, height: glyphSize.height * scale };
}

function drawGlyph(
  canvas: Canvas,
  glyph: Glyph,
  { left, top, scale }: { left: number; top: number; scale: number },
  color: Color,
): void {
  glyph.forEach((row, y) => {
    [...row].forEach((dot, x) => {
      if (dot !== '#') return;
      const corner = { left: left + x * scale, top: top + y * scale };
      fillBox(canvas, { ...corner, right: corner.left + scale, bottom: corner.top + scale }, color);
    });
  });
}
