import type { Random } from '../../../runtime/random.ts';

/** Place in the area and width of a dialog, in px. */
export interface DialogPlace {
  left: number;
  top: number;
  width: number;
}

/** Lowest and highest, both included. */
type Range = readonly [min: number, max: number];

const AREA_WIDTH = 216;
const MIDDLE_TOP = 40;

/** Draws a width, and how far from the middle the dialog stands. */
export function drawDialogPlace(
  random: Random,
  { width: widths, left, top }: { width: Range; left: Range; top: Range },
): DialogPlace {
  const width = random.integer(...widths);
  return {
    left: Math.floor((AREA_WIDTH - width) / 2) + random.integer(...left),
    top: MIDDLE_TOP + random.integer(...top),
    width,
  };
}

/** The place as CSS. */
export function placedAt({ left, top, width }: DialogPlace): string {
  return `left: ${left}px; top: ${top}px; width: ${width}px`;
}
