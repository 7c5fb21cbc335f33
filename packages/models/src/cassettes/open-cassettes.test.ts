import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@androidworld/core/driver';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompletionRequest } from '../model.ts';
import type { CassetteOptions } from '../model-options.ts';
import type { Reply } from '../reply.ts';
import { openCassettes } from './open-cassettes.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'androidworld-cassettes-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const request = (content: string, rest: Partial<CompletionRequest> = {}): CompletionRequest => ({
  messages: [{ role: 'user', content }],
  signal: new AbortController().signal,
  ...rest,
});
const picture = (...bytes: number[]): CompletionRequest =>
  request('', {
    messages: [{ role: 'user', content: [{ type: 'image', mediaType: 'image/png', bytes: Uint8Array.from(bytes) }] }],
  });
const says = (text: string) => async (): Promise<Reply> => ({
  text,
  toolCalls: [],
  finish: 'stop',
  tokens: { inputTokens: 3 },
  modelMs: 12,
});
const never = async (): Promise<Reply> => Promise.reject(new Error('The model was asked'));

function open(mode: NonNullable<CassetteOptions['mode']>, settings: Readonly<Record<string, unknown>> = {}) {
  const model = { id: 'acme/one', settings: { id: 'acme/one', ...settings } };
  const cassettes = openCassettes({ folder, mode }, { model, clock: systemClock });
  return async (asked: CompletionRequest, ask: () => Promise<Reply>) => {
    const { reply, replayed } = await cassettes.replyTo(asked, ask);
    return replayed ? `replayed ${reply.text}` : reply.text;
  };
}

describe('openCassettes()', () => {
  it('replays what it recorded, whole', async () => {
    const whole: Reply = {
      text: 'Tap',
      toolCalls: [{ id: 'a', name: 'tap', input: { index: 1 } }],
      finish: 'tool-calls',
      warnings: ['temperature: not supported'],
      tokens: { inputTokens: 5, cachedInputTokens: 1, outputTokens: 2 },
      modelMs: 900,
    };
    const model = { id: 'acme/one', settings: {} };
    const recorder = openCassettes({ folder, mode: 'record' }, { model, clock: systemClock });
    await recorder.replyTo(request('Hello'), async () => whole);
    const player = openCassettes({ folder, mode: 'replay' }, { model, clock: systemClock });
    expect(await player.replyTo(request('Hello'), never)).toEqual({ reply: whole, replayed: true });
  });

  it('keeps the replies to a repeated request apart, in order', async () => {
    const record = open('record');
    for (const text of ['first', 'second']) await record(request('Again'), says(text));
    const replay = open('replay');
    expect(await replay(request('Again'), never)).toBe('replayed first');
    expect(await replay(request('Again'), never)).toBe('replayed second');
  });

  it('replays the last one to a request that is repeated more often, as by an episode that is tried again', async () => {
    const record = open('record');
    for (const text of ['first', 'second']) await record(request('Again'), says(text));
    const replay = open('replay');
    for (const text of ['first', 'second', 'second', 'second']) {
      expect(await replay(request('Again'), never)).toBe(`replayed ${text}`);
    }
  });

  it('says what is missing, where, and how to record it', async () => {
    const error = await open('replay')(request('Hello'), never).then(String, ({ message }: Error) => message);
    expect(error.replaceAll(folder, '<folder>')).toMatchInlineSnapshot(`
      "There is no recorded reply of "acme/one" to this request: no file "<folder>/49cfbb297b5d5c1cb45512660fa8b43ad8bf2e8f187b3dd4082012eeb4b7c7bd.0.json"
        Something that shapes the request has changed (prompt, screen, settings), or it was never recorded.
        To record it, run once with the model and cassettes: { mode: 'auto' }"
    `);
  });

  it('records what is missing in mode auto, and asks no more for it', async () => {
    await open('auto')(request('Hello'), says('Hi'));
    expect(await open('auto')(request('Hello'), never)).toBe('replayed Hi');
    await expect(open('auto')(request('Goodbye'), never)).rejects.toThrow('The model was asked');
  });

  it('replaces older recordings in mode record, and keeps away from them in mode off', async () => {
    await open('record')(request('Hello'), says('old'));
    await open('record')(request('Hello'), says('new'));
    expect(await open('replay')(request('Hello'), never)).toBe('replayed new');
    expect(await open('off')(request('Hello'), says('neither'))).toBe('neither');
    expect(await readdir(folder)).toHaveLength(1);
  });

  it.each<[string, CompletionRequest, Readonly<Record<string, unknown>>]>([
    ['a word', request('Hello!'), {}],
    ['the system prompt', request('Hello', { system: 'Be brief' }), {}],
    ['a tool', request('Hello', { tools: [{ name: 'tap', description: '', inputSchema: {} }] }), {}],
    ['a setting', request('Hello'), { temperature: 1 }],
    ['a picture', picture(1, 2, 3), {}],
  ])('knows a request by %s', async (_, other, settings) => {
    await open('record')(request('Hello'), says('Hi'));
    await expect(open('replay', settings)(other, never)).rejects.toMatchObject({ code: 'AW_RECORDING_NOT_FOUND' });
  });

  it('knows pictures by their content, and does not store them', async () => {
    await open('record')(picture(1, 2, 3), says('123'));
    await open('record')(picture(1, 2, 4), says('124'));
    const replay = open('replay');
    expect(await replay(picture(1, 2, 4), never)).toBe('replayed 124');
    expect(await replay(picture(1, 2, 3), never)).toBe('replayed 123');
    const [file = ''] = await readdir(folder);
    const { request: stored } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    expect(stored.messages[0].content).toEqual([
      { type: 'image', mediaType: 'image/png', sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
  });

  it('leaves no gap when asking fails', async () => {
    const record = open('record');
    await expect(record(request('Hello'), never)).rejects.toThrow('The model was asked');
    await record(request('Hello'), says('Hi'));
    expect(await open('replay')(request('Hello'), never)).toBe('replayed Hi');
  });

  it('can be used by many at once, and leaves only whole files', async () => {
    const players = [open('auto'), open('auto'), open('auto')];
    const asked = Array.from({ length: 30 }, (_, index) => {
      const player = players[index % players.length] ?? open('auto');
      return player(request(`Question ${index % 5}`), says('a long answer '.repeat(1_000)));
    });
    await Promise.all(asked);
    const files = await readdir(folder);
    expect(files.filter((name) => !/^[\da-f]{64}\.\d+\.json$/.test(name))).toEqual([]);
    expect(new Set(files.map((name) => name.split('.')[0])).size).toBe(5);
    for (const name of files) JSON.parse(await readFile(join(folder, name), 'utf8'));
  });

  it('names a file that is no recording, and what is wrong with it', async () => {
    await open('record')(request('Hello'), says('Hi'));
    const [name = ''] = await readdir(folder);
    for (const [content, complaint] of [
      ['{"version": 2}', 'version'],
      ['half a fi', 'is not a recorded reply'],
    ] as const) {
      await writeFile(join(folder, name), content);
      await expect(open('replay')(request('Hello'), never)).rejects.toMatchObject({
        code: 'AW_STORE_INVALID',
        message: expect.stringMatching(new RegExp(`${name}[^]*${complaint}`, 's')),
      });
    }
  });
});
