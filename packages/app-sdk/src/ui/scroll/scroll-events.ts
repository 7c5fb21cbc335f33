let atOnce = false;

/**
 * From now on, what this kit scrolls hears of it at once. Browsers tell with the next frame they draw, and a page whose
 * time stands still goes on for many frames without drawing one.
 */
export function tellScrollingAtOnce(): void {
  atOnce = true;
}

export function tellScrolled(element: Element): void {
  if (atOnce) element.dispatchEvent(new Event('scroll'));
}
