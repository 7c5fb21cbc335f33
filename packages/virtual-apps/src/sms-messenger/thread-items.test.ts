import { expect, it } from 'vitest';
import type { Message, MessageState } from './store/messages.ts';
import { threadItems } from './thread-items.ts';

const message = (id: number, dateMs: number, state: MessageState): Message => ({
  id,
  dateMs,
  state,
  threadId: 1,
  address: '5550100',
  body: `text ${id}`,
  read: true,
  delivered: false,
});

it('threadItems() puts a date before the first message and after five minutes of silence', () => {
  const items = threadItems([
    message(1, 0, 'received'),
    message(2, 300_000, 'received'),
    message(3, 300_001, 'received'),
  ]);
  expect(items.map(({ key }) => key)).toEqual(['date 1', 'message 1', 'message 2', 'date 3', 'message 3']);
});

it('threadItems() tells of every failure, but of success only after the newest message', () => {
  const items = threadItems([
    message(1, 0, 'sent'),
    message(2, 1, 'failed'),
    message(3, 2, 'sending'),
    message(4, 3, 'sent'),
  ]);
  expect(items.map(({ key }) => key).filter((key) => !key.startsWith('message'))).toEqual([
    'date 1',
    'failed 2',
    'sending 3',
    'sent 4',
  ]);
});
