import { fakeClock } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { type CallOptions, callModel } from './call-model.ts';
import { createSecrets, type Secrets } from './secrets/known-secrets.ts';

const options = (rest: Partial<CallOptions> = {}): CallOptions => ({
  modelId: 'acme/one',
  timeoutMs: 60_000,
  deadlineMs: 240_000,
  signal: new AbortController().signal,
  clock: fakeClock(),
  secrets: createSecrets(),
  ...rest,
});

function knowing(secret: string): Secrets {
  const secrets = createSecrets();
  secrets.add(secret);
  return secrets;
}

/** As the SDK makes them. */
function callError(statusCode: number, body: unknown, headers: Record<string, string> = {}): Error {
  const error = Object.assign(new Error('Call failed'), {
    url: 'https://api.acme.test/v1/chat/completions?key=hidden',
    statusCode,
    responseHeaders: headers,
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
  });
  error.name = 'AI_APICallError';
  return error;
}

const fails = (error: Error) => async () => Promise.reject(error);
const messageOf = async (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.message);

describe('callModel()', () => {
  it('ends at the deadline when a provider stays down', async () => {
    let attempts = 0;
    const down = async () => {
      attempts += 1;
      throw callError(503, { error: { message: 'Overloaded' } });
    };
    await expect(callModel(down, options())).rejects.toMatchObject({
      code: 'AW_PROVIDER',
      message: expect.stringMatching(
        /^Model "acme\/one" gave no reply in \d+ attempts within \d+ s: 503 of .*: Overloaded$/,
      ),
      details: { model: 'acme/one', kind: 'unavailable', status: 503 },
    });
    // 1 + 2 + 4 + … + 60 s with up to a half less: not a handful, and not thousands.
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(20);
  });

  it('does not even begin a wait that is longer than the deadline', async () => {
    const limited = fails(callError(429, { error: { message: 'Quota of the day' } }, { 'retry-after': '3600' }));
    expect(await messageOf(callModel(limited, options()))).toMatchInlineSnapshot(
      `"Model "acme/one" gave no reply in 1 attempt within 0 s: 429 of https://api.acme.test/v1/chat/completions: Quota of the day; the provider asks to wait 3600 s"`,
    );
  });

  it('says what to check when the key is wrong', async () => {
    const denied = fails(callError(401, { error: { message: 'Incorrect API key provided: my-own-key' } }));
    expect(await messageOf(callModel(denied, options({ secrets: knowing('my-own-key') })))).toMatchInlineSnapshot(`
      "Model "acme/one" cannot be asked: 401 of https://api.acme.test/v1/chat/completions: Incorrect API key provided: [redacted]
        Check the API key, and that it may use this model"
    `);
  });

  it('does not wait for credit that has run out', async () => {
    const broke = fails(callError(429, { error: { message: 'You exceeded your quota', code: 'insufficient_quota' } }));
    expect(await messageOf(callModel(broke, options()))).toMatchInlineSnapshot(`
      "Model "acme/one" cannot be asked: 429 of https://api.acme.test/v1/chat/completions: You exceeded your quota
        The account has no credit left"
    `);
  });

  it("shows the beginning of a gateway's page that came instead of an answer", async () => {
    const page = fails(callError(502, `<html>\n  <h1>Bad gateway</h1>\n${'x'.repeat(2_000)}</html>`));
    const message = await messageOf(callModel(page, options({ deadlineMs: 100 })));
    expect(message).toContain('502 of https://api.acme.test/v1/chat/completions: <html> <h1>Bad gateway</h1> xxx');
    expect(message.length).toBeLessThan(700);
  });

  it('takes a prompt that a content filter stopped for a refusal', async () => {
    const stopped = fails(callError(400, { error: { code: 'content_filter', message: 'The prompt was filtered' } }));
    expect(await callModel(stopped, options())).toEqual({ refused: 'The prompt was filtered', attempts: 1 });
  });

  it('asks again after the failures of a network, however deep they are', async () => {
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    let attempts = 0;
    const outcome = callModel(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('fetch failed', { cause: reset });
      if (attempts === 2) throw new Error('Something broke', { cause: reset });
      return 'reply';
    }, options());
    expect(await outcome).toEqual({ reply: 'reply', attempts: 3 });
  });

  it('leaves mistakes of programs alone', async () => {
    const mistake = new TypeError('x is not a function');
    await expect(callModel(fails(mistake), options())).rejects.toBe(mistake);
  });

  it('ends with the reason of the signal, in an attempt and in a pause', async () => {
    const stop = new AbortController();
    const asking = callModel(() => new Promise(() => undefined), options({ signal: stop.signal }));
    stop.abort(new Error('The episode has ended'));
    await expect(asking).rejects.toThrow('The episode has ended');

    const later = new AbortController();
    const clock = fakeClock();
    const pausing = callModel(fails(callError(500, '')), {
      ...options({ signal: later.signal }),
      clock: {
        ...clock,
        sleep(milliseconds, signal) {
          later.abort(new Error('The run was interrupted'));
          return clock.sleep(milliseconds, signal);
        },
      },
    });
    await expect(pausing).rejects.toThrow('The run was interrupted');
  });

  it('leaves an attempt behind that does not end in time', async () => {
    const hung = callModel(() => new Promise(() => undefined), options({ timeoutMs: 5, deadlineMs: 5 }));
    await expect(hung).rejects.toMatchObject({ code: 'AW_PROVIDER', details: { kind: 'timeout' } });
  });
});
