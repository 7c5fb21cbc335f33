import type { MenuItem } from '@androidworld/app-sdk/ui';
import camera from '@material-symbols/svg-400/rounded/photo_camera.svg';
import all from '@material-symbols/svg-400/rounded/photo_library.svg';
import { viewTypes } from '../../dialogs/view-type-dialog.tsx';
import type { GalleryPreferences } from '../../store/preferences.ts';
import { excludedItem, hiddenItem } from '../look-menu.ts';

/** What the menu opens in front of the folders. */
export type FoldersQuestion = 'sort' | 'filter' | 'view' | 'columns' | 'folder' | 'include';

interface FoldersMenuOptions {
  /** A picture is chosen for another app: nothing else is offered. */
  readonly isPicking: boolean;
  readonly values: GalleryPreferences;
  readonly change: (changes: Partial<GalleryPreferences>) => Promise<void>;
  readonly ask: (question: FoldersQuestion) => void;
  readonly open: (screen: 'camera' | 'all' | 'bin' | 'settings' | 'about') => void;
}

/** Of the folders, in the order the real app has it. */
export function foldersMenu({ isPicking, values, change, ask, open }: FoldersMenuOptions): readonly MenuItem[] {
  const look = [hiddenItem(values, change), excludedItem(values, change)];
  if (isPicking) return look;
  return [
    { id: 'open_camera', title: 'Open camera', icon: camera, showAsAction: 'always', onClick: () => open('camera') },
    {
      id: 'show_all',
      title: 'Show all folders content',
      icon: all,
      showAsAction: 'always',
      onClick: () => open('all'),
    },
    { title: 'Sort by', onClick: () => ask('sort') },
    { title: 'Filter media', onClick: () => ask('filter') },
    { title: 'Change view type', onClick: () => ask('view') },
    ...look,
    {
      title: 'Set as default folder',
      visible: values.defaultFolder !== '',
      onClick: () => void change({ defaultFolder: '' }),
    },
    { title: 'Create new folder', onClick: () => ask('folder') },
    {
      title: 'Open the Recycle Bin',
      visible: values.useBin && !values.showBinAtFolders,
      onClick: () => open('bin'),
    },
    { title: 'Column count', visible: values.folderViewType === viewTypes.grid, onClick: () => ask('columns') },
    { title: 'Settings', onClick: () => open('settings') },
    { title: 'About', onClick: () => open('about') },
  ];
}
