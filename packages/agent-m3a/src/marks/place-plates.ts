import type { Rect, Size } from '@androidworld/core/driver';

/** A box to be marked, and the size of the plate with its number. */
export interface Plated {
  readonly box: Rect;
  readonly plate: Size;
}

/**
 * Where the number plates go: into the top left corner of their boxes, or, where that would hide another number or a
 * line of text, beside that corner, further along, or to another one. All are inside the picture.
 *
 * @returns a place for each, in the order given; where everything is taken, the place that hides least
 */
export function placePlates(marks: readonly Plated[], picture: Size): Rect[] {
  const texts = marks.filter(isLow).map(({ box }) => box);
  const taken: Rect[] = [];
  for (const { box, plate } of marks) {
    const places = corners(box, plate).map((corner) => within(corner, plate, picture));
    taken.push(leastHiding(places, taken, texts));
  }
  return taken;
}

/** Boxes hardly higher than a plate are lines of text and chips: a plate inside would hide their first letters. */
function isLow({ box, plate }: Plated): boolean {
  return box.bottom - box.top < 2.5 * plate.height;
}

function leastHiding(places: readonly Rect[], plates: readonly Rect[], texts: readonly Rect[]): Rect {
  let best = { place: places[0] as Rect, cost: Number.POSITIVE_INFINITY };
  for (const place of places) {
    const cost = numberWeight * hidden(place, plates) + hidden(place, texts);
    if (cost === 0) return place;
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
}

/** A number that cannot be read is worse than a letter: the plain screenshot has the letters. */
const numberWeight = 20;

function hidden(place: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => sum + overlap(place, other), 0);
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Top left corners of a plate to try, best first. */
function corners({ left, top, right, bottom }: Rect, { width, height }: Size): Corner[] {
  const lastLeft = Math.max(left, right - width);
  const lastTop = Math.max(top, bottom - height);
  const further = [1, 2, 3].flatMap((step) => [
    { left: Math.min(lastLeft, left + step * width), top },
    { left, top: Math.min(lastTop, top + step * height) },
  ]);
  return [
    { left, top },
    { left: left - width, top },
    ...further,
    { left, top: top - height },
    { left: lastLeft, top },
    { left, top: lastTop },
    { left: lastLeft, top: lastTop },
    { left: right, top },
    { left, top: bottom },
  ];
}

function within({ left, top }: Corner, plate: Size, picture: Size): Rect {
  const x = Math.max(0, Math.min(left, picture.width - plate.width));
  const y = Math.max(0, Math.min(top, picture.height - plate.height));
  return { left: x, top: y, right: x + plate.width, bottom: y + plate.height };
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
