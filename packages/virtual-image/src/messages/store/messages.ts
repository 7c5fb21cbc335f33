import type { AppApi, Row } from '@androidworld/app-sdk';

const sms = 'content://sms';

/** `Telephony.TextBasedSmsColumns.MESSAGE_TYPE_*` */
const types = { received: 1, sent: 2, draft: 3, sending: 4, failed: 5, queued: 6 } as const;

type MessageState = 'received' | 'sent' | 'sending' | 'failed';

/** A text that was received, or written here. */
export interface Message {
  readonly id: number;
  readonly threadId: number;
  readonly address: string;
  readonly body: string;
  readonly dateMs: number;
  readonly state: MessageState;
  readonly read: boolean;
}

const columns = ['_id', 'thread_id', 'address', 'body', 'date', 'type', 'read'];

/** All messages but drafts, the oldest first; of one thread where one is given. */
export async function listMessages(api: AppApi, threadId?: number): Promise<Message[]> {
  const rows = await api.content.query(sms, {
    projection: columns,
    where: threadId === undefined ? 'type <> ?' : 'type <> ? AND thread_id = ?',
    args: threadId === undefined ? [types.draft] : [types.draft, threadId],
    sort: 'date ASC, _id ASC',
  });
  return rows.map(toMessage);
}

/** Messages that hold the text, the newest first. */
export async function searchMessages(api: AppApi, text: string): Promise<Message[]> {
  const wanted = text.trim().toLowerCase();
  const all = await listMessages(api);
  return all.filter(({ body }) => body.toLowerCase().includes(wanted)).reverse();
}

export async function findMessage(api: AppApi, uri: string): Promise<Message | undefined> {
  const [row] = await api.content.query(uri, { projection: columns });
  return row === undefined ? undefined : toMessage(row);
}

function toMessage(row: Row): Message {
  return {
    id: Number(row._id),
    threadId: Number(row.thread_id),
    address: String(row.address ?? ''),
    body: String(row.body ?? ''),
    dateMs: Number(row.date ?? 0),
    state: stateOf(Number(row.type)),
    read: row.read === 1,
  };
}

function stateOf(type: number): MessageState {
  if (type === types.received) return 'received';
  if (type === types.failed) return 'failed';
  return type === types.sending || type === types.queued ? 'sending' : 'sent';
}

export function messageUri(id: number): string {
  return `${sms}/${id}`;
}

export async function deleteMessages(api: AppApi, ids: readonly number[]): Promise<void> {
  for (const id of ids) await api.content.delete(messageUri(id));
}

/** Drafts by thread. */
export async function listDrafts(api: AppApi): Promise<ReadonlyMap<number, string>> {
  const rows = await api.content.query(`${sms}/draft`, { projection: ['thread_id', 'body'] });
  return new Map(rows.map((row) => [Number(row.thread_id), String(row.body ?? '')]));
}

/** An empty text leaves the thread without a draft. */
export async function saveDraft(api: AppApi, threadId: number, text: string): Promise<void> {
  const present = (await listDrafts(api)).get(threadId) ?? '';
  if (text === present) return;
  if (text === '') await api.content.delete(sms, 'thread_id = ? AND type = ?', [threadId, types.draft]);
  else await api.content.insert(`${sms}/draft`, { thread_id: threadId, body: text });
}
