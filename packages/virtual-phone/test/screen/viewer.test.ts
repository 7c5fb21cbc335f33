import { once } from 'node:events';
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

const live = (url: string) => `${url.replace('http:', 'ws:')}/live`;

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
    send({ kind: 'touch', type: 'down', ...point });
    send({ kind: 'touch', type: 'up', ...point });
    await expect.poll(async () => (await phone.screen.inputMethod()).shown).toBe(true);
    send({ kind: 'text', text: 'by hand' });
    await expect.poll(async () => (await phone.byId('plain')).text).toBe('by hand');
    send({ kind: 'key', code: 3, held: [] });
    await expect.poll(() => phone.keys).toEqual([3]);
    socket.close();
  });

  test('is closed to what it does not understand', async () => {
    const socket = new WebSocket(live(phone.screen.url));
    await once(socket, 'open');
    socket.send('{"kind":"evaluate"}');
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1003);
  });

  test('is closed to pages of other sites', async () => {
    const socket = new WebSocket(live(phone.screen.url), { origin: 'https://example.org' });
    await expect(once(socket, 'open')).rejects.toThrow();
    const answer = await fetch(phone.screen.url, { headers: { origin: 'https://example.org' } });
    expect(answer.status).toBe(403);
  });
});

describe('a screen whose browser is gone', () => {
  test('says so, and so does its factory', async () => {
    const lost = await openScreenHost();
    const { screen } = await openTestPhone(lost, await buildTestApps());
    await lost.close();
    await expect(screen.screenshot()).rejects.toMatchObject({ code: 'DEVICE_STATE' });
    await expect(openTestPhone(lost, {})).rejects.toMatchObject({ code: 'DEVICE_STATE' });
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
    await expect(other.screen.screenshot()).rejects.toMatchObject({ code: 'DEVICE_STATE' });
    await phone.tap(await phone.byId('more'));
    expect((await phone.byId('state')).text).toContain('1 in the screen');
  });
});
