import { definePreferences, pref } from '@androidworld/app-sdk';
import { firstItems, type WorkspaceItem } from './workspace-items.ts';

/** Where icons are on the home screen; what a new image has until one is moved. */
export const workspacePreferences = definePreferences('com.android.launcher3.prefs', {
  items: pref.stringSet(new Set(firstItems.map(write)), 'workspace_items').as(
    (texts): readonly WorkspaceItem[] => [...texts].flatMap(read),
    (items) => new Set(items.map(write)),
  ),
});

/** `com.example/page/column/row` */
function write({ key, page, column, row }: WorkspaceItem): string {
  return [key, page, column, row].join('/');
}

function read(text: string): WorkspaceItem[] {
  const [key, page, column, row] = text.split('/');
  const cell = { page: Number(page), column: Number(column), row: Number(row) };
  const isCell = [cell.page, cell.column, cell.row].every((value) => Number.isInteger(value) && value >= 0);
  return key === undefined || !isCell ? [] : [{ key, ...cell }];
}
