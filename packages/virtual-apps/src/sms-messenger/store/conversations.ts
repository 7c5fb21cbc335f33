import type { AppApi, Row, Sources } from '@androidworld/app-sdk';
import { packageName } from '../package-name.ts';
import { archivedThreads, conversationCache, givenTitles, giveTitle, keepConversations } from './conversation-cache.ts';
import { listDrafts } from './messages.ts';
import { namesOf } from './people.ts';
import { preferences } from './preferences.ts';

const threads = 'content://mms-sms';

/** What messages and the people behind them are read from. */
export const messageSources: Sources = {
  uris: [threads, 'content://sms', 'content://com.android.contacts'],
  // The right to read contacts may come later.
  packages: [packageName],
};

/** What conversations are read from. */
export const conversationSources: Sources = {
  ...messageSources,
  tables: [conversationCache.tables.conversations],
  preferences: [preferences],
};

/** A thread as lists show it. */
export interface Conversation {
  readonly threadId: number;
  readonly addresses: readonly string[];
  /** The name it was given; else those of its people, numbers of those without. */
  readonly title: string;
  readonly snippet: string;
  readonly draft: string | undefined;
  readonly dateMs: number;
  readonly read: boolean;
  readonly pinned: boolean;
  readonly archived: boolean;
}

/** All conversations: pinned ones first, then the newest. Brings the app's own database up to date. */
export async function listConversations(api: AppApi): Promise<Conversation[]> {
  const rows = await api.content.query(`${threads}/conversations?simple=true`, {
    projection: ['_id', 'date', 'recipient_ids', 'snippet', 'read'],
    where: 'message_count > 0',
  });
  const addresses = await canonicalAddresses(api);
  // Addresses stay known after their threads are gone.
  const names = await namesOf(
    api,
    rows.flatMap((row) => recipients(row, addresses)),
  );
  const drafts = await listDrafts(api);
  const { pinned } = await preferences.get(api);
  const archived = await archivedThreads(api);
  const titles = await givenTitles(api);
  const conversations = rows.map((row) => toConversation(row, { addresses, names, titles, drafts, pinned, archived }));
  await keepConversations(api, conversations);
  return conversations.sort(
    (one, other) =>
      Number(other.pinned) - Number(one.pinned) || other.dateMs - one.dateMs || other.threadId - one.threadId,
  );
}

interface Known {
  readonly addresses: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly titles: ReadonlyMap<number, string>;
  readonly drafts: ReadonlyMap<number, string>;
  readonly pinned: ReadonlySet<number>;
  readonly archived: ReadonlySet<number>;
}

function toConversation(row: Row, known: Known): Conversation {
  const threadId = Number(row._id);
  const addresses = recipients(row, known.addresses);
  return {
    threadId,
    addresses,
    title: known.titles.get(threadId) ?? addresses.map((address) => known.names.get(address) ?? address).join(', '),
    snippet: String(row.snippet ?? ''),
    draft: known.drafts.get(threadId),
    dateMs: Number(row.date ?? 0),
    read: row.read !== 0,
    pinned: known.pinned.has(threadId),
    archived: known.archived.has(threadId),
  };
}

/** Addresses by their id. */
async function canonicalAddresses(api: AppApi): Promise<ReadonlyMap<string, string>> {
  const rows = await api.content.query(`${threads}/canonical-addresses`, { projection: ['_id', 'address'] });
  return new Map(rows.map((row) => [String(row._id), String(row.address ?? '')]));
}

function recipients(row: Row, addresses: ReadonlyMap<string, string>): string[] {
  const ids = String(row.recipient_ids ?? '').split(' ');
  return ids.map((id) => addresses.get(id)).filter((address) => address !== undefined);
}

/** Who a thread is with; nobody when it is gone. */
export async function addressesOf(api: AppApi, threadId: number): Promise<string[]> {
  const [row] = await api.content.query(`${threads}/conversations?simple=true`, {
    projection: ['recipient_ids'],
    where: '_id = ?',
    args: [threadId],
  });
  return row === undefined ? [] : recipients(row, await canonicalAddresses(api));
}

/** The thread with these people, made when there is none. */
export async function threadIdFor(api: AppApi, numbers: readonly string[]): Promise<number> {
  const query = numbers.map((number) => `recipient=${encodeURIComponent(number)}`).join('&');
  const [row] = await api.content.query(`${threads}/threadID?${query}`);
  return Number(row?._id);
}

/** Also one that no list has shown yet. */
export async function renameConversation(api: AppApi, threadId: number, title: string): Promise<void> {
  await listConversations(api);
  await giveTitle(api, threadId, title);
}

export async function setRead(api: AppApi, threadId: number, read: boolean): Promise<void> {
  const value = read ? 1 : 0;
  await api.content.update('content://sms', { read: value, seen: value }, 'thread_id = ? AND read <> ?', [
    threadId,
    value,
  ]);
}

export async function deleteConversations(api: AppApi, threadIds: readonly number[]): Promise<void> {
  for (const threadId of threadIds) await api.content.delete('content://sms', 'thread_id = ?', [threadId]);
}
