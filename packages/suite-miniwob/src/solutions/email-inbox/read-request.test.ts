import { expect, it } from 'vitest';
import { readRequest } from './read-request.ts';

it.each([
  ['Find the email from Ada and tap the trash icon to delete it.', { action: 'delete', sender: 'Ada' }],
  ["Could you please give Agnes's email a star?", { action: 'important', sender: 'Agnes' }],
  ['Reply to what Ada sent me, saying "Rosa ut."', { action: 'reply', sender: 'Ada', message: 'Rosa ut.' }],
  ['Find the email from Ada and forward it to Bob.', { action: 'forward', sender: 'Ada', recipient: 'Bob' }],
  ["Let's forward Ada's email to Bob.", { action: 'forward', sender: 'Ada', recipient: 'Bob' }],
  ["Bob hasn't seen the email from Ada, please forward it.", { action: 'forward', sender: 'Ada', recipient: 'Bob' }],
  ['Could you forward to Bob the email Ada sent me?', { action: 'forward', sender: 'Ada', recipient: 'Bob' }],
])('readRequest() understands: %s', (instruction, request) => {
  expect(readRequest(instruction)).toEqual(request);
});

it('readRequest() says what it misses', () => {
  expect(() => readRequest('Forward it.')).toThrow('Expected the sender of an email in the instruction; found none');
});
