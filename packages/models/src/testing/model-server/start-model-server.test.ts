import { describe, expect, it } from 'vitest';
import { startModelServer } from './start-model-server.ts';

const post = (url: string, body: unknown) => fetch(url, { method: 'POST', body: JSON.stringify(body) });
const hello = { model: 'any', messages: [{ role: 'user', content: 'Hello' }] };

// What it says in each API is proven with the packages of the providers: test/providers.test.ts.
describe('startModelServer()', () => {
  it('knows no other paths and methods', async () => {
    await using server = await startModelServer(() => 'Hi');
    const answer = await post(`${server.baseURLs.openai}/embeddings`, hello);
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { error: { message: 'No API at POST /v1/embeddings' } },
    ]);
    expect((await fetch(`${server.baseURLs.openai}/chat/completions`)).status).toBe(404);
    expect(server.requests).toEqual([]);
  });

  it('rejects a body the API would not take', async () => {
    await using server = await startModelServer(() => 'Hi');
    for (const body of [{ ...hello, messages: [] }, { ...hello, stream: true }, { messages: hello.messages }]) {
      expect((await post(`${server.baseURLs.openai}/chat/completions`, body)).status).toBe(400);
    }
  });

  it('tells the client what its script threw, so that a failing expectation ends the test at once', async () => {
    await using server = await startModelServer(() => {
      throw new Error('Expected another prompt');
    });
    const answer = await post(`${server.baseURLs.anthropic}/messages`, { ...hello, max_tokens: 10 });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { type: 'error', error: { message: 'Error: Expected another prompt' } },
    ]);
  });

  it('counts requests and lets the script wait', async () => {
    await using server = await startModelServer(async ({ prompt }, index) => `${index}: ${prompt}`);
    const url = `${server.baseURLs.google}/models/gemini%2Ftest:generateContent`;
    const body = { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] };
    await post(url, body);
    const answer = await post(url, body);
    expect(await answer.json()).toMatchObject({ candidates: [{ content: { parts: [{ text: '1: Hello' }] } }] });
    expect(server.requests.map(({ model }) => model)).toEqual(['gemini/test', 'gemini/test']);
  });

  it('breaks off what hangs when it is closed', async () => {
    const server = await startModelServer(() => ({ fail: 'hang' }));
    const hanging = post(`${server.baseURLs.openai}/chat/completions`, hello).then(
      () => 'answered',
      () => 'broken off',
    );
    await expect.poll(() => server.requests.length).toBe(1);
    await server.close();
    expect(await hanging).toBe('broken off');
  });
});
