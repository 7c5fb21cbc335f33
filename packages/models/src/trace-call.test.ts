import { expect, test } from 'vitest';
import { traceCall } from './trace-call.ts';

const completion = { text: 'Hello', toolCalls: [], finish: 'stop', usage: { inputTokens: 3 }, attempts: 1 } as const;

test('traceCall() keeps what was said, and of pictures their kind and size', () => {
  const image = { type: 'image', bytes: new Uint8Array(7), mediaType: 'image/png' } as const;
  const traced = traceCall(
    { system: 'Be brief', messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }, image] }] },
    completion,
  );
  expect(traced).toEqual({
    system: 'Be brief',
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hi' },
          { type: 'image', mediaType: 'image/png', bytes: 7 },
        ],
      },
    ],
    reply: 'Hello',
    finish: 'stop',
    usage: { inputTokens: 3 },
    attempts: 1,
  });
});

test('traceCall() names tools and keeps calls of them', () => {
  const call = { id: '1', name: 'act', input: { action_type: 'wait' } };
  const traced = traceCall(
    { messages: [{ role: 'user', content: 'Hi' }], tools: [{ name: 'act', description: 'Acts', inputSchema: {} }] },
    { ...completion, toolCalls: [call] },
  );
  expect(traced).toMatchObject({ tools: ['act'], toolCalls: [call], messages: [{ role: 'user', content: 'Hi' }] });
});
