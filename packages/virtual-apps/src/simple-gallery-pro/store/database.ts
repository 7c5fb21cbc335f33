import { column, defineDatabase } from '@androidworld/app-sdk';

const favorite = {
  id: column.integer(),
  path: column.text('full_path'),
  name: column.text('filename'),
  folder: column.text('parent_path'),
};

const medium = {
  id: column.integer(),
  name: column.text('filename'),
  /** `recycle_bin` before the path of what was thrown away. */
  path: column.text('full_path'),
  folder: column.text('parent_path'),
  modifiedMs: column.integer('last_modified'),
  takenMs: column.integer('date_taken'),
  size: column.integer(),
  /** 1 image, 2 video, 4 GIF, 16 SVG. */
  type: column.integer(),
  videoDuration: column.integer('video_duration'),
  isFavorite: column.boolean('is_favorite'),
  deletedMs: column.integer('deleted_ts'),
  mediaStoreId: column.integer('media_store_id'),
};

const dateTaken = {
  id: column.integer(),
  path: column.text('full_path'),
  name: column.text('filename'),
  folder: column.text('parent_path'),
  takenMs: column.integer('date_taken'),
  fixedS: column.integer('last_fixed'),
  modifiedMs: column.integer('last_modified'),
};

/** `/data/data/com.simplemobiletools.gallery.pro/databases/gallery.db`: what the disk does not say. */
export const database = defineDatabase({
  name: 'gallery.db',
  version: 10,
  identityHash: 'ab52f87250e6c2262329edcee6b7240f',
  create: [
    'CREATE TABLE `directories` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `path` TEXT NOT NULL, `thumbnail` TEXT NOT NULL, `filename` TEXT NOT NULL, `media_count` INTEGER NOT NULL, `last_modified` INTEGER NOT NULL, `date_taken` INTEGER NOT NULL, `size` INTEGER NOT NULL, `location` INTEGER NOT NULL, `media_types` INTEGER NOT NULL, `sort_value` TEXT NOT NULL)',
    'CREATE UNIQUE INDEX `index_directories_path` ON `directories` (`path`)',
    'CREATE TABLE `media` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `filename` TEXT NOT NULL, `full_path` TEXT NOT NULL, `parent_path` TEXT NOT NULL, `last_modified` INTEGER NOT NULL, `date_taken` INTEGER NOT NULL, `size` INTEGER NOT NULL, `type` INTEGER NOT NULL, `video_duration` INTEGER NOT NULL, `is_favorite` INTEGER NOT NULL, `deleted_ts` INTEGER NOT NULL, `media_store_id` INTEGER NOT NULL)',
    'CREATE UNIQUE INDEX `index_media_full_path` ON `media` (`full_path`)',
    'CREATE TABLE `widgets` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `widget_id` INTEGER NOT NULL, `folder_path` TEXT NOT NULL)',
    'CREATE UNIQUE INDEX `index_widgets_widget_id` ON `widgets` (`widget_id`)',
    'CREATE TABLE `date_takens` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `full_path` TEXT NOT NULL, `filename` TEXT NOT NULL, `parent_path` TEXT NOT NULL, `date_taken` INTEGER NOT NULL, `last_fixed` INTEGER NOT NULL, `last_modified` INTEGER NOT NULL)',
    'CREATE UNIQUE INDEX `index_date_takens_full_path` ON `date_takens` (`full_path`)',
    'CREATE TABLE `favorites` (`id` INTEGER PRIMARY KEY AUTOINCREMENT, `full_path` TEXT NOT NULL, `filename` TEXT NOT NULL, `parent_path` TEXT NOT NULL)',
    'CREATE UNIQUE INDEX `index_favorites_full_path` ON `favorites` (`full_path`)',
  ],
  tables: { favorites: favorite, media: medium, date_takens: dateTaken },
});
