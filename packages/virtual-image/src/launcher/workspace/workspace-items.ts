import type { Place } from '../place.ts';

/** One cell of the home screen's pages. */
export interface Cell {
  /** From 0; more than one only once icons were dragged there. */
  readonly page: number;
  readonly column: number;
  readonly row: number;
}

/** An icon on the home screen. */
export interface WorkspaceItem extends Cell {
  /** Of an app or a shortcut (`LaunchableApp.key`). */
  readonly key: string;
}

/** Left edges of the columns, and upper edges of the rows, in pixels of the image's screen. */
const columnsPx = [57, 309, 561, 813] as const;
const rowsPx = [223, 537, 851, 1165, 1479] as const;
const widthPx = 210;
const heightPx = 272;

/** As on a new image; the date takes the first row of the first page. */
export const firstItems: readonly WorkspaceItem[] = [
  { key: 'com.google.android.gm', page: 0, column: 1, row: 4 },
  { key: 'com.google.android.apps.photos', page: 0, column: 2, row: 4 },
  { key: 'com.google.android.youtube', page: 0, column: 3, row: 4 },
];

/** Where a cell is on the screen. */
export function placeOf({ column, row }: Cell): Place {
  const left = columnsPx[column] ?? columnsPx[0];
  const top = rowsPx[row] ?? rowsPx[0];
  return [left, top, left + widthPx, top + heightPx];
}

/** The cell of a page nearest to a point; undefined outside of them. */
export function cellAt(page: number, x: number, y: number): Cell | undefined {
  const [last = 0] = rowsPx.slice(-1);
  if (y < rowsPx[0] || y > last + heightPx) return undefined;
  return { page, column: nearest(columnsPx, x - widthPx / 2), row: nearest(rowsPx, y - heightPx / 2) };
}

function nearest(edges: readonly number[], at: number): number {
  const distances = edges.map((edge) => Math.abs(edge - at));
  return distances.indexOf(Math.min(...distances));
}

/** How many pages there are: one more than icons need while one is dragged. */
export function pageCount(items: readonly WorkspaceItem[]): number {
  return 1 + Math.max(0, ...items.map(({ page }) => page));
}

/** With an icon in a cell, from wherever it was; unchanged when something else is there. */
export function putItem(items: readonly WorkspaceItem[], key: string, cell: Cell): readonly WorkspaceItem[] {
  const others = withoutItem(items, key);
  const isDate = cell.page === 0 && cell.row === 0;
  if (isDate || others.some((other) => isSameCell(other, cell))) return items;
  return withoutEmptyPages([...others, { key, ...cell }]);
}

/** Without an icon. */
export function withoutItem(items: readonly WorkspaceItem[], key: string): readonly WorkspaceItem[] {
  return items.filter((item) => item.key !== key);
}

/** A page that has lost its last icon goes; the first one stays. */
export function withoutEmptyPages(items: readonly WorkspaceItem[]): readonly WorkspaceItem[] {
  const pages = [...new Set([0, ...items.map(({ page }) => page)])].sort((one, other) => one - other);
  return items.map((item) => ({ ...item, page: pages.indexOf(item.page) }));
}

/** With another icon in the first free cell, of the second page or a later one (Launcher3 `WorkspaceItemSpaceFinder`). */
export function addItem(items: readonly WorkspaceItem[], key: string): readonly WorkspaceItem[] {
  if (items.some((item) => item.key === key)) return items;
  const pages = Math.max(2, pageCount(items) + 1);
  const cells = Array.from({ length: pages - 1 }, (_, index) => cellsOf(index + 1)).flat();
  const free = cells.find((cell) => !items.some((item) => isSameCell(item, cell)));
  return free === undefined ? items : [...items, { key, ...free }];
}

function cellsOf(page: number): Cell[] {
  return rowsPx.flatMap((_, row) => columnsPx.map((__, column) => ({ page, column, row })));
}

function isSameCell(one: Cell, other: Cell): boolean {
  return one.page === other.page && one.column === other.column && one.row === other.row;
}
