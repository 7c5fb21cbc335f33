import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readModelCall } from './read-model-call.ts';

describe('readModelCall()', () => {
  it('reads what was said, pictures as a word, the reply last', () => {
    const content = [
      { type: 'text', text: 'Look:' },
      { type: 'image', mediaType: 'image/png', bytes: 210_400 },
    ];
    const messages = [
      { role: 'user', content },
      { role: 'assistant', content: 'Hm.' },
      { role: 'tool', callId: '1', name: 'act', result: 'done' },
    ];
    expect(readModelCall({ system: 'Be brief.', messages, reply: 'Tap it.', finish: 'stop' })).toEqual([
      { role: 'system', text: 'Be brief.' },
      { role: 'user', text: 'Look:\n\n[image/png, 211 kB]' },
      { role: 'assistant', text: 'Hm.' },
      { role: 'tool', text: '{\n  "callId": "1",\n  "name": "act",\n  "result": "done"\n}' },
      { role: 'reply', text: 'Tap it.' },
    ]);
  });

  it('tells how a reply ended when it did not just stop, and what it called', () => {
    expect(readModelCall({ messages: [], reply: '', finish: 'refusal' })).toEqual([
      { role: 'reply (refusal)', text: '(nothing)' },
    ]);
    const called = readModelCall({ messages: [], reply: 'So:', finish: 'tool-calls', toolCalls: [{ name: 'act' }] });
    expect(called?.[0]?.text).toContain('"name": "act"');
  });

  it('takes any JSON, and only calls for calls', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readModelCall(value)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (messages) => {
        expect(readModelCall({ messages, reply: 'x' })).toHaveLength(messages.length + 1);
      }),
    );
  });
});
