import { column, defineDatabase, type RowOf } from '@androidworld/app-sdk';
import { createStatements } from './schema.ts';
import { tableFieldStatements } from './table-fields.ts';

const note = {
  id: column.text(),
  parentId: column.text('parent_id'),
  title: column.text(),
  body: column.text(),
  createdMs: column.integer('created_time'),
  updatedMs: column.integer('updated_time'),
  isConflict: column.boolean('is_conflict'),
  isTodo: column.boolean('is_todo'),
  /** 0: no alarm. */
  dueMs: column.integer('todo_due'),
  /** When it was ticked, 0 while it is open. */
  completedMs: column.integer('todo_completed'),
  /** Degrees; 0 with the longitude: not known. */
  latitude: column.real(),
  longitude: column.real(),
  /** Metres. */
  altitude: column.real(),
  sourceUrl: column.text('source_url'),
  source: column.text(),
  sourceApplication: column.text('source_application'),
  order: column.real(),
  userCreatedMs: column.integer('user_created_time'),
  userUpdatedMs: column.integer('user_updated_time'),
  isEncrypted: column.boolean('encryption_applied'),
  /** In the trash since; 0: it is not. */
  deletedMs: column.integer('deleted_time'),
};

const folder = {
  id: column.text(),
  title: column.text(),
  createdMs: column.integer('created_time'),
  updatedMs: column.integer('updated_time'),
  userCreatedMs: column.integer('user_created_time'),
  userUpdatedMs: column.integer('user_updated_time'),
  parentId: column.text('parent_id'),
  /** JSON, or empty. */
  icon: column.text(),
  deletedMs: column.integer('deleted_time'),
};

const tag = {
  id: column.text(),
  title: column.text(),
  createdMs: column.integer('created_time'),
  updatedMs: column.integer('updated_time'),
  userCreatedMs: column.integer('user_created_time'),
  userUpdatedMs: column.integer('user_updated_time'),
};

const noteTag = {
  id: column.text(),
  noteId: column.text('note_id'),
  tagId: column.text('tag_id'),
  createdMs: column.integer('created_time'),
  updatedMs: column.integer('updated_time'),
  userCreatedMs: column.integer('user_created_time'),
  userUpdatedMs: column.integer('user_updated_time'),
};

const setting = { key: column.text(), value: column.text() };

const normalized = {
  id: column.text(),
  title: column.text(),
  body: column.text(),
  userCreatedMs: column.integer('user_created_time'),
  userUpdatedMs: column.integer('user_updated_time'),
  isTodo: column.integer('is_todo'),
  completedMs: column.integer('todo_completed'),
  parentId: column.text('parent_id'),
  latitude: column.real(),
  longitude: column.real(),
  altitude: column.real(),
  sourceUrl: column.text('source_url'),
  dueMs: column.integer('todo_due'),
};

const change = {
  id: column.integer(),
  itemType: column.integer('item_type'),
  itemId: column.text('item_id'),
  type: column.integer(),
  createdMs: column.integer('created_time'),
};

const alarm = { id: column.integer(), noteId: column.text('note_id'), triggerMs: column.integer('trigger_time') };

/** A file that notes hold. */
const resource = {
  id: column.text(),
  title: column.text(),
  mime: column.text(),
  fileExtension: column.text('file_extension'),
  /** Bytes. */
  size: column.integer(),
  createdMs: column.integer('created_time'),
  updatedMs: column.integer('updated_time'),
  userCreatedMs: column.integer('user_created_time'),
  userUpdatedMs: column.integer('user_updated_time'),
  blobUpdatedMs: column.integer('blob_updated_time'),
};

export type Note = RowOf<typeof note>;
export type Folder = RowOf<typeof folder>;
export type Tag = RowOf<typeof tag>;
export type Resource = RowOf<typeof resource>;

/** `/data/data/net.cozic.joplin/databases/joplin.sqlite`: its version is in a table of its own. */
export const database = defineDatabase({
  name: 'joplin.sqlite',
  version: 0,
  create: [
    ...createStatements,
    'INSERT INTO version (version, table_fields_version) VALUES (46, 46)',
    ...tableFieldStatements,
    ...[20, 27, 33, 35, 42].map(
      (number) => `INSERT INTO migrations (number, updated_time, created_time) VALUES (${number}, 0, 0)`,
    ),
  ],
  tables: {
    notes: note,
    folders: folder,
    tags: tag,
    note_tags: noteTag,
    settings: setting,
    notes_normalized: normalized,
    item_changes: change,
    alarms: alarm,
    resources: resource,
  },
});
