import type { Canvas } from './canvas.ts';
import { drawPlate, markSizes, plateSize } from './draw-marks.ts';
import { black, white } from './mark-colors.ts';

export type Label = 'BEFORE' | 'AFTER';

/**
 * Writes into the bottom right corner which picture this is.
 *
 * @returns restores what was there
 */
export function drawLabel(canvas: Canvas, label: Label): () => void {
  const { scale, padding, line } = markSizes(canvas);
  const sizes = { scale: scale + 1, padding: 2 * padding, line };
  const { width, height } = plateSize(label, sizes);
  const box = { left: canvas.width - width, top: canvas.height - height, right: canvas.width, bottom: canvas.height };
  const start = 3 * canvas.width * Math.max(0, box.top);
  // Not slice(): that of a Buffer is no copy.
  const rows = new Uint8Array(canvas.pixels.subarray(start));
  drawPlate(canvas, label, box, { back: black, ink: white }, sizes);
  return () => canvas.pixels.set(rows, start);
}
