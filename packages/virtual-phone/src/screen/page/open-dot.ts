/**
 * One pixel above everything, in a layer of its own: a change of it draws a frame, and no tile. Where nobody who watches
 * the page for changes is told of it.
 *
 * @param style CSS declarations: its colour, and what keeps it in a layer of its own
 */
export function openDot(style: string): HTMLElement {
  const host = document.createElement('div');
  const dot = document.createElement('div');
  dot.style.cssText = `position: fixed; z-index: 2147483647; left: 0; top: 0; width: 1px; height: 1px;
    pointer-events: none; ${style}`;
  host.attachShadow({ mode: 'closed' }).append(dot);
  document.documentElement.append(host);
  return dot;
}
