import { definePreferences, pref } from '@androidworld/app-sdk';
import { themePreferences } from '../../simple-commons/theme-choice.ts';

/** Bits of a sorting, as the Simple apps store them. */
export const sorting = { name: 1, modified: 2, size: 4, path: 32, taken: 8, random: 16384, descending: 1024 } as const;

/** Bits of a filter. */
export const filters = { images: 1, videos: 2, gifs: 4, raws: 8, svgs: 16, portraits: 32 } as const;

export const preferences = definePreferences('Prefs', {
  ...themePreferences,
  folderSorting: pref.int(sorting.modified | sorting.descending, 'directory_sort_order'),
  fileSorting: pref.int(sorting.modified | sorting.descending, 'sort_order'),
  filter: pref.int(63, 'filter_media'),
  columns: pref.int(3, 'media_columns_cnt'),
  folderColumns: pref.int(2, 'dir_column_cnt'),
  wideColumns: pref.int(5, 'media_landscape_columns_cnt'),
  wideFolderColumns: pref.int(4, 'dir_landscape_column_cnt'),
  /** 1 grid, 2 list. */
  viewType: pref.int(1, 'view_type_files'),
  showNames: pref.boolean(false, 'display_file_names'),
  showHidden: pref.boolean(false, 'show_hidden_media'),
  useBin: pref.boolean(true, 'use_recycle_bin'),
  bottomActions: pref.boolean(true, 'bottom_actions'),
  /** 1 none, 2 modified daily, 4 taken daily, 8 file type, 16 extension, 64 modified monthly, 128 taken monthly; 1024 descending. */
  groupBy: pref.int(1, 'group_by'),
  defaultFolder: pref.string('', 'default_folder'),
  lastCopyPath: pref.string('', 'last_copy_path'),
  /** 1 skip, 2 overwrite, 4 keep both. */
  lastConflictResolution: pref.int(1, 'last_conflict_resolution'),
  lastConflictAppliesToAll: pref.boolean(true, 'last_conflict_apply_to_all'),
  slideshowSeconds: pref.int(5, 'slideshow_interval'),
  searchAllFiles: pref.boolean(false, 'search_all_files'),
  cropThumbnails: pref.boolean(true, 'crop_thumbnails'),
  blackBackground: pref.boolean(false, 'dark_background'),
  hideSystemUi: pref.boolean(false, 'hide_system_ui'),
  closeBySwipe: pref.boolean(true, 'allow_down_gesture'),
  extendedDetails: pref.boolean(false, 'show_extended_details'),
  skipDeleteConfirmation: pref.boolean(false, 'skip_delete_confirmation'),
  deleteEmptyFolders: pref.boolean(false, 'delete_empty_folders'),
  excluded: pref.stringSet(new Set<string>(), 'excluded_folders'),
  pinned: pref.stringSet(new Set<string>(), 'pinned_folders'),
});

export type GalleryPreferences = typeof preferences.missing;
