import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { buildTestApps, openTestPhone, type TestPhone } from './test-phone.ts';

let factory: ScreenFactory;
let phone: TestPhone;

beforeAll(async () => {
  const [host, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  factory = host;
  phone = await openTestPhone(factory, apps);
});
afterAll(() => factory?.close());

/** The live socket's address, with whatever query stands in that of the viewer. */
const live = (url: string) => url.replace('http:', 'ws:').replace(/(?=\?|$)/, '/live');
const withoutToken = (url: string) => url.replace(/\?.*/, '');

describe('the viewer', () => {
  test('is a page of its own under a strict policy', async () => {
    const answer = await fetch(phone.screen.url);
    expect(await answer.text()).toContain('<canvas');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('gets frames and gives touches and text to the phone', async () => {
    await phone.show('test.Form');
    const socket = new WebSocket(live(phone.screen.url));
    const [frame] = (await once(socket, 'message')) as [Buffer];
    expect([...frame.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    const { bounds } = await phone.byId('plain');
    const point = { x: bounds[0] + 20, y: (bounds[1] + bounds[3]) / 2 };
    const send = (input: object) => socket.send(JSON.stringify(input));
    send({ kind: 'touch', type: 'down', fingers: [{ id: 0, ...point }] });
    send({ kind: 'touch', type: 'up', fingers: [] });
    await expect.poll(async () => (await phone.screen.inputMethod()).shown).toBe(true);
    send({ kind: 'text', text: 'by hand' });
    await expect.poll(async () => (await phone.byId('plain')).text).toBe('by hand');
    send({ kind: 'key', code: 3, held: [] });
    await expect.poll(() => phone.keys).toEqual([3]);
    socket.close();
  });

  test.each([
    ['an unknown kind', '{"kind":"evaluate"}'],
    ['no JSON', 'tap'],
    ['deep JSON', '['.repeat(50_000)],
    ['numbers that are none', '{"kind":"touch","type":"down","fingers":[{"id":0,"x":1e999,"y":0}]}'],
    ['much text', JSON.stringify({ kind: 'text', text: 'a'.repeat(10_001) })],
  ])('is closed to what it does not understand: %s', async (_, input) => {
    const socket = new WebSocket(live(phone.screen.url));
    await once(socket, 'open');
    socket.send(input);
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1003);
  });

  test('is closed to pages of other sites', async () => {
    const socket = new WebSocket(live(phone.screen.url), { origin: 'https://example.org' });
    await expect(once(socket, 'open')).rejects.toThrow('403');
    const answer = await fetch(phone.screen.url, { headers: { origin: 'https://example.org' } });
    expect(answer.status).toBe(403);
  });
});

describe("the viewer's token", () => {
  test('is part of the address, and not to be guessed', () => {
    expect(phone.screen.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/phones\/\d+\?token=[\w-]{32}$/);
  });

  test('is not told to others by the browser', async () => {
    const answer = await fetch(phone.screen.url);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['none', ''],
    ['an empty one', '?token='],
    ['another', `?token=${'A'.repeat(32)}`],
  ])('has to be there: %s opens neither page nor socket', async (_, query) => {
    const url = `${withoutToken(phone.screen.url)}${query}`;
    expect((await fetch(url)).status).toBe(403);
    await expect(once(new WebSocket(live(url)), 'open')).rejects.toThrow('403');
  });

  test('is needed for the page itself, whatever it is called', async () => {
    const { origin } = new URL(phone.screen.url);
    for (const path of ['/ui/viewer.html', '/ui/%76iewer.html', '//ui/viewer.html', '/phones/1/']) {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    }
  });
});

describe('a client that does not keep to the protocol', () => {
  /** Speaks to the phone's server without a library in between. */
  async function send(text: string | Buffer, path?: string): Promise<string> {
    const { hostname, port, pathname, search } = new URL(phone.screen.url);
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    // What it gets may be a reset.
    const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
    if (path === undefined) socket.write(text);
    else {
      const upgrade = [`GET ${path || `${pathname}/live${search}`} HTTP/1.1`, `Host: ${hostname}:${port}`];
      const headers = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
      socket.write([...upgrade, ...headers, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''].join('\r\n'));
      if (path === '') await once(socket, 'data');
      socket.write(text);
    }
    await closed;
    return received;
  }

  const isWell = async () => {
    expect((await fetch(phone.screen.url)).status).toBe(200);
    await phone.screen.screenshot();
  };

  const frames: Record<string, Buffer> = {
    'an unmasked frame': Buffer.from([0x81, 0x02, 0x68, 0x69]),
    'a frame of more than 64 KiB': Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]),
    'a frame of more bytes than there are': Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    'reserved bits': Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
    'an unknown operation': Buffer.from([0x8b, 0x80, 0, 0, 0, 0]),
    'text that is no UTF-8': Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
    'a code to close with that is none': Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0, 1]),
  };
  test.each(Object.entries(frames))('is let go after %s, and nothing else happens', async (_, frame) => {
    await send(frame, '');
    await isWell();
  });

  test('may reset the connection at any time', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = new WebSocket(live(phone.screen.url));
      socket.on('error', () => undefined);
      if (count % 2 === 0) await once(socket, 'open');
      socket.terminate();
    }
    await isWell();
  });

  test.each(['//live', '/%/live', '*', '/phones/1/live', '/phones/99999999999999999999/live', '/phones/1/live/x'])(
    'gets no socket at %s',
    async (path) => {
      expect(await send('', path)).toMatch(/^HTTP\/1\.1 40[034] /);
      await isWell();
    },
  );

  const get = (target: string, host = '127.0.0.1:1') =>
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  test.each([
    ['//', 404],
    ['//example.org/ui/page.js', 404],
    ['///', 404],
    ['/ui/..', 404],
    ['/ui/%2e%2e/package.json', 404],
    ['/ui/..%2fpackage.json', 404],
    ['/ui', 404],
    ['/apps/1/org.example.gallery.js', 404],
    ['/%', 400],
    ['/ui/%E0%A4', 400],
    ['/ui/%00', 400],
    ['/ui/page.js%00.css', 400],
    ['*', 400],
    ['http://example.org/ui/page.js', 400],
    ['/ui/\u0000', 400],
  ])('is told what is wrong with %j', async (target, status) => {
    expect(await send(get(target))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await isWell();
  });

  test.each([
    [10_000, 404],
    [100_000, 431],
  ])('is told what is wrong with a path of %i characters', async (length, status) => {
    const target = `/${'a'.repeat(length)}`;
    expect(await send(get(target))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await isWell();
  });

  test('may change nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await fetch(phone.screen.url, { method })).status).toBe(405);
    }
  });

  test('is told nothing of the computer', async () => {
    const { origin } = new URL(phone.screen.url);
    expect(await (await fetch(`${origin}/ui/missing.js`)).text()).toBe('There is no such file');
  });
});

describe('a screen whose browser is gone', () => {
  test('says so, and so does its factory', async () => {
    const lost = await openScreenHost();
    const { screen } = await openTestPhone(lost, await buildTestApps());
    await lost.close();
    await expect(screen.screenshot()).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
    await expect(openTestPhone(lost, {})).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
  });
});

describe('several phones', () => {
  test('do not see each other, and one may go', async () => {
    const other = await openTestPhone(factory, await buildTestApps());
    await phone.show('test.State');
    await other.show('test.List');
    await phone.byId('state');
    await other.byId('list');
    expect(other.screen.url).not.toBe(phone.screen.url);
    await other.screen.close();
    await expect(other.screen.screenshot()).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
    await phone.tap(await phone.byId('more'));
    expect((await phone.byId('state')).text).toContain('1 in the screen');
  });
});
