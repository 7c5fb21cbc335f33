import type { MenuItem } from '@androidworld/app-sdk/ui';
import folders from '@material-symbols/svg-400/rounded/folder.svg';
import names from '@material-symbols/svg-400/rounded/label.svg';
import sort from '@material-symbols/svg-400/rounded/sort.svg';
import { viewTypes } from '../../dialogs/view-type-dialog.tsx';
import { favoritesFolder, recycleBin } from '../../package-name.ts';
import type { GalleryPreferences } from '../../store/preferences.ts';
import { hiddenItem } from '../look-menu.ts';

/** What the menu opens in front of the grid. */
export type MediaQuestion = 'sort' | 'group' | 'filter' | 'view' | 'columns' | 'folder' | 'emptyBin' | 'endBin';

interface MediaMenuOptions {
  /** A path, one of those that are no folders, or empty for the files of all. */
  readonly folder: string;
  /** Files of all folders are looked through; nothing else is offered. */
  readonly isSearch: boolean;
  readonly values: GalleryPreferences;
  readonly change: (changes: Partial<GalleryPreferences>) => Promise<void>;
  readonly ask: (question: MediaQuestion) => void;
  readonly open: (screen: 'camera' | 'bin' | 'slideshow' | 'settings' | 'about' | 'folders') => void;
  readonly restoreAll: () => void;
}

/** Of the files of a folder, in the order the real app has it. */
export function mediaMenu(options: MediaMenuOptions): readonly MenuItem[] {
  const { folder, isSearch, values, change, ask, open, restoreAll } = options;
  const isAll = folder === '';
  const isBin = folder === recycleBin;
  const isDefault = values.defaultFolder === folder;
  const toggleNames: MenuItem = {
    id: 'toggle_filename',
    title: 'Toggle filename visibility',
    icon: names,
    showAsAction: 'always',
    onClick: () => void change({ showNames: !values.showNames }),
  };
  if (isSearch) return [toggleNames];
  return [
    toggleNames,
    isAll
      ? {
          id: 'folder_view',
          title: 'Switch to folder view',
          icon: folders,
          showAsAction: 'always',
          onClick: () => open('folders'),
        }
      : { id: 'sort', title: 'Sort by', icon: sort, showAsAction: 'always', onClick: () => ask('sort') },
    { title: 'Sort by', visible: isAll, onClick: () => ask('sort') },
    { title: 'Filter media', onClick: () => ask('filter') },
    { title: 'Change view type', onClick: () => ask('view') },
    hiddenItem(values, change),
    { title: 'Empty the Recycle Bin', visible: isBin, onClick: () => ask('emptyBin') },
    { title: 'Empty and disable the Recycle Bin', visible: isBin, onClick: () => ask('endBin') },
    { title: 'Restore all files', visible: isBin, onClick: restoreAll },
    { title: 'Open the Recycle Bin', visible: !isBin && values.useBin, onClick: () => open('bin') },
    { title: 'Open camera', visible: isAll, onClick: () => open('camera') },
    { title: 'Group by', onClick: () => ask('group') },
    {
      title: isDefault ? 'Unset as default folder' : 'Set as default folder',
      visible: !isAll,
      onClick: () => void change({ defaultFolder: isDefault ? '' : folder }),
    },
    {
      title: 'Create new folder',
      visible: !isAll && !isBin && folder !== favoritesFolder,
      onClick: () => ask('folder'),
    },
    { title: 'Column count', visible: values.viewType === viewTypes.grid, onClick: () => ask('columns') },
    { title: 'Slideshow', onClick: () => open('slideshow') },
    { title: 'Settings', onClick: () => open('settings') },
    { title: 'About', visible: isAll, onClick: () => open('about') },
  ];
}
