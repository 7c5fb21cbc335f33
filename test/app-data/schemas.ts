/** The tables of the apps that their data touches, as the apps make them, with the version of their schema. */
export const schemas = {
  broccoli: `CREATE TABLE android_metadata (locale TEXT);
CREATE TABLE \`recipes\` (\`recipeId\` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, \`title\` TEXT, \`imageName\` TEXT, \`description\` TEXT, \`servings\` TEXT, \`preparationTime\` TEXT, \`source\` TEXT, \`ingredients\` TEXT, \`directions\` TEXT, \`favorite\` INTEGER NOT NULL);
CREATE VIRTUAL TABLE \`recipes_fts\` USING FTS4(\`title\` TEXT, \`description\` TEXT, \`source\` TEXT, \`ingredients\` TEXT, tokenize=unicode61 \`tokenchars=#\`, content=\`recipes\`);
CREATE TRIGGER room_fts_content_sync_recipes_fts_BEFORE_DELETE BEFORE DELETE ON \`recipes\` BEGIN DELETE FROM \`recipes_fts\` WHERE \`docid\`=OLD.\`rowid\`; END;
CREATE TRIGGER room_fts_content_sync_recipes_fts_AFTER_INSERT AFTER INSERT ON \`recipes\` BEGIN INSERT INTO \`recipes_fts\`(\`docid\`, \`title\`, \`description\`, \`source\`, \`ingredients\`) VALUES (NEW.\`rowid\`, NEW.\`title\`, NEW.\`description\`, NEW.\`source\`, NEW.\`ingredients\`); END;
PRAGMA user_version = 1;`,
  proExpense: `CREATE TABLE android_metadata (locale TEXT);
CREATE TABLE \`expense\` (\`expense_id\` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, \`name\` TEXT, \`amount\` INTEGER NOT NULL, \`category\` INTEGER NOT NULL, \`note\` TEXT, \`created_date\` INTEGER NOT NULL, \`modified_date\` INTEGER NOT NULL);
PRAGMA user_version = 6;`,
  simpleCalendar: `CREATE TABLE android_metadata (locale TEXT);
CREATE TABLE events (id INTEGER PRIMARY KEY AUTOINCREMENT, start_ts INTEGER NOT NULL, end_ts INTEGER NOT NULL,
 title TEXT NOT NULL, location TEXT NOT NULL, description TEXT NOT NULL,
 reminder_1_minutes INTEGER NOT NULL, reminder_2_minutes INTEGER NOT NULL, reminder_3_minutes INTEGER NOT NULL,
 reminder_1_type INTEGER NOT NULL, reminder_2_type INTEGER NOT NULL, reminder_3_type INTEGER NOT NULL,
 repeat_interval INTEGER NOT NULL, repeat_rule INTEGER NOT NULL, repeat_limit INTEGER NOT NULL,
 repetition_exceptions TEXT NOT NULL, attendees TEXT NOT NULL, import_id TEXT NOT NULL, time_zone TEXT NOT NULL,
 flags INTEGER NOT NULL, event_type INTEGER NOT NULL, parent_id INTEGER NOT NULL, last_updated INTEGER NOT NULL,
 source TEXT NOT NULL, availability INTEGER NOT NULL, color INTEGER NOT NULL, type INTEGER NOT NULL);
CREATE UNIQUE INDEX index_events_id ON events (id);
CREATE TABLE event_types (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, color INTEGER NOT NULL,
 caldav_calendar_id INTEGER NOT NULL, caldav_display_name TEXT NOT NULL, caldav_email TEXT NOT NULL, type INTEGER NOT NULL);
CREATE UNIQUE INDEX index_event_types_id ON event_types (id);
CREATE TABLE widgets (id INTEGER PRIMARY KEY AUTOINCREMENT, widget_id INTEGER NOT NULL, period INTEGER NOT NULL);
CREATE UNIQUE INDEX index_widgets_widget_id ON widgets (widget_id);
CREATE TABLE tasks (id INTEGER PRIMARY KEY AUTOINCREMENT, task_id INTEGER NOT NULL, start_ts INTEGER NOT NULL, flags INTEGER NOT NULL);
CREATE UNIQUE INDEX index_tasks_id_task_id ON tasks (id, task_id);
CREATE TABLE room_master_table (id INTEGER PRIMARY KEY, identity_hash TEXT);
INSERT INTO room_master_table VALUES (42, '1d5b2fddcb258e43f2935820863057a9');
PRAGMA user_version = 8;`,
  tasksOrg: `CREATE TABLE \`tasks\` (\`_id\` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, \`title\` TEXT, \`importance\` INTEGER NOT NULL, \`dueDate\` INTEGER NOT NULL, \`hideUntil\` INTEGER NOT NULL, \`created\` INTEGER NOT NULL, \`modified\` INTEGER NOT NULL, \`completed\` INTEGER NOT NULL, \`deleted\` INTEGER NOT NULL, \`notes\` TEXT, \`estimatedSeconds\` INTEGER NOT NULL, \`elapsedSeconds\` INTEGER NOT NULL, \`timerStart\` INTEGER NOT NULL, \`notificationFlags\` INTEGER NOT NULL, \`lastNotified\` INTEGER NOT NULL, \`recurrence\` TEXT, \`repeat_from\` INTEGER NOT NULL DEFAULT 0, \`calendarUri\` TEXT, \`remoteId\` TEXT, \`collapsed\` INTEGER NOT NULL, \`parent\` INTEGER NOT NULL, \`order\` INTEGER, \`read_only\` INTEGER NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX \`t_rid\` ON \`tasks\` (\`remoteId\`);
CREATE INDEX \`active_and_visible\` ON \`tasks\` (\`completed\`, \`deleted\`, \`hideUntil\`);
CREATE TABLE \`alarms\` (\`_id\` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, \`task\` INTEGER NOT NULL, \`time\` INTEGER NOT NULL, \`type\` INTEGER NOT NULL DEFAULT 0, \`repeat\` INTEGER NOT NULL DEFAULT 0, \`interval\` INTEGER NOT NULL DEFAULT 0, FOREIGN KEY(\`task\`) REFERENCES \`tasks\`(\`_id\`) ON UPDATE NO ACTION ON DELETE CASCADE );
PRAGMA user_version = 88;`,
  openTracks: `CREATE TABLE android_metadata (locale TEXT);
CREATE TABLE trackpoints (_id INTEGER PRIMARY KEY AUTOINCREMENT, trackid INTEGER NOT NULL, longitude INTEGER, latitude INTEGER, time INTEGER, elevation FLOAT, accuracy FLOAT, speed FLOAT, bearing FLOAT, sensor_heartrate FLOAT, sensor_cadence FLOAT, sensor_power FLOAT, elevation_gain FLOAT, elevation_loss FLOAT, type TEXT CHECK(type IN (-2, -1, 0, 1, 3)), sensor_distance FLOAT, accuracy_vertical FLOAT, FOREIGN KEY (trackid) REFERENCES tracks(_id) ON UPDATE CASCADE ON DELETE CASCADE);
CREATE INDEX trackpoints_trackid_index ON trackpoints(trackid);
CREATE TABLE tracks (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, description TEXT, category TEXT, starttime INTEGER, stoptime INTEGER, numpoints INTEGER, totaldistance FLOAT, totaltime INTEGER, movingtime INTEGER, avgspeed FLOAT, avgmovingspeed FLOAT, maxspeed FLOAT, minelevation FLOAT, maxelevation FLOAT, elevationgain FLOAT, icon TEXT, uuid BLOB, elevationloss FLOAT, starttime_offset INTEGER, activity_type TEXT);
CREATE UNIQUE INDEX tracks_uuid_index ON tracks(uuid);
CREATE TABLE markers (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, description TEXT, category TEXT, icon TEXT, trackid INTEGER NOT NULL, length FLOAT, duration INTEGER, longitude INTEGER, latitude INTEGER, time INTEGER, elevation FLOAT, accuracy FLOAT, bearing FLOAT, photoUrl TEXT, FOREIGN KEY (trackid) REFERENCES tracks(_id) ON UPDATE CASCADE ON DELETE CASCADE);
CREATE INDEX markers_trackid_index ON markers(trackid);
PRAGMA user_version = 37;`,
  joplin: `CREATE TABLE folders (id TEXT PRIMARY KEY, title TEXT NOT NULL DEFAULT "", created_time INT NOT NULL, updated_time INT NOT NULL, user_created_time INT NOT NULL DEFAULT 0, user_updated_time INT NOT NULL DEFAULT 0, encryption_cipher_text TEXT NOT NULL DEFAULT "", encryption_applied INT NOT NULL DEFAULT 0, parent_id TEXT NOT NULL DEFAULT "", is_shared INT NOT NULL DEFAULT 0, share_id TEXT NOT NULL DEFAULT "", master_key_id TEXT NOT NULL DEFAULT "", icon TEXT NOT NULL DEFAULT "", \`user_data\` TEXT NOT NULL DEFAULT "", \`deleted_time\` INT NOT NULL DEFAULT 0);
CREATE TABLE tags (id TEXT PRIMARY KEY, title TEXT NOT NULL DEFAULT "", created_time INT NOT NULL, updated_time INT NOT NULL, user_created_time INT NOT NULL DEFAULT 0, user_updated_time INT NOT NULL DEFAULT 0, encryption_cipher_text TEXT NOT NULL DEFAULT "", encryption_applied INT NOT NULL DEFAULT 0, is_shared INT NOT NULL DEFAULT 0, parent_id TEXT NOT NULL DEFAULT "", \`user_data\` TEXT NOT NULL DEFAULT "");
CREATE TABLE note_tags (id TEXT PRIMARY KEY, note_id TEXT NOT NULL, tag_id TEXT NOT NULL, created_time INT NOT NULL, updated_time INT NOT NULL, user_created_time INT NOT NULL DEFAULT 0, user_updated_time INT NOT NULL DEFAULT 0, encryption_cipher_text TEXT NOT NULL DEFAULT "", encryption_applied INT NOT NULL DEFAULT 0, is_shared INT NOT NULL DEFAULT 0);
CREATE TABLE version (version INT NOT NULL, table_fields_version INT NOT NULL DEFAULT 0);
CREATE TABLE \`notes\`(\`id\` TEXT PRIMARY KEY,\`parent_id\` TEXT NOT NULL DEFAULT "",\`title\` TEXT NOT NULL DEFAULT "",\`body\` TEXT NOT NULL DEFAULT "",\`created_time\` INT NOT NULL,\`updated_time\` INT NOT NULL,\`is_conflict\` INT NOT NULL DEFAULT 0,\`latitude\` NUMERIC NOT NULL DEFAULT 0,\`longitude\` NUMERIC NOT NULL DEFAULT 0,\`altitude\` NUMERIC NOT NULL DEFAULT 0,\`author\` TEXT NOT NULL DEFAULT "",\`source_url\` TEXT NOT NULL DEFAULT "",\`is_todo\` INT NOT NULL DEFAULT 0,\`todo_due\` INT NOT NULL DEFAULT 0,\`todo_completed\` INT NOT NULL DEFAULT 0,\`source\` TEXT NOT NULL DEFAULT "",\`source_application\` TEXT NOT NULL DEFAULT "",\`application_data\` TEXT NOT NULL DEFAULT "",\`order\` NUMERIC NOT NULL DEFAULT 0,\`user_created_time\` INT NOT NULL DEFAULT 0,\`user_updated_time\` INT NOT NULL DEFAULT 0,\`encryption_cipher_text\` TEXT NOT NULL DEFAULT "",\`encryption_applied\` INT NOT NULL DEFAULT 0,\`markup_language\` INT NOT NULL DEFAULT 1,\`is_shared\` INT NOT NULL DEFAULT 0, share_id TEXT NOT NULL DEFAULT "", conflict_original_id TEXT NOT NULL DEFAULT "", master_key_id TEXT NOT NULL DEFAULT "", \`user_data\` TEXT NOT NULL DEFAULT "", \`deleted_time\` INT NOT NULL DEFAULT 0);
CREATE TABLE notes_normalized (id TEXT NOT NULL, title TEXT NOT NULL DEFAULT "", body TEXT NOT NULL DEFAULT "", user_created_time INT NOT NULL DEFAULT 0, user_updated_time INT NOT NULL DEFAULT 0, is_todo INT NOT NULL DEFAULT 0, todo_completed INT NOT NULL DEFAULT 0, parent_id TEXT NOT NULL DEFAULT "", latitude NUMERIC NOT NULL DEFAULT 0, longitude NUMERIC NOT NULL DEFAULT 0, altitude NUMERIC NOT NULL DEFAULT 0, source_url TEXT NOT NULL DEFAULT "", todo_due INT NOT NULL DEFAULT 0);
CREATE VIRTUAL TABLE notes_fts USING fts4(content="notes_normalized", notindexed="id", notindexed="user_created_time", notindexed="user_updated_time", notindexed="is_todo", notindexed="todo_completed", notindexed="parent_id", notindexed="latitude", notindexed="longitude", notindexed="altitude", notindexed="source_url", id, title, body, user_created_time, user_updated_time, is_todo, todo_completed, parent_id, latitude, longitude, altitude, source_url);
CREATE TRIGGER notes_fts_before_update BEFORE UPDATE ON notes_normalized BEGIN DELETE FROM notes_fts WHERE docid=old.rowid; END;
CREATE TRIGGER notes_fts_before_delete BEFORE DELETE ON notes_normalized BEGIN DELETE FROM notes_fts WHERE docid=old.rowid; END;
CREATE TRIGGER notes_after_update AFTER UPDATE ON notes_normalized BEGIN INSERT INTO notes_fts(docid, id, title, body, user_created_time, user_updated_time, is_todo, todo_completed, parent_id, latitude, longitude, altitude, source_url) SELECT rowid, id, title, body, user_created_time, user_updated_time, is_todo, todo_completed, parent_id, latitude, longitude, altitude, source_url FROM notes_normalized WHERE new.rowid = notes_normalized.rowid; END;
CREATE TRIGGER notes_after_insert AFTER INSERT ON notes_normalized BEGIN INSERT INTO notes_fts(docid, id, title, body, user_created_time, user_updated_time, is_todo, todo_completed, parent_id, latitude, longitude, altitude, source_url) SELECT rowid, id, title, body, user_created_time, user_updated_time, is_todo, todo_completed, parent_id, latitude, longitude, altitude, source_url FROM notes_normalized WHERE new.rowid = notes_normalized.rowid; END;
INSERT INTO version VALUES (46, 46);`,
} as const;
