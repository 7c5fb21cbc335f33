import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { withGuardedFetch } from './guarded-fetch.ts';
import { createSecrets } from './secrets/known-secrets.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('withGuardedFetch()', () => {
  it('stops reading an answer without end', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(65_536, 'x');
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    await using server = await serve((_, outgoing) => {
      const more = () => {
        for (; outgoing.write(chunk); ) sent += chunk.length;
        sent += chunk.length;
      };
      outgoing.on('drain', more).on('close', close);
      more();
    });
    const reading = withGuardedFetch(createSecrets(), async () => (await fetch(server.url)).text());
    await expect(reading).rejects.toMatchObject({
      name: 'ReplyExcess',
      message: 'the reply has more than 1048576 bytes; the rest was not read',
    });
    await closed;
    // What sockets hold is all that was sent beyond the limit.
    expect(sent).toBeLessThan(32 * 1_048_576);
  });

  it('refuses an answer that is nested too deep, and passes on any other as it was', async () => {
    const bodies: Record<string, string> = {
      '/deep': `{"a":${'['.repeat(101)}${']'.repeat(101)}}`,
      '/fine': `{"a":"${'['.repeat(200)}","b":${'[]'.repeat(0)}${'['.repeat(99)}${']'.repeat(99)}}`,
    };
    await using server = await serve(({ url = '' }, outgoing) => {
      outgoing.writeHead(url === '/none' ? 204 : 201, 'Just so', { 'x-own': 'yes' }).end(bodies[url]);
    });
    const ask = (path: string) => withGuardedFetch(createSecrets(), () => fetch(new URL(path, server.url)));
    await expect(ask('/deep')).rejects.toThrow('the reply is nested deeper than 100 levels');
    const fine = await ask('/fine');
    expect([fine.status, fine.statusText, fine.headers.get('x-own'), await fine.text()]).toEqual([
      201,
      'Just so',
      'yes',
      bodies['/fine'],
    ]);
    expect((await ask('/none')).status).toBe(204);
  });

  it('learns the keys of a request, also of one that fails', async () => {
    const secrets = createSecrets();
    const asking = withGuardedFetch(secrets, () =>
      fetch('http://127.0.0.1:9/', { headers: { 'x-api-key': 'key-of-a-request' } }),
    );
    await expect(asking).rejects.toThrow();
    expect(secrets.redact('key-of-a-request')).toBe('[redacted]');
  });

  it('leaves the requests of everybody else alone', async () => {
    await using server = await serve((_, outgoing) => outgoing.end('x'.repeat(2_000_000)));
    const secrets = createSecrets();
    const inside = expect(withGuardedFetch(secrets, () => fetch(server.url))).rejects.toThrow('1048576');
    const outside = fetch(server.url, { headers: { 'x-api-key': 'key-of-another' } });
    expect(await (await outside).text()).toHaveLength(2_000_000);
    await inside;
    expect(secrets.redact('key-of-another')).toBe('key-of-another');
  });
});
