import { definePreferences, pref } from '@androidworld/app-sdk';
import { themePreferences } from '../../simple-commons/theme-choice.ts';
import { favoritesFolder, recycleBin } from '../package-name.ts';

/** Bits of a sorting, as the Simple apps store them. */
export const sorting = {
  name: 1,
  modified: 2,
  size: 4,
  taken: 8,
  path: 32,
  descending: 1024,
  random: 16384,
  /** Numbers in names count by their value. */
  numeric: 32768,
  /** By hand; folders only. */
  custom: 131072,
} as const;

/** Bits of a filter. */
export const filters = { images: 1, videos: 2, gifs: 4, raws: 8, svgs: 16, portraits: 32 } as const;

export const preferences = definePreferences('Prefs', {
  ...themePreferences,
  folderSorting: pref.int(sorting.modified | sorting.descending, 'directory_sort_order'),
  fileSorting: pref.int(sorting.modified | sorting.descending | sorting.numeric, 'sort_order'),
  /** Paths in the order they were dragged into, each ending with `|||` but the last. */
  customOrder: pref.string('', 'custom_folders_order'),
  filter: pref.int(63, 'filter_media'),
  columns: pref.int(3, 'media_columns_cnt'),
  folderColumns: pref.int(2, 'dir_column_cnt'),
  wideColumns: pref.int(5, 'media_landscape_columns_cnt'),
  wideFolderColumns: pref.int(4, 'dir_landscape_column_cnt'),
  /** 1 grid, 2 list. */
  viewType: pref.int(1, 'view_type_files'),
  folderViewType: pref.int(1, 'view_type_folders'),
  showNames: pref.boolean(false, 'display_file_names'),
  showHidden: pref.boolean(false, 'show_hidden_media'),
  // Until the folders' screen is opened anew.
  showHiddenForNow: pref.boolean(false, 'temporarily_show_hidden'),
  showExcludedForNow: pref.boolean(false, 'temporarily_show_excluded'),
  skipDeleteConfirmationForNow: pref.boolean(false, 'temp_skip_delete_confirmation'),
  skipBinForNow: pref.boolean(false, 'temp_skip_recycle_bin'),
  /** All files in place of folders. */
  showAll: pref.boolean(false, 'show_all'),
  wasHidingExplained: pref.boolean(false, 'hide_folder_tooltip_shown'),
  useBin: pref.boolean(true, 'use_recycle_bin'),
  showBinAtFolders: pref.boolean(true, 'show_recycle_bin_at_folders'),
  showBinLast: pref.boolean(false, 'show_recycle_bin_last'),
  bottomActions: pref.boolean(true, 'bottom_actions'),
  /** 1 none, 2 modified daily, 4 taken daily, 8 file type, 16 extension, 64 modified monthly, 128 taken monthly; 1024 descending. */
  groupBy: pref.int(1, 'group_by'),
  defaultFolder: pref.string('', 'default_folder'),
  lastCopyPath: pref.string('', 'last_copy_path'),
  /** 1 skip, 2 overwrite, 3 merge, 4 keep both. */
  lastConflictResolution: pref.int(1, 'last_conflict_resolution'),
  lastConflictAppliesToAll: pref.boolean(true, 'last_conflict_apply_to_all'),
  slideshowSeconds: pref.int(5, 'slideshow_interval'),
  slideshowVideos: pref.boolean(false, 'slideshow_include_videos'),
  slideshowGifs: pref.boolean(false, 'slideshow_include_gifs'),
  slideshowRandom: pref.boolean(false, 'slideshow_random_order'),
  slideshowBackwards: pref.boolean(false, 'slideshow_move_backwards'),
  slideshowLoop: pref.boolean(false, 'loop_slideshow'),
  searchAllFiles: pref.boolean(false, 'search_all_files'),
  cropThumbnails: pref.boolean(true, 'crop_thumbnails'),
  blackBackground: pref.boolean(false, 'dark_background'),
  hideSystemUi: pref.boolean(false, 'hide_system_ui'),
  closeBySwipe: pref.boolean(true, 'allow_down_gesture'),
  extendedDetails: pref.boolean(false, 'show_extended_details'),
  skipDeleteConfirmation: pref.boolean(false, 'skip_delete_confirmation'),
  deleteEmptyFolders: pref.boolean(false, 'delete_empty_folders'),
  included: pref.stringSet(new Set<string>(), 'included_folders'),
  excluded: pref.stringSet(new Set<string>(), 'excluded_folders'),
  pinned: pref.stringSet(new Set<string>([favoritesFolder, recycleBin]), 'pinned_folders'),
  /** JSON: pictures that were chosen to stand for folders. */
  covers: pref.string('[]', 'album_covers'),
});

export type GalleryPreferences = typeof preferences.missing;
