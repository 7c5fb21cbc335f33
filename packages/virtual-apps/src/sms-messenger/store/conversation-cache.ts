import type { AppApi } from '@androidworld/app-sdk';
import type { Conversation } from './conversations.ts';

/** Room's own table, by which it knows that the schema is version 8 of the app's database. */
const identityHash = '23811e41b338a810cf5df26a5dff67a5';

const schema = [
  `CREATE TABLE IF NOT EXISTS conversations (thread_id INTEGER NOT NULL, snippet TEXT NOT NULL, date INTEGER NOT NULL,
    read INTEGER NOT NULL, title TEXT NOT NULL, photo_uri TEXT NOT NULL, is_group_conversation INTEGER NOT NULL,
    phone_number TEXT NOT NULL, is_scheduled INTEGER NOT NULL, uses_custom_title INTEGER NOT NULL,
    archived INTEGER NOT NULL, PRIMARY KEY(thread_id))`,
  'CREATE UNIQUE INDEX IF NOT EXISTS index_conversations_thread_id ON conversations (thread_id)',
  'CREATE TABLE IF NOT EXISTS room_master_table (id INTEGER PRIMARY KEY, identity_hash TEXT)',
  `INSERT OR REPLACE INTO room_master_table (id, identity_hash) VALUES (42, '${identityHash}')`,
  'PRAGMA user_version = 8',
];

/** The app's `conversations.db`: a copy of the threads, and which of them are archived. */
export function conversationCache(api: AppApi) {
  const database = api.database('conversations.db');
  return {
    async create(): Promise<void> {
      for (const sql of schema) await database.run(sql);
    },

    async archivedThreads(): Promise<ReadonlySet<number>> {
      const rows = await database.all('SELECT thread_id FROM conversations WHERE archived = 1');
      return new Set(rows.map((row) => Number(row.thread_id)));
    },

    async setArchived(threadIds: readonly number[], archived: boolean): Promise<void> {
      for (const threadId of threadIds) {
        await database.run('UPDATE conversations SET archived = ? WHERE thread_id = ?', [archived ? 1 : 0, threadId]);
      }
    },

    /** Makes the copy equal to what the provider has. */
    async keep(conversations: readonly Conversation[]): Promise<void> {
      const ids = conversations.map(({ threadId }) => threadId);
      await database.transaction([
        { sql: `DELETE FROM conversations WHERE thread_id NOT IN (${ids.map(() => '?').join(', ')})`, args: ids },
        ...conversations.map((conversation) => ({
          sql: `INSERT INTO conversations VALUES (?, ?, ?, ?, ?, '', ?, ?, 0, 0, 0) ON CONFLICT (thread_id) DO UPDATE SET
            snippet = excluded.snippet, date = excluded.date, read = excluded.read, title = excluded.title,
            phone_number = excluded.phone_number`,
          args: columnsOf(conversation),
        })),
      ]);
    },
  };
}

function columnsOf({ threadId, snippet, dateMs, read, title, addresses }: Conversation): (string | number)[] {
  const seconds = Math.floor(dateMs / 1000);
  return [threadId, snippet, seconds, read ? 1 : 0, title, addresses.length > 1 ? 1 : 0, addresses[0] ?? ''];
}
