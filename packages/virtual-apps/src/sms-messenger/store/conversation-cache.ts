import { type AppApi, column, defineDatabase } from '@androidworld/app-sdk';
import type { Conversation } from './conversations.ts';

/** The app's `conversations.db`: a copy of the threads, which of them are archived, and how some were named. */
export const conversationCache = defineDatabase({
  name: 'conversations.db',
  version: 8,
  identityHash: '23811e41b338a810cf5df26a5dff67a5',
  create: [
    `CREATE TABLE conversations (thread_id INTEGER NOT NULL, snippet TEXT NOT NULL, date INTEGER NOT NULL,
      read INTEGER NOT NULL, title TEXT NOT NULL, photo_uri TEXT NOT NULL, is_group_conversation INTEGER NOT NULL,
      phone_number TEXT NOT NULL, is_scheduled INTEGER NOT NULL, uses_custom_title INTEGER NOT NULL,
      archived INTEGER NOT NULL, PRIMARY KEY(thread_id))`,
    'CREATE UNIQUE INDEX index_conversations_thread_id ON conversations (thread_id)',
  ],
  tables: {
    conversations: {
      threadId: column.integer('thread_id'),
      title: column.text(),
      hasOwnTitle: column.boolean('uses_custom_title'),
      archived: column.boolean(),
    },
  },
});

export async function archivedThreads(api: AppApi): Promise<ReadonlySet<number>> {
  const rows = await conversationCache.open(api).conversations.all({ where: { archived: true } });
  return new Set(rows.map(({ threadId }) => threadId));
}

export async function setArchived(api: AppApi, threadIds: readonly number[], archived: boolean): Promise<void> {
  const { conversations } = conversationCache.tables;
  await conversationCache
    .open(api)
    .transaction(threadIds.map((threadId) => conversations.update({ archived }, { where: { threadId } })));
}

/** The names that were given to conversations, by their threads. */
export async function givenTitles(api: AppApi): Promise<ReadonlyMap<number, string>> {
  const rows = await conversationCache.open(api).conversations.all({ where: { hasOwnTitle: true } });
  return new Map(rows.map(({ threadId, title }) => [threadId, title]));
}

export async function giveTitle(api: AppApi, threadId: number, title: string): Promise<void> {
  await conversationCache.open(api).conversations.update({ title, hasOwnTitle: true }, { where: { threadId } });
}

/** Makes the copy equal to what the provider has. What is equal is not written: nobody need read it again. */
export async function keepConversations(api: AppApi, conversations: readonly Conversation[]): Promise<void> {
  const ids = conversations.map(({ threadId }) => threadId);
  await conversationCache.open(api).transaction([
    { sql: `DELETE FROM conversations WHERE thread_id NOT IN (${ids.map(() => '?').join(', ')})`, args: ids },
    ...conversations.map((conversation) => ({
      sql: `INSERT INTO conversations VALUES (?, ?, ?, ?, ?, '', ?, ?, 0, 0, 0) ON CONFLICT (thread_id) DO UPDATE SET
        snippet = excluded.snippet, date = excluded.date, read = excluded.read, title = excluded.title,
        phone_number = excluded.phone_number
        WHERE (snippet, date, read, title, phone_number)
          <> (excluded.snippet, excluded.date, excluded.read, excluded.title, excluded.phone_number)`,
      args: columnsOf(conversation),
    })),
  ]);
}

function columnsOf({ threadId, snippet, dateMs, read, title, addresses }: Conversation): (string | number)[] {
  const seconds = Math.floor(dateMs / 1000);
  return [threadId, snippet, seconds, read ? 1 : 0, title, addresses.length > 1 ? 1 : 0, addresses[0] ?? ''];
}
