import { s } from '../../../runtime/dom.ts';

/** Drawn by us in a square of 16, and what one sees in each. */
const ICONS = {
  disk: { look: 'floppy disk', path: 'M2 2h10l2 2v10H2zM5 2v4h6V2M4.5 14V9h7v5' },
  'seek-start': { look: 'triangle pointing left at a bar', path: 'M3 3v10M13 3 6 8l7 5z' },
  stop: { look: 'square', path: 'M3 3h10v10H3z' },
  play: { look: 'triangle pointing right', path: 'M4 3l9 5-9 5z' },
  'seek-end': { look: 'triangle pointing right at a bar', path: 'M13 3v10M3 3l7 5-7 5z' },
  printer: { look: 'printer', path: 'M4 6V2h8v4M4 11H2V6h12v5h-2M4 9h8v5H4z' },
  'zoom-in': { look: 'magnifying glass with a plus', path: 'M10 10l4 4M7 2a5 5 0 1 0 .1 0zM7 5v4M5 7h4' },
  'zoom-out': { look: 'magnifying glass with a minus', path: 'M10 10l4 4M7 2a5 5 0 1 0 .1 0zM5 7h4' },
} as const;

export type MenuIcon = keyof typeof ICONS;

/** A picture of 16 px. */
export function menuIcon(icon: MenuIcon): SVGSVGElement {
  const { look, path } = ICONS[icon];
  const drawing = s('path', { d: path, fill: 'none', stroke: '#333', 'stroke-width': 1.5, 'stroke-linejoin': 'round' });
  return s('svg', { viewBox: '0 0 16 16', width: 16, height: 16, role: 'img', 'aria-label': look }, drawing);
}
