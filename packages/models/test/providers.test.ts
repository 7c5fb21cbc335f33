import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type CompletionRequest, connectModel, type ModelOptions } from '../src/index.ts';
import { type ModelServerScript, startModelServer } from '../src/testing/index.ts';
import { patientClock } from './patient-clock.ts';
import { providers } from './providers.ts';

const signal = new AbortController().signal;
const say = (content: string): CompletionRequest => ({ messages: [{ role: 'user', content }], signal });
/** One pixel. */
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const tap = {
  name: 'tap',
  description: 'Taps an element',
  inputSchema: { type: 'object', properties: { index: { type: 'integer' } }, required: ['index'] },
};

describe.each(providers)('connectModel() with $name', ({ api, id, connect }) => {
  async function ask(script: ModelServerScript, request: CompletionRequest, options: ModelOptions = {}) {
    await using server = await startModelServer(script);
    const clock = patientClock();
    const model = connectModel({ model: connect(server), clock, ...options });
    const outcome = await model.complete(request).then(
      (completion) => ({ completion, error: undefined }),
      (error: unknown) => ({ completion: undefined, error }),
    );
    return { ...outcome, model, requests: server.requests, pauses: clock.pauses };
  }

  it('sends system prompt, texts, pictures and settings, and brings back text and tokens', async () => {
    const { completion, requests, model } = await ask(
      () => ({ text: 'A red dot.', usage: { inputTokens: 1_200, outputTokens: 34, cachedInputTokens: 200 } }),
      {
        system: 'Be brief.',
        messages: [
          { role: 'user', content: 'Hello' },
          { role: 'assistant', content: 'Hi' },
          {
            role: 'user',
            content: [
              { type: 'text', text: 'What is this?' },
              { type: 'image', bytes: png, mediaType: 'image/png' },
              { type: 'text', text: 'And why?' },
            ],
          },
        ],
        signal,
      },
      { temperature: 0, maxOutputTokens: 500, prices: { [id]: { input: 10, output: 100, cachedInput: 1 } } },
    );
    expect(model).toMatchObject({ id, settings: { id, temperature: 0, maxOutputTokens: 500 } });
    expect(completion).toEqual({
      text: 'A red dot.',
      toolCalls: [],
      finish: 'stop',
      usage: {
        inputTokens: 1_200,
        outputTokens: 34,
        costUsd: expect.closeTo(0.0136, 8),
        modelMs: expect.any(Number),
      },
      attempts: 1,
    });
    expect(requests).toMatchObject([
      {
        api,
        model: 'test-model',
        apiKey: 'secret-key',
        system: 'Be brief.',
        messages: [
          { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
          { role: 'assistant', content: 'Hi' },
          { role: 'user' },
        ],
        prompt: 'What is this?\n\nAnd why?',
        images: [{ mediaType: 'image/png', bytes: png }],
        tools: [],
        temperature: 0,
        maxOutputTokens: 500,
      },
    ]);
  });

  it('hands tools to the model, and its calls and their results back and forth', async () => {
    const { completion, requests } = await ask(
      () => ({ text: 'I tap it.', toolCalls: [{ name: 'tap', input: { index: 3 }, id: 'call-b' }] }),
      {
        messages: [
          { role: 'user', content: 'Tap twice' },
          { role: 'assistant', content: '', toolCalls: [{ id: 'call-a', name: 'tap', input: { index: 2 } }] },
          { role: 'tool', callId: 'call-a', name: 'tap', result: 'Done' },
        ],
        tools: [tap],
        toolChoice: 'required',
        signal,
      },
    );
    expect(completion).toMatchObject({
      text: 'I tap it.',
      finish: 'tool-calls',
      // Google's API has no ids of calls: the SDK makes them up.
      toolCalls: [{ id: api === 'google' ? expect.any(String) : 'call-b', name: 'tap', input: { index: 3 } }],
    });
    expect(requests).toMatchObject([
      {
        messages: [
          { role: 'user' },
          { role: 'assistant', content: '', toolCalls: [{ name: 'tap', input: { index: 2 } }] },
          { role: 'tool', name: 'tap', result: 'Done' },
        ],
        tools: [
          { name: 'tap', description: 'Taps an element', inputSchema: { properties: tap.inputSchema.properties } },
        ],
      },
    ]);
  });

  it('tells a refusal from an error, with and without words', async () => {
    const spoken = await ask(() => ({ text: 'I must not.', finish: 'refusal' }), say('?'));
    expect(spoken.completion).toMatchObject({ text: 'I must not.', finish: 'refusal', attempts: 1 });
    const silent = await ask(() => ({ finish: 'refusal' }), say('?'));
    expect(silent.completion).toMatchObject({ text: '', finish: 'refusal', attempts: 1 });
  });

  it('says when a reply was cut off at the limit of tokens', async () => {
    const { completion } = await ask(() => ({ text: 'Once upon', finish: 'length' }), say('?'));
    expect(completion).toMatchObject({ text: 'Once upon', finish: 'length' });
  });

  it('takes an empty reply for what it is', async () => {
    const { completion } = await ask(() => '', say('?'));
    expect(completion).toMatchObject({ text: '', toolCalls: [], finish: 'stop', attempts: 1 });
  });

  it('takes 200 kB of reply', async () => {
    const { completion } = await ask(() => 'long '.repeat(40_000), say('?'));
    expect(completion?.text).toHaveLength(200_000);
  });

  it('waits as long as the provider asks when there were too many requests', async () => {
    const { completion, pauses } = await ask(
      (_, index) => (index === 0 ? { fail: 'status', status: 429, message: 'Slow down', retryAfter: '7' } : 'Here'),
      say('?'),
    );
    expect(completion).toMatchObject({ text: 'Here', attempts: 2 });
    expect(pauses).toEqual([7_000]);
  });

  it.each([
    ['an error of the server', { fail: 'status', status: 503 }],
    ['a connection cut in the answer', { fail: 'cut' }],
    ['an answer that is not JSON', { fail: 'malformed' }],
  ] as const)('asks again after %s', async (_, failure) => {
    const { completion, pauses, requests } = await ask((_, index) => (index < 2 ? failure : 'Here'), say('?'));
    expect(completion).toMatchObject({ text: 'Here', attempts: 3 });
    expect(pauses).toEqual([within(500, 1_000), within(1_000, 2_000)]);
    expect(requests).toHaveLength(3);
  });

  it('asks again when there is no answer in time', async () => {
    const { completion } = await ask((_, index) => (index === 0 ? { fail: 'hang' } : 'Here'), say('?'), {
      timeoutMs: 300,
    });
    expect(completion).toMatchObject({ text: 'Here', attempts: 2 });
  });

  it.each([400, 401, 403, 404, 422])('gives up at once on status %i', async (status) => {
    const { error, requests } = await ask(() => ({ fail: 'status', status, message: 'No such thing' }), say('?'));
    expect(error).toMatchObject({
      code: 'AW_PROVIDER_REJECTED',
      message: expect.stringContaining(`Model "${id}" cannot be asked: ${status} of http://127.0.0.1:`),
      details: { model: id, status },
    });
    expect(error).toMatchObject({ message: expect.stringContaining('No such thing') });
    expect(requests).toHaveLength(1);
  });

  it.each<[string, ModelServerScript]>([
    ['a text', ({ apiKey }) => `Your key is ${apiKey}, I think`],
    [
      'a call of a tool',
      ({ apiKey = '' }) => ({ toolCalls: [{ name: 'tap', input: { [apiKey]: [apiKey] }, id: apiKey }] }),
    ],
    ['a refusal', ({ apiKey }) => ({ text: `I will not tell ${apiKey}`, finish: 'refusal' })],
    ['a rejection', ({ apiKey }) => ({ fail: 'status', status: 401, message: `Wrong key: ${apiKey}` })],
    [
      'a rejection that would be cut in it',
      ({ apiKey }) => ({ fail: 'status', status: 400, message: `${'x'.repeat(495)}${apiKey}` }),
    ],
    [
      'a filter',
      ({ apiKey }) => ({ fail: 'status', status: 400, code: 'content_filter', message: `Filtered: ${apiKey}` }),
    ],
    ['a page of a gateway', ({ apiKey }) => ({ fail: 'body', status: 403, body: `<p>${apiKey}</p>` })],
    ['a broken answer', ({ apiKey }) => ({ fail: 'body', body: `{"text":"${apiKey}` })],
  ])('keeps the key out of all that comes of %s that repeats it', async (_, script) => {
    const request = { ...say('?'), tools: [tap] };
    const { completion, error } = await ask(script, request);
    const seen =
      JSON.stringify(completion) + JSON.stringify(error, Object.getOwnPropertyNames(error ?? {})) + inspect(error);
    expect(seen).not.toMatch(/secret-k/);
    expect(seen).toMatch(/\[red(acted\]|…)/);
  });

  it.each<[string, ModelServerScript, RegExp]>([
    [
      'of more than 1 MB',
      () => 'long '.repeat(300_000),
      /: the reply has more than 1048576 bytes; the rest was not read$/,
    ],
    [
      'that is nested too deep',
      () => ({ fail: 'body', body: '['.repeat(500_000) }),
      /: the reply is nested deeper than 100 levels$/,
    ],
    [
      'with a call whose input is nested too deep',
      () => ({
        toolCalls: [{ name: 'tap', input: JSON.parse(`{"a":${'['.repeat(500)}${']'.repeat(500)}}`), id: 'x' }],
      }),
      /deeper than 100 levels/,
    ],
  ])('says so when a provider keeps sending a reply %s', async (_, script, message) => {
    const { error, requests } = await ask(script, { ...say('?'), tools: [tap] });
    expect(error).toMatchObject({
      code: 'AW_PROVIDER',
      message: expect.stringMatching(message),
      details: { kind: 'malformed' },
    });
    expect(requests).toHaveLength(3);
  });

  it('keeps the key and the request out of settings and errors', async () => {
    const { error, model } = await ask(
      () => ({ fail: 'status', status: 401, message: 'Bad key' }),
      say('A secret goal'),
    );
    const seen = JSON.stringify(model) + JSON.stringify(error, Object.getOwnPropertyNames(error)) + inspect(error);
    expect(seen).toContain('AW_PROVIDER_REJECTED');
    expect(seen).not.toContain('secret-key');
    expect(seen).not.toContain('A secret goal');
  });
});

/** Matches a number between the two. */
function within(low: number, high: number): unknown {
  return {
    asymmetricMatch: (value: unknown) => typeof value === 'number' && value >= low && value <= high,
    toString: () => `a number from ${low} to ${high}`,
  };
}
