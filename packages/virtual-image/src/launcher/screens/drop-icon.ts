import type { DraggedIcon } from '../workspace/use-icon-drag.ts';
import { cellAt, putItem, type WorkspaceItem, withoutItem } from '../workspace/workspace-items.ts';

/** "Remove" is at the top of the screen while an icon is dragged; pixels. */
export const removeHeightPx = 216;

/** Where icons are after one was let go: in the cell below it, gone over "Remove", or where they were. */
export function dropIcon(
  items: readonly WorkspaceItem[],
  { app, x, y }: DraggedIcon,
  page: number,
): readonly WorkspaceItem[] {
  if (y < removeHeightPx) return withoutItem(items, app.key);
  const cell = cellAt(page, x, y);
  return cell === undefined ? items : putItem(items, app.key, cell);
}
