/** Tables and views of contacts2.db, with the triggers that keep deleted rows from leaving others behind. */
export const contactsSchema = `
CREATE TABLE properties (property_key TEXT PRIMARY KEY, property_value TEXT);
CREATE TABLE accounts (_id INTEGER PRIMARY KEY AUTOINCREMENT, account_name TEXT, account_type TEXT, data_set TEXT,
  sim_slot_index INTEGER, sim_ef_type INTEGER, ungrouped_visible INTEGER NOT NULL DEFAULT 0,
  should_sync INTEGER NOT NULL DEFAULT 1, x_is_default INTEGER NOT NULL DEFAULT 0);
CREATE TABLE raw_contacts (_id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER REFERENCES accounts(_id),
  sourceid TEXT, backup_id TEXT, raw_contact_is_read_only INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1, dirty INTEGER NOT NULL DEFAULT 0, deleted INTEGER NOT NULL DEFAULT 0,
  metadata_dirty INTEGER NOT NULL DEFAULT 0, contact_id INTEGER REFERENCES contacts(_id),
  aggregation_mode INTEGER NOT NULL DEFAULT 0, aggregation_needed INTEGER NOT NULL DEFAULT 1, custom_ringtone TEXT,
  send_to_voicemail INTEGER NOT NULL DEFAULT 0, x_times_contacted INTEGER NOT NULL DEFAULT 0,
  x_last_time_contacted INTEGER, times_contacted INTEGER NOT NULL DEFAULT 0, last_time_contacted INTEGER,
  starred INTEGER NOT NULL DEFAULT 0, pinned INTEGER NOT NULL DEFAULT 0, display_name TEXT, display_name_alt TEXT,
  display_name_source INTEGER NOT NULL DEFAULT 0, phonetic_name TEXT, phonetic_name_style TEXT, sort_key TEXT,
  phonebook_label TEXT, phonebook_bucket INTEGER, sort_key_alt TEXT, phonebook_label_alt TEXT,
  phonebook_bucket_alt INTEGER, name_verified INTEGER NOT NULL DEFAULT 0, sync1 TEXT, sync2 TEXT, sync3 TEXT,
  sync4 TEXT);
CREATE TABLE contacts (_id INTEGER PRIMARY KEY AUTOINCREMENT, name_raw_contact_id INTEGER, photo_id INTEGER,
  photo_file_id INTEGER, custom_ringtone TEXT, send_to_voicemail INTEGER NOT NULL DEFAULT 0,
  x_times_contacted INTEGER NOT NULL DEFAULT 0, x_last_time_contacted INTEGER,
  times_contacted INTEGER NOT NULL DEFAULT 0, last_time_contacted INTEGER, starred INTEGER NOT NULL DEFAULT 0,
  pinned INTEGER NOT NULL DEFAULT 0, has_phone_number INTEGER NOT NULL DEFAULT 0, lookup TEXT,
  status_update_id INTEGER, contact_last_updated_timestamp INTEGER);
CREATE TABLE mimetypes (_id INTEGER PRIMARY KEY AUTOINCREMENT, mimetype TEXT NOT NULL);
CREATE UNIQUE INDEX mime_type ON mimetypes (mimetype);
CREATE TABLE packages (_id INTEGER PRIMARY KEY AUTOINCREMENT, package TEXT NOT NULL);
CREATE TABLE data (_id INTEGER PRIMARY KEY AUTOINCREMENT, package_id INTEGER, mimetype_id INTEGER NOT NULL,
  raw_contact_id INTEGER NOT NULL, hash_id TEXT, is_read_only INTEGER NOT NULL DEFAULT 0,
  is_primary INTEGER NOT NULL DEFAULT 0, is_super_primary INTEGER NOT NULL DEFAULT 0,
  data_version INTEGER NOT NULL DEFAULT 0, data1 TEXT, data2 TEXT, data3 TEXT, data4 TEXT, data5 TEXT, data6 TEXT,
  data7 TEXT, data8 TEXT, data9 TEXT, data10 TEXT, data11 TEXT, data12 TEXT, data13 TEXT, data14 TEXT, data15 TEXT,
  data_sync1 TEXT, data_sync2 TEXT, data_sync3 TEXT, data_sync4 TEXT, carrier_presence INTEGER NOT NULL DEFAULT 0,
  is_phone_account_migration_pending INTEGER NOT NULL DEFAULT 0, preferred_phone_account_component_name TEXT,
  preferred_phone_account_id TEXT);
CREATE INDEX data_raw_contact_id ON data (raw_contact_id);
CREATE INDEX data_mimetype_data1_index ON data (mimetype_id, data1);
CREATE TABLE phone_lookup (data_id INTEGER NOT NULL, raw_contact_id INTEGER NOT NULL, normalized_number TEXT NOT NULL,
  min_match TEXT NOT NULL);
CREATE TABLE name_lookup (data_id INTEGER NOT NULL, raw_contact_id INTEGER NOT NULL, normalized_name TEXT NOT NULL,
  name_type INTEGER NOT NULL, PRIMARY KEY (data_id, normalized_name, name_type));
CREATE TABLE nickname_lookup (name TEXT, cluster TEXT);
CREATE TABLE groups (_id INTEGER PRIMARY KEY AUTOINCREMENT, package_id INTEGER, account_id INTEGER, sourceid TEXT,
  version INTEGER NOT NULL DEFAULT 1, dirty INTEGER NOT NULL DEFAULT 0, title TEXT, title_res INTEGER, notes TEXT,
  system_id TEXT, deleted INTEGER NOT NULL DEFAULT 0, group_visible INTEGER NOT NULL DEFAULT 0,
  should_sync INTEGER NOT NULL DEFAULT 1, auto_add INTEGER NOT NULL DEFAULT 0, favorites INTEGER NOT NULL DEFAULT 0,
  group_is_read_only INTEGER NOT NULL DEFAULT 0, sync1 TEXT, sync2 TEXT, sync3 TEXT, sync4 TEXT);
CREATE TABLE agg_exceptions (_id INTEGER PRIMARY KEY AUTOINCREMENT, type INTEGER NOT NULL, raw_contact_id1 INTEGER,
  raw_contact_id2 INTEGER);
CREATE TABLE settings (account_name TEXT, account_type TEXT, data_set TEXT,
  ungrouped_visible INTEGER NOT NULL DEFAULT 0, should_sync INTEGER NOT NULL DEFAULT 1);
CREATE TABLE visible_contacts (_id INTEGER PRIMARY KEY);
CREATE TABLE default_directory (_id INTEGER PRIMARY KEY);
CREATE TABLE deleted_contacts (contact_id INTEGER PRIMARY KEY, contact_deleted_timestamp INTEGER NOT NULL DEFAULT 0);
CREATE TABLE status_updates (status_update_data_id INTEGER PRIMARY KEY, status TEXT, status_ts INTEGER,
  status_res_package TEXT, status_label INTEGER, status_icon INTEGER);
CREATE TABLE directories (_id INTEGER PRIMARY KEY AUTOINCREMENT, packageName TEXT NOT NULL, authority TEXT NOT NULL,
  typeResourceId INTEGER, typeResourceName TEXT, accountType TEXT, accountName TEXT, displayName TEXT,
  exportSupport INTEGER NOT NULL DEFAULT 0, shortcutSupport INTEGER NOT NULL DEFAULT 0,
  photoSupport INTEGER NOT NULL DEFAULT 0);
CREATE VIRTUAL TABLE search_index USING FTS4 (contact_id INTEGER NOT NULL, content TEXT, name TEXT, tokens TEXT);
CREATE TABLE stream_items (_id INTEGER PRIMARY KEY AUTOINCREMENT, raw_contact_id INTEGER NOT NULL, text TEXT,
  timestamp INTEGER NOT NULL, comments TEXT);
CREATE TABLE photo_files (_id INTEGER PRIMARY KEY AUTOINCREMENT, height INTEGER NOT NULL, width INTEGER NOT NULL,
  filesize INTEGER NOT NULL);
CREATE TABLE data_usage_stat (stat_id INTEGER PRIMARY KEY AUTOINCREMENT, data_id INTEGER NOT NULL,
  usage_type INTEGER NOT NULL DEFAULT 0, times_used INTEGER NOT NULL DEFAULT 0, last_time_used INTEGER NOT NULL DEFAULT 0);
CREATE VIEW view_raw_contacts AS SELECT r._id AS _id, r.contact_id AS contact_id, a.account_name AS account_name,
  a.account_type AS account_type, a.data_set AS data_set, a.account_type AS account_type_and_data_set,
  r.sourceid AS sourceid, r.backup_id AS backup_id, r.version AS version, r.dirty AS dirty, r.deleted AS deleted,
  r.metadata_dirty AS metadata_dirty, r.aggregation_mode AS aggregation_mode, r.custom_ringtone AS custom_ringtone,
  r.send_to_voicemail AS send_to_voicemail, 0 AS times_contacted, 0 AS last_time_contacted, r.starred AS starred,
  r.pinned AS pinned, r.display_name AS display_name, r.display_name_alt AS display_name_alt,
  r.display_name_source AS display_name_source, r.phonetic_name AS phonetic_name,
  r.phonetic_name_style AS phonetic_name_style, r.sort_key AS sort_key, r.phonebook_label AS phonebook_label,
  r.phonebook_bucket AS phonebook_bucket, r.sort_key_alt AS sort_key_alt,
  r.phonebook_label_alt AS phonebook_label_alt, r.phonebook_bucket_alt AS phonebook_bucket_alt, r.sync1 AS sync1,
  r.sync2 AS sync2, r.sync3 AS sync3, r.sync4 AS sync4, 0 AS raw_contact_is_user_profile
  FROM raw_contacts AS r LEFT JOIN accounts AS a ON r.account_id = a._id;
CREATE VIEW view_contacts AS SELECT c._id AS _id, c.custom_ringtone AS custom_ringtone,
  r.display_name AS display_name, r.display_name_alt AS display_name_alt,
  r.display_name_source AS display_name_source, r.phonetic_name AS phonetic_name,
  r.phonetic_name_style AS phonetic_name_style, r.sort_key AS sort_key, r.phonebook_label AS phonebook_label,
  r.phonebook_bucket AS phonebook_bucket, r.sort_key_alt AS sort_key_alt,
  r.phonebook_label_alt AS phonebook_label_alt, r.phonebook_bucket_alt AS phonebook_bucket_alt,
  c.has_phone_number AS has_phone_number, c.lookup AS lookup, c.photo_id AS photo_id,
  c.photo_file_id AS photo_file_id, 1 AS in_visible_group, 1 AS in_default_directory, 0 AS last_time_contacted,
  c.send_to_voicemail AS send_to_voicemail, c.starred AS starred, c.pinned AS pinned, 0 AS times_contacted,
  c.contact_last_updated_timestamp AS contact_last_updated_timestamp, 0 AS is_user_profile,
  c.name_raw_contact_id AS name_raw_contact_id,
  CASE WHEN c.photo_file_id IS NOT NULL THEN 'content://com.android.contacts/display_photo/' || c.photo_file_id
    WHEN c.photo_id IS NULL THEN NULL ELSE 'content://com.android.contacts/contacts/' || c._id || '/photo' END
    AS photo_uri,
  CASE WHEN c.photo_id IS NULL THEN NULL ELSE 'content://com.android.contacts/contacts/' || c._id || '/photo' END
    AS photo_thumb_uri
  FROM contacts AS c JOIN raw_contacts AS r ON c.name_raw_contact_id = r._id;
CREATE VIEW view_data AS SELECT d._id AS _id, d.hash_id AS hash_id, d.raw_contact_id AS raw_contact_id,
  m.mimetype AS mimetype, d.is_primary AS is_primary, d.is_super_primary AS is_super_primary,
  d.data_version AS data_version, d.data1 AS data1, d.data2 AS data2, d.data3 AS data3, d.data4 AS data4,
  d.data5 AS data5, d.data6 AS data6, d.data7 AS data7, d.data8 AS data8, d.data9 AS data9, d.data10 AS data10,
  d.data11 AS data11, d.data12 AS data12, d.data13 AS data13, d.data14 AS data14, d.data15 AS data15,
  d.data_sync1 AS data_sync1, d.data_sync2 AS data_sync2, d.data_sync3 AS data_sync3, d.data_sync4 AS data_sync4,
  d.carrier_presence AS carrier_presence,
  d.preferred_phone_account_component_name AS preferred_phone_account_component_name,
  d.preferred_phone_account_id AS preferred_phone_account_id, 0 AS times_used, 0 AS last_time_used,
  r.account_name AS account_name, r.account_type AS account_type, r.data_set AS data_set,
  r.account_type_and_data_set AS account_type_and_data_set, r.sourceid AS sourceid, r.backup_id AS backup_id,
  r.version AS version, r.dirty AS dirty, r.raw_contact_is_user_profile AS raw_contact_is_user_profile,
  c._id AS contact_id, c.display_name AS display_name, c.display_name_alt AS display_name_alt,
  c.display_name_source AS display_name_source, c.phonetic_name AS phonetic_name,
  c.phonetic_name_style AS phonetic_name_style, c.sort_key AS sort_key, c.phonebook_label AS phonebook_label,
  c.phonebook_bucket AS phonebook_bucket, c.sort_key_alt AS sort_key_alt,
  c.phonebook_label_alt AS phonebook_label_alt, c.phonebook_bucket_alt AS phonebook_bucket_alt,
  c.custom_ringtone AS custom_ringtone, c.send_to_voicemail AS send_to_voicemail, 0 AS times_contacted,
  0 AS last_time_contacted, c.starred AS starred, c.pinned AS pinned, c.has_phone_number AS has_phone_number,
  c.lookup AS lookup, c.photo_id AS photo_id, c.photo_file_id AS photo_file_id, c.photo_uri AS photo_uri,
  c.photo_thumb_uri AS photo_thumb_uri, c.name_raw_contact_id AS name_raw_contact_id,
  c.in_visible_group AS in_visible_group, c.in_default_directory AS in_default_directory,
  c.contact_last_updated_timestamp AS contact_last_updated_timestamp
  FROM data AS d JOIN mimetypes AS m ON d.mimetype_id = m._id JOIN view_raw_contacts AS r ON d.raw_contact_id = r._id
  JOIN view_contacts AS c ON r.contact_id = c._id;
CREATE VIEW view_v1_people AS SELECT r._id AS _id, r.display_name AS name, r.display_name AS display_name,
  r.phonetic_name AS phonetic_name,
  (SELECT data1 FROM data WHERE raw_contact_id = r._id AND mimetype_id =
    (SELECT _id FROM mimetypes WHERE mimetype = 'vnd.android.cursor.item/note') LIMIT 1) AS notes,
  0 AS times_contacted, 0 AS last_time_contacted, r.custom_ringtone AS custom_ringtone,
  r.send_to_voicemail AS send_to_voicemail, r.starred AS starred, NULL AS primary_organization, NULL AS primary_email,
  (SELECT _id FROM data WHERE raw_contact_id = r._id AND mimetype_id =
    (SELECT _id FROM mimetypes WHERE mimetype = 'vnd.android.cursor.item/phone_v2') ORDER BY is_primary DESC, _id
    LIMIT 1) AS primary_phone
  FROM raw_contacts AS r WHERE r.deleted = 0;
CREATE VIEW view_v1_phones AS SELECT d._id AS _id, d.raw_contact_id AS person, d.is_primary AS isprimary,
  d.data1 AS number, d.data2 AS type, d.data3 AS label, d.data4 AS number_key, p.name AS name,
  p.display_name AS display_name, p.phonetic_name AS phonetic_name, p.notes AS notes,
  p.times_contacted AS times_contacted, p.last_time_contacted AS last_time_contacted,
  p.custom_ringtone AS custom_ringtone, p.send_to_voicemail AS send_to_voicemail, p.starred AS starred,
  p.primary_organization AS primary_organization, p.primary_email AS primary_email, p.primary_phone AS primary_phone
  FROM data AS d JOIN mimetypes AS m ON d.mimetype_id = m._id JOIN view_v1_people AS p ON d.raw_contact_id = p._id
  WHERE m.mimetype = 'vnd.android.cursor.item/phone_v2';
CREATE VIEW view_v1_contact_methods AS SELECT d._id AS _id, d.raw_contact_id AS person, 1 AS kind,
  d.is_primary AS isprimary, d.data2 AS type, d.data1 AS data, d.data3 AS label, p.name AS name,
  p.display_name AS display_name
  FROM data AS d JOIN mimetypes AS m ON d.mimetype_id = m._id JOIN view_v1_people AS p ON d.raw_contact_id = p._id
  WHERE m.mimetype = 'vnd.android.cursor.item/email_v2';
CREATE TRIGGER raw_contacts_deleted BEFORE DELETE ON raw_contacts BEGIN
  DELETE FROM data WHERE raw_contact_id = old._id;
  DELETE FROM agg_exceptions WHERE raw_contact_id1 = old._id OR raw_contact_id2 = old._id;
  DELETE FROM visible_contacts WHERE _id = old.contact_id;
  DELETE FROM default_directory WHERE _id = old.contact_id;
  DELETE FROM contacts WHERE _id = old.contact_id;
  END;
CREATE TRIGGER data_deleted BEFORE DELETE ON data BEGIN
  UPDATE raw_contacts SET version = version + 1 WHERE _id = old.raw_contact_id;
  DELETE FROM phone_lookup WHERE data_id = old._id;
  DELETE FROM name_lookup WHERE data_id = old._id;
  DELETE FROM status_updates WHERE status_update_data_id = old._id;
  END;
CREATE TRIGGER data_updated AFTER UPDATE ON data BEGIN
  UPDATE data SET data_version = old.data_version + 1 WHERE _id = old._id;
  UPDATE raw_contacts SET version = version + 1 WHERE _id = old.raw_contact_id;
  END;
INSERT INTO directories (_id, packageName, authority) VALUES
  (0, 'com.android.providers.contacts', 'com.android.contacts'),
  (1, 'com.android.providers.contacts', 'com.android.contacts');
`;
