/** What SVG animates by itself (SMIL), as `svg` elements have it below them. */
const moving = 'animate, animateMotion, animateTransform, set';

const begun = new WeakMap<SVGSVGElement, number>();

/**
 * Animations of SVG on a time that stands still: each drawing in the document stops where it begins, and is moved to where
 * it is by the phone's clock. One that is shown as a picture (`<img>`) is out of reach.
 *
 * @see https://svgwg.org/specs/animations/
 */
export function moveDrawings(uptimeMs: number): void {
  // In Chromium a drawing within another has a time of its own.
  const drawings = [...document.querySelectorAll<SVGElement>(moving)].map((element) => element.ownerSVGElement);
  for (const drawing of new Set(drawings)) {
    if (drawing === null) continue;
    const since = begun.get(drawing) ?? uptimeMs;
    begun.set(drawing, since);
    drawing.pauseAnimations();
    drawing.setCurrentTime((uptimeMs - since) / 1_000);
  }
}
