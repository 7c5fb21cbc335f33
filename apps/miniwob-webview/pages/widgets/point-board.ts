import { type Child, s } from '../runtime/dom.ts';
import './point-board.css';

/** A place on a board, in px from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A drawing on which a tap places a blue dot. */
export interface PointBoard {
  readonly element: SVGSVGElement;
  /** Where the dot is, in whole px; `undefined` before the first tap. */
  point(): Point | undefined;
}

/**
 * @param options.figure what is drawn from the start (SVG)
 * @param options.trace drawn below the dot when it is placed, e.g. lines to it
 */
export function pointBoard(options: {
  width: number;
  height: number;
  figure: Child;
  trace?: (point: Point) => Child;
}): PointBoard {
  const { width, height, figure, trace } = options;
  let point: Point | undefined;
  const element = s('svg', { id: 'svg-grid', class: 'point-board', width, height, onclick: place }, figure);
  let placed = s('g');
  function place(event: MouseEvent): void {
    const corner = element.getBoundingClientRect();
    point = { x: Math.round(event.clientX - corner.left), y: Math.round(event.clientY - corner.top) };
    placed.remove();
    placed = s('g', {}, trace?.(point), dot(point, 'blue'));
    element.append(placed);
  }
  return { element, point: () => point };
}

/** A dot of radius 3.5, named by its colour. */
export function dot({ x, y }: Point, color: string): SVGCircleElement {
  return s('circle', { cx: x, cy: y, r: 3.5, fill: color, role: 'img', 'aria-label': `${color} dot` });
}

/** A thin line. */
export function line(from: Point, to: Point, color: string): SVGLineElement {
  return s('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: color });
}
