import { s } from '../runtime/dom.ts';
import type { Random } from '../runtime/random.ts';
import { drawShapeItem, type ShapeItem, shapeLook } from './shape-item.ts';

/** Edge of a cell in px; a large item fills it, a small one has half of it. */
const CELL = 28;

/** An item and its cell. */
export interface PlacedItem extends ShapeItem {
  column: number;
  row: number;
}

/** Draws items in different cells of a grid. */
export function drawShapeGrid(random: Random, options: { columns: number; rows: number; items: number }): PlacedItem[] {
  const { columns, rows, items } = options;
  const cells = random.list(columns * rows, (index) => ({ column: index % columns, row: Math.floor(index / columns) }));
  return random.sample(cells, items).map((cell) => ({ ...drawShapeItem(random), ...cell }));
}

/**
 * Shows the items.
 *
 * @param options.tap called with the tapped item, or `undefined` for a tap beside all items
 */
export function shapeGrid(
  items: readonly PlacedItem[],
  options: { columns: number; rows: number; tap: (item: PlacedItem | undefined) => void },
): SVGSVGElement {
  const { columns, rows, tap } = options;
  const shown = items.map((item) => {
    const [x, y] = [(item.column + 0.5) * CELL, (item.row + 0.5) * CELL];
    const press = (event: Event): void => {
      event.stopPropagation();
      tap(item);
    };
    const extent = extentOf(item);
    // Thin glyphs would be hard to hit: the whole square of an item takes the tap.
    const target = s('rect', {
      x: x - extent / 2,
      y: y - extent / 2,
      width: extent,
      height: extent,
      fill: 'transparent',
    });
    const names = { role: 'img', 'aria-label': shapeLook(item) };
    return s('g', { ...names, onclick: press }, target, shapeFigure(item, x, y, extent));
  });
  return s('svg', { id: 'area_svg', width: columns * CELL, height: rows * CELL, onclick: () => tap(undefined) }, shown);
}

/** Draws an item around a point. */
export function shapeFigure({ kind, text, color }: ShapeItem, x: number, y: number, extent: number): SVGElement {
  const half = extent / 2;
  if (kind !== 'shape') {
    const attributes = {
      x,
      y,
      fill: color,
      'font-size': extent,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    };
    return s('text', { ...attributes, ...OUTLINE }, text);
  }
  if (text === 'circle') return s('circle', { cx: x, cy: y, r: half, fill: color, ...OUTLINE });
  if (text === 'rectangle')
    return s('rect', { x: x - half, y: y - half, width: extent, height: extent, fill: color, ...OUTLINE });
  return s('polygon', {
    points: `${x},${y - half} ${x - half},${y + half} ${x + half},${y + half}`,
    fill: color,
    ...OUTLINE,
  });
}

/** Keeps yellow visible on white. */
const OUTLINE = { stroke: '#0008', 'stroke-width': 0.5 };

function extentOf(item: ShapeItem): number {
  return item.large ? CELL - 2 : CELL / 2;
}
