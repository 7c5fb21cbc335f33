/** Tables of mmssms.db that messages need, and the triggers that keep threads up to date. */
export const telephonySchema = `
CREATE TABLE sms (_id INTEGER PRIMARY KEY, thread_id INTEGER, address TEXT, person INTEGER, date INTEGER,
  date_sent INTEGER DEFAULT 0, protocol INTEGER, read INTEGER DEFAULT 0, status INTEGER DEFAULT -1, type INTEGER,
  reply_path_present INTEGER, subject TEXT, body TEXT, service_center TEXT, locked INTEGER DEFAULT 0,
  sub_id INTEGER DEFAULT -1, error_code INTEGER DEFAULT -1, creator TEXT, seen INTEGER DEFAULT 0);
CREATE TABLE raw (_id INTEGER PRIMARY KEY, date INTEGER, reference_number INTEGER, count INTEGER, sequence INTEGER,
  destination_port INTEGER, address TEXT, sub_id INTEGER DEFAULT -1, pdu TEXT, deleted INTEGER DEFAULT 0,
  message_body TEXT, display_originating_addr TEXT);
CREATE TABLE attachments (sms_id INTEGER, content_url TEXT, offset INTEGER);
CREATE TABLE sr_pending (reference_number INTEGER, action TEXT, data TEXT);
CREATE TABLE canonical_addresses (_id INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT);
CREATE TABLE threads (_id INTEGER PRIMARY KEY AUTOINCREMENT, date INTEGER DEFAULT 0, message_count INTEGER DEFAULT 0,
  recipient_ids TEXT, snippet TEXT, snippet_cs INTEGER DEFAULT 0, read INTEGER DEFAULT 1, archived INTEGER DEFAULT 0,
  type INTEGER DEFAULT 0, error INTEGER DEFAULT 0, has_attachment INTEGER DEFAULT 0);
CREATE TABLE pending_msgs (_id INTEGER PRIMARY KEY, proto_type INTEGER, msg_id INTEGER, msg_type INTEGER,
  err_type INTEGER, err_code INTEGER, retry_index INTEGER NOT NULL DEFAULT 0, due_time INTEGER,
  pending_sub_id INTEGER DEFAULT 0, last_try INTEGER);
CREATE TABLE pdu (_id INTEGER PRIMARY KEY AUTOINCREMENT, thread_id INTEGER, date INTEGER, date_sent INTEGER DEFAULT 0,
  msg_box INTEGER, read INTEGER DEFAULT 0, m_id TEXT, sub TEXT, sub_cs INTEGER, ct_t TEXT, ct_l TEXT, exp INTEGER,
  m_cls TEXT, m_type INTEGER, v INTEGER, m_size INTEGER, pri INTEGER, rr INTEGER, rpt_a INTEGER, resp_st INTEGER,
  st INTEGER, tr_id TEXT, retr_st INTEGER, retr_txt TEXT, retr_txt_cs INTEGER, read_status INTEGER, ct_cls INTEGER,
  resp_txt TEXT, d_tm INTEGER, d_rpt INTEGER, locked INTEGER DEFAULT 0, sub_id INTEGER DEFAULT -1,
  seen INTEGER DEFAULT 0, creator TEXT, text_only INTEGER DEFAULT 0);
CREATE TABLE part (_id INTEGER PRIMARY KEY AUTOINCREMENT, mid INTEGER, seq INTEGER DEFAULT 0, ct TEXT, name TEXT,
  chset INTEGER, cd TEXT, fn TEXT, cid TEXT, cl TEXT, ctt_s INTEGER, ctt_t TEXT, _data TEXT, text TEXT);
CREATE TABLE addr (_id INTEGER PRIMARY KEY, msg_id INTEGER, contact_id INTEGER, address TEXT, type INTEGER,
  charset INTEGER);
CREATE TABLE rate (sent_time INTEGER);
CREATE TABLE drm (_id INTEGER PRIMARY KEY, _data TEXT);
CREATE VIRTUAL TABLE words USING FTS3 (_id INTEGER PRIMARY KEY, index_text TEXT, source_id INTEGER,
  table_to_use INTEGER);
CREATE VIEW sms_restricted AS SELECT * FROM sms WHERE type = 1 OR type = 2;
CREATE VIEW pdu_restricted AS SELECT * FROM pdu WHERE (msg_box = 1 OR msg_box = 2) AND m_type <> 130;
CREATE INDEX typeThreadIdIndex ON sms (type, thread_id);
CREATE INDEX threadIdIndex ON sms (thread_id);
CREATE INDEX threadIdDateIndex ON sms (thread_id, date);
CREATE INDEX addrMsgIdIndex ON addr (msg_id);
CREATE TRIGGER sms_update_thread_on_insert AFTER INSERT ON sms BEGIN ${updateThread('new')} END;
CREATE TRIGGER sms_update_thread_on_update AFTER UPDATE OF date, body, type, read, thread_id ON sms
  BEGIN ${updateThread('old')} ${updateThread('new')} END;
CREATE TRIGGER sms_words_update AFTER UPDATE ON sms BEGIN UPDATE words SET index_text = new.body
  WHERE source_id = new._id AND table_to_use = 1; END;
CREATE TRIGGER sms_words_delete AFTER DELETE ON sms BEGIN DELETE FROM words
  WHERE source_id = old._id AND table_to_use = 1; END;
CREATE TRIGGER sms_update_thread_on_delete AFTER DELETE ON sms BEGIN ${updateThread('old')} END;
`;

/** Count, newest text and unread state of a thread, from its messages; drafts are not counted. */
function updateThread(row: 'old' | 'new'): string {
  const newest = (column: string) =>
    `(SELECT ${column} FROM sms WHERE thread_id = ${row}.thread_id ORDER BY date DESC, _id DESC LIMIT 1)`;
  return `UPDATE threads SET
    message_count = (SELECT count(*) FROM sms WHERE thread_id = ${row}.thread_id AND type <> 3),
    date = coalesce(${newest('date')}, date),
    snippet = ${newest('body')},
    snippet_cs = 0,
    read = NOT EXISTS (SELECT 1 FROM sms WHERE thread_id = ${row}.thread_id AND read = 0),
    error = (SELECT count(*) FROM sms WHERE thread_id = ${row}.thread_id AND type = 5)
    WHERE _id = ${row}.thread_id;`;
}
