import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOpenAI } from '@ai-sdk/openai';
import { fakeClock } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { type CompletionRequest, connectModel, type LanguageModel, type ModelSource } from './index.ts';
import { scriptedModel, startModelServer } from './testing/index.ts';

const signal = new AbortController().signal;
const hello: CompletionRequest = { messages: [{ role: 'user', content: 'Hello' }], signal };

describe('connectModel()', () => {
  it('uses a model that is one already as it is', () => {
    const model = scriptedModel(() => 'Hi');
    expect(connectModel({ model, temperature: 1 })).toBe(model);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'found nothing'],
    ['a name', 'gpt-5', 'found "gpt-5"'],
    ['an endpoint without a name', { baseURL: 'http://localhost/v1' }, 'found an object with baseURL'],
    ['an address that is none', { baseURL: 'localhost', name: 'x' }, 'found a baseURL that is no http address'],
    ['another protocol', { baseURL: 'file:///etc/passwd', name: 'x' }, 'found a baseURL that is no http address'],
    ['a password in the address', { baseURL: 'http://me:secret-key@localhost/v1', name: 'x' }, 'give a key as apiKey'],
    [
      'a key of two lines',
      { baseURL: 'http://localhost', name: 'x', apiKey: 'secret-key\nnext' },
      'found an apiKey with',
    ],
    ['a model of a newer SDK', { specificationVersion: 'v9' }, 'found a model of specification "v9" of the ai SDK'],
  ])('rejects %s', (_, model, found) => {
    const connect = () => connectModel({ model: model as ModelSource });
    expect(connect).toThrow(
      expect.objectContaining({ code: 'AW_CONFIG_INVALID', message: expect.stringContaining(found) }),
    );
    expect(connect).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret-key') }));
  });

  it('never shows a key that stands in the wrong place', () => {
    const model = { apiKey: 'secret-key', name: 'x' } as unknown as ModelSource;
    expect(() => connectModel({ model })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });

  it('asks a model of the older specification V2', async () => {
    const model: LanguageModel = {
      specificationVersion: 'v2',
      provider: 'acme.chat',
      modelId: 'old',
      ...{ supportedUrls: {} },
      async doGenerate() {
        return {
          content: [{ type: 'text', text: 'Hi' }],
          finishReason: 'stop',
          usage: { inputTokens: 7, outputTokens: 2, totalTokens: 9 },
          warnings: [{ type: 'unsupported-setting', setting: 'temperature' }],
        };
      },
      doStream: () => Promise.reject(new Error('Not asked for')),
    };
    expect(await connectModel({ model }).complete(hello)).toMatchObject({
      text: 'Hi',
      finish: 'stop',
      usage: { inputTokens: 7, outputTokens: 2 },
    });
  });

  it('says which settings a model did not take', async () => {
    await using server = await startModelServer(() => 'Hi');
    const openai = createOpenAI({ baseURL: server.baseURLs.openai, apiKey: 'key' });
    const model = connectModel({ model: openai('gpt-5'), temperature: 0.5 });
    const { warnings } = await model.complete(hello);
    expect(warnings).toEqual([expect.stringContaining('temperature')]);
    expect(server.requests[0]).not.toHaveProperty('temperature');
  });

  it('hands over calls as the model wrote them, also wrong ones', async () => {
    const calls = [
      { id: 'a', name: 'tap', input: { index: 'third' } },
      { id: 'b', name: 'fly', input: { to: 'Paris' } },
    ];
    await using server = await startModelServer(() => ({ toolCalls: calls }));
    const model = connectModel({ model: { baseURL: server.baseURLs.openai, name: 'any' } });
    const inputSchema = { type: 'object', properties: { index: { type: 'integer' } } };
    const tools = [{ name: 'tap', description: 'Taps', inputSchema }];
    expect(await model.complete({ ...hello, tools })).toMatchObject({ toolCalls: calls, finish: 'tool-calls' });
  });

  it('sends scaled pictures', async () => {
    await using server = await startModelServer(() => 'Hi');
    const { default: sharp } = await import('sharp');
    const bytes = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const model = connectModel({
      model: { baseURL: server.baseURLs.openai, name: 'any' },
      image: { maxSide: 20, format: 'jpeg' },
    });
    const content = [{ type: 'image', bytes, mediaType: 'image/png' }] as const;
    await model.complete({ messages: [{ role: 'user', content }], signal });
    const [image] = server.requests[0]?.images ?? [];
    expect(image?.mediaType).toBe('image/jpeg');
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 10, height: 20 });
    expect(model.settings).toEqual({ id: 'openai-compatible/any', image: { maxSide: 20, format: 'jpeg' } });
  });

  it("hears a refusal of another vendor's server that speaks as OpenAI", async () => {
    await using server = await startModelServer(() => ({ text: 'I must not.', finish: 'refusal' }));
    const model = connectModel({ model: { baseURL: server.baseURLs.openai, name: 'any' } });
    expect(await model.complete(hello)).toMatchObject({ text: 'I must not.', finish: 'refusal' });
  });

  it('says where it found no server', async () => {
    const server = await startModelServer(() => 'Hi');
    const baseURL = server.baseURLs.openai;
    await server.close();
    const asked = connectModel({ model: { baseURL, name: 'any' }, deadlineMs: 10_000, clock: fakeClock() }).complete(
      hello,
    );
    const message = await asked.then(String, (error: Error) => error.message);
    expect(
      message.replaceAll(/:\d{4,}/g, ':<port>').replace(/\d+ attempts within \d+ s/, '<n> attempts'),
    ).toMatchInlineSnapshot(
      `"Model "openai-compatible/any" gave no reply in <n> attempts: no answer of http://127.0.0.1:<port>/v1/chat/completions: Cannot connect to API: connect ECONNREFUSED 127.0.0.1:<port>"`,
    );
  });

  it('stops at once when the signal aborts', async () => {
    const stop = new AbortController();
    await using server = await startModelServer(() => {
      stop.abort(new Error('The episode has ended'));
      return { fail: 'hang' };
    });
    const model = connectModel({ model: { baseURL: server.baseURLs.openai, name: 'any' } });
    await expect(model.complete({ ...hello, signal: stop.signal })).rejects.toThrow('The episode has ended');
    await expect(model.complete({ ...hello, signal: stop.signal })).rejects.toThrow('The episode has ended');
    expect(server.requests).toHaveLength(1);
  });

  it('repeats a run from its recordings without the model, with the same usage and no key in the files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'androidworld-connect-'));
    try {
      const prices = { 'openai-compatible/any': { input: 1, output: 1 } };
      const server = await startModelServer(() => 'Hi');
      const model = { baseURL: server.baseURLs.openai, apiKey: 'secret-key', name: 'any' };
      const first = await connectModel({ model, prices, cassettes: { folder } }).complete(hello);
      await server.close();
      const again = connectModel({
        model: { baseURL: 'http://elsewhere.invalid/v1', name: 'any' },
        prices,
        cassettes: { folder, mode: 'replay' },
      });
      expect(await again.complete(hello)).toEqual({ ...first, attempts: 0 });
      expect(first).toMatchObject({ attempts: 1, usage: { costUsd: expect.closeTo(0.00011, 8) } });
      const [file = ''] = await readdir(folder);
      expect(await readFile(join(folder, file), 'utf8')).not.toMatch(/secret-key|127\.0\.0\.1/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
