/** The statements Room makes the database of version 88 with, in the order of its entities. */
export const schema: readonly string[] = [
  table(
    'notification',
    'uid',
    'task INTEGER NOT NULL, timestamp INTEGER NOT NULL, type INTEGER NOT NULL, location INTEGER',
    [ofTask()],
  ),
  index('notification', ['task'], { unique: true }),
  'CREATE TABLE IF NOT EXISTS `tagdata` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT, `remoteId` TEXT, `name` TEXT, `color` INTEGER, `tagOrdering` TEXT, `td_icon` INTEGER, `td_order` INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS `userActivity` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT, `remoteId` TEXT, `message` TEXT, `picture` TEXT, `target_id` TEXT, `created_at` INTEGER)',
  'CREATE TABLE IF NOT EXISTS `attachment_file` (`file_id` INTEGER PRIMARY KEY AUTOINCREMENT, `file_uuid` TEXT NOT NULL, `filename` TEXT NOT NULL, `uri` TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS `task_list_metadata` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT, `tag_uuid` TEXT, `filter` TEXT, `task_ids` TEXT)',
  table(
    'tasks',
    '_id',
    'title TEXT, importance INTEGER NOT NULL, dueDate INTEGER NOT NULL, hideUntil INTEGER NOT NULL, created INTEGER NOT NULL, modified INTEGER NOT NULL, completed INTEGER NOT NULL, deleted INTEGER NOT NULL, notes TEXT, estimatedSeconds INTEGER NOT NULL, elapsedSeconds INTEGER NOT NULL, timerStart INTEGER NOT NULL, notificationFlags INTEGER NOT NULL, lastNotified INTEGER NOT NULL, recurrence TEXT, repeat_from INTEGER NOT NULL DEFAULT 0, calendarUri TEXT, remoteId TEXT, collapsed INTEGER NOT NULL, parent INTEGER NOT NULL, order INTEGER, read_only INTEGER NOT NULL DEFAULT 0',
  ),
  'CREATE UNIQUE INDEX IF NOT EXISTS `t_rid` ON `tasks` (`remoteId`)',
  'CREATE INDEX IF NOT EXISTS `active_and_visible` ON `tasks` (`completed`, `deleted`, `hideUntil`)',
  table(
    'alarms',
    '_id',
    'task INTEGER NOT NULL, time INTEGER NOT NULL, type INTEGER NOT NULL DEFAULT 0, repeat INTEGER NOT NULL DEFAULT 0, interval INTEGER NOT NULL DEFAULT 0',
    [ofTask()],
  ),
  index('alarms', ['task']),
  table(
    'places',
    'place_id',
    'uid TEXT, name TEXT, address TEXT, phone TEXT, url TEXT, latitude REAL NOT NULL, longitude REAL NOT NULL, place_color INTEGER NOT NULL, place_icon INTEGER NOT NULL, place_order INTEGER NOT NULL, radius INTEGER NOT NULL DEFAULT 250',
  ),
  'CREATE UNIQUE INDEX IF NOT EXISTS `place_uid` ON `places` (`uid`)',
  table(
    'geofences',
    'geofence_id',
    'task INTEGER NOT NULL, place TEXT, arrival INTEGER NOT NULL, departure INTEGER NOT NULL',
    [ofTask()],
  ),
  index('geofences', ['task']),
  table('tags', '_id', 'task INTEGER NOT NULL, name TEXT, tag_uid TEXT, task_uid TEXT', [ofTask()]),
  index('tags', ['task']),
  table(
    'filters',
    '_id',
    'title TEXT, sql TEXT, values TEXT, criterion TEXT, f_color INTEGER, f_icon INTEGER, f_order INTEGER NOT NULL',
  ),
  table(
    'caldav_lists',
    'cdl_id',
    'cdl_account TEXT, cdl_uuid TEXT, cdl_name TEXT, cdl_color INTEGER NOT NULL, cdl_ctag TEXT, cdl_url TEXT, cdl_icon INTEGER, cdl_order INTEGER NOT NULL, cdl_access INTEGER NOT NULL, cdl_last_sync INTEGER NOT NULL',
  ),
  table(
    'caldav_tasks',
    'cd_id',
    'cd_task INTEGER NOT NULL, cd_calendar TEXT, cd_remote_id TEXT, cd_object TEXT, cd_etag TEXT, cd_last_sync INTEGER NOT NULL, cd_deleted INTEGER NOT NULL, cd_remote_parent TEXT, gt_moved INTEGER NOT NULL, gt_remote_order INTEGER NOT NULL',
    [ofTask('cd_task')],
  ),
  index('caldav_tasks', ['cd_task']),
  table(
    'caldav_accounts',
    'cda_id',
    'cda_uuid TEXT, cda_name TEXT, cda_url TEXT, cda_username TEXT, cda_password TEXT, cda_error TEXT, cda_account_type INTEGER NOT NULL, cda_collapsed INTEGER NOT NULL, cda_server_type INTEGER NOT NULL',
  ),
  table('principals', 'id', 'account INTEGER NOT NULL, href TEXT NOT NULL, email TEXT, display_name TEXT', [
    belongsTo('account', 'caldav_accounts', 'cda_id'),
  ]),
  index('principals', ['account', 'href'], { unique: true }),
  table(
    'principal_access',
    'id',
    'principal INTEGER NOT NULL, list INTEGER NOT NULL, invite INTEGER NOT NULL, access INTEGER NOT NULL',
    [belongsTo('principal', 'principals', 'id'), belongsTo('list', 'caldav_lists', 'cdl_id')],
  ),
  index('principal_access', ['list', 'principal'], { unique: true }),
  index('principal_access', ['principal']),
  `CREATE TABLE IF NOT EXISTS \`attachment\` (\`attachment_id\` INTEGER PRIMARY KEY AUTOINCREMENT, \`task\` INTEGER NOT NULL, \`file\` INTEGER NOT NULL, \`file_uuid\` TEXT NOT NULL, ${ofTask()}, ${belongsTo('file', 'attachment_file', 'file_id')})`,
  index('attachment', ['task', 'file'], { unique: true }),
  index('attachment', ['task']),
  index('attachment', ['file']),
];

/** @param columns as `name TYPE …, name TYPE …`; their names are quoted as Room quotes them */
function table(name: string, key: string, columns: string, constraints: readonly string[] = []): string {
  const quoted = columns.split(', ').map((column) => column.replace(/^\w+/, '`$&`'));
  const parts = [`\`${key}\` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL`, ...quoted, ...constraints];
  return `CREATE TABLE IF NOT EXISTS \`${name}\` (${parts.join(', ')})`;
}

function index(table: string, columns: readonly string[], { unique = false } = {}): string {
  const name = `index_${table}_${columns.join('_')}`;
  const quoted = columns.map((column) => `\`${column}\``).join(', ');
  return `CREATE ${unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS \`${name}\` ON \`${table}\` (${quoted})`;
}

function ofTask(column = 'task'): string {
  return belongsTo(column, 'tasks', '_id');
}

function belongsTo(column: string, table: string, key: string): string {
  return `FOREIGN KEY(\`${column}\`) REFERENCES \`${table}\`(\`${key}\`) ON UPDATE NO ACTION ON DELETE CASCADE `;
}
