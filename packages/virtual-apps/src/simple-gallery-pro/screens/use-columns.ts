import { useIsLandscape, usePreferences } from '@androidworld/app-sdk/ui';
import { preferences } from '../store/preferences.ts';

type Key = 'columns' | 'wideColumns' | 'folderColumns' | 'wideFolderColumns';

/** How many columns a grid has: upright and lying phones have numbers of their own. */
export function useColumns(grid: 'media' | 'folders'): { columns: number; setColumns: (columns: number) => void } {
  const [values = preferences.missing, change] = usePreferences(preferences);
  const isWide = useIsLandscape();
  const keys: readonly [Key, Key] =
    grid === 'media' ? ['columns', 'wideColumns'] : ['folderColumns', 'wideFolderColumns'];
  const key = keys[isWide ? 1 : 0];
  return { columns: values[key], setColumns: (columns) => void change({ [key]: columns }) };
}
