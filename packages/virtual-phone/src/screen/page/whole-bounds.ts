/** Where an element is, in whole pixels of the screen: left, top, right, bottom. */
export function wholeBounds(element: Element): readonly [number, number, number, number] {
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  const start = wholePixels(left);
  // A text takes as many pixels as it needs, a whole number of them (AOSP, TextView.onMeasure).
  const end = element.classList.contains('text') ? start + Math.ceil(width - SLACK) : wholePixels(right);
  return [start, wholePixels(top), end, wholePixels(bottom)];
}

/** Of the browser's 64ths of a pixel. */
const SLACK = 0.02;

/** Halves of what is left over go down, as in Android's divisions of whole numbers. */
function wholePixels(px: number): number {
  return Math.round(px - SLACK);
}
