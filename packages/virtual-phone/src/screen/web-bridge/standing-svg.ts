/** What SVG animates by itself (SMIL), as `svg` elements have it below them. */
const moving = 'animate, animateMotion, animateTransform, set';

const begun = new WeakMap<SVGSVGElement, number>();
/** Where each was moved to. */
const moved = new WeakMap<SVGSVGElement, number>();

/**
 * Animations of SVG on a time that stands still: each drawing in the document stops where it begins, and is moved to where
 * it is by the phone's clock. One that is shown as a picture (`<img>`) is out of reach.
 *
 * @returns whether any was moved, which nothing else tells
 * @see https://svgwg.org/specs/animations/
 */
export function moveDrawings(uptimeMs: number): boolean {
  // In Chromium a drawing within another has a time of its own.
  const drawings = [...document.querySelectorAll<SVGElement>(moving)].map((element) => element.ownerSVGElement);
  let hasMoved = false;
  for (const drawing of new Set(drawings)) {
    if (drawing === null) continue;
    hasMoved ||= moved.get(drawing) !== uptimeMs;
    moved.set(drawing, uptimeMs);
    const since = begun.get(drawing) ?? uptimeMs;
    begun.set(drawing, since);
    drawing.pauseAnimations();
    drawing.setCurrentTime((uptimeMs - since) / 1_000);
  }
  return hasMoved;
}
