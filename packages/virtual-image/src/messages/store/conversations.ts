import type { AppApi, Row, Sources } from '@androidworld/app-sdk';
import { formatNumber } from '../../telephony/format-number.ts';
import { messagesSettings } from '../messages-settings.ts';
import { packageName } from '../package-name.ts';
import { listDrafts, listMessages, type Message, messageUri } from './messages.ts';
import { namesOf } from './people.ts';

const threads = 'content://mms-sms';

/** What messages, the people behind them and the right to see them are read from. */
export const messageSources: Sources = {
  uris: [threads, 'content://sms', 'content://com.android.contacts'],
  packages: [packageName],
};

/** What conversations are read from. */
export const conversationSources: Sources = { ...messageSources, preferences: [messagesSettings] };

/** A thread as lists show it. */
export interface Conversation {
  readonly threadId: number;
  readonly addresses: readonly string[];
  /** Names of its people, numbers of those without. */
  readonly title: string;
  /** Undefined while only a draft is in it. */
  readonly newest: Message | undefined;
  readonly draft: string | undefined;
  readonly dateMs: number;
  readonly read: boolean;
  readonly archived: boolean;
}

/** All conversations, the newest first. */
export async function listConversations(api: AppApi): Promise<Conversation[]> {
  const rows = await api.content.query(`${threads}/conversations?simple=true`, {
    projection: ['_id', 'date', 'recipient_ids'],
  });
  const addresses = await canonicalAddresses(api);
  const names = await namesOf(
    api,
    rows.flatMap((row) => recipients(row, addresses)),
  );
  const messages = new Map<number, Message[]>();
  for (const message of await listMessages(api)) {
    messages.set(message.threadId, [...(messages.get(message.threadId) ?? []), message]);
  }
  const drafts = await listDrafts(api);
  const { archived } = await messagesSettings.get(api);
  return rows
    .map((row) => {
      const threadId = Number(row._id);
      const people = recipients(row, addresses);
      const own = messages.get(threadId) ?? [];
      const newest = own.at(-1);
      return {
        threadId,
        addresses: people,
        title: titleOf(people, names),
        newest,
        draft: drafts.get(threadId),
        dateMs: newest?.dateMs ?? Number(row.date ?? 0),
        read: own.every(({ read }) => read),
        archived: archived.has(threadId),
      };
    })
    .filter(({ newest, draft }) => newest !== undefined || draft !== undefined)
    .sort((one, other) => other.dateMs - one.dateMs || (other.newest?.id ?? 0) - (one.newest?.id ?? 0));
}

/** Names of people, or their numbers as Android writes them. */
export function titleOf(addresses: readonly string[], names: ReadonlyMap<string, string>): string {
  return addresses.map((address) => names.get(address) ?? formatNumber(address)).join(', ');
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

/** Marks what is unread; all threads where none is given. */
export async function markRead(api: AppApi, threadId?: number): Promise<void> {
  const [where, args] = threadId === undefined ? ['read = 0', []] : ['read = 0 AND thread_id = ?', [threadId]];
  await api.content.update('content://sms', { read: 1, seen: 1 }, where, args);
}

/** The newest that was received of each counts as new again. */
export async function markUnread(api: AppApi, threadIds: readonly number[]): Promise<void> {
  for (const threadId of threadIds) {
    const newest = (await listMessages(api, threadId)).findLast(({ state }) => state === 'received');
    if (newest !== undefined) await api.content.update(messageUri(newest.id), { read: 0 });
  }
}

export async function deleteConversations(api: AppApi, threadIds: readonly number[]): Promise<void> {
  for (const threadId of threadIds) await api.content.delete('content://sms', 'thread_id = ?', [threadId]);
}

export async function setArchived(api: AppApi, threadIds: readonly number[], isArchived: boolean): Promise<void> {
  const { archived } = await messagesSettings.get(api);
  const others = [...archived].filter((id) => !threadIds.includes(id));
  if (!isArchived && others.length === archived.size) return;
  await messagesSettings.put(api, { archived: new Set(isArchived ? [...others, ...threadIds] : others) });
}
