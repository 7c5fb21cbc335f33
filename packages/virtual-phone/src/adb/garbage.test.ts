import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@androidworld/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveConsole } from './console.ts';
import { serveAdbd } from './daemon.ts';
import { serveAdb } from './server.ts';
import { type TestPhone, testPhone } from './testing/test-phone.ts';
import { transportClient } from './testing/transport-client.ts';
import { command, encodeMessage } from './transport-message.ts';

let phone: TestPhone;
let folder: string;

beforeEach(() => {
  phone = testPhone();
  folder = mkdtempSync(join(tmpdir(), 'garbage-'));
});
afterEach(() => {
  phone.dispose();
  rmSync(folder, { recursive: true });
});

const random = createRandom(30);
const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random.integer(0, 255)));
const message = (name: keyof typeof command, data: Buffer, arg1 = 0) =>
  encodeMessage({ command: command[name], arg0: random.integer(0, 9), arg1, data }, { withChecksum: true });

/** Random bytes, bare and behind what each protocol begins with; none asks for a program. */
const garbage: (() => Buffer)[] = [
  () => bytes(random.integer(1, 5_000)),
  () => Buffer.concat([Buffer.from('ffff'), bytes(300)]),
  () => Buffer.concat([Buffer.from('0008'), bytes(8)]),
  () => Buffer.concat([Buffer.from('0010host:'), bytes(11)]),
  () => Buffer.concat([Buffer.from('auth '), bytes(30), Buffer.from('\n')]),
  () => Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  () =>
    Buffer.concat([message('CNXN', Buffer.from('host::\0'), random.pick([0, 1, 4096])), message('OPEN', bytes(20))]),
  () =>
    Buffer.concat([message('CNXN', Buffer.from('host::\0'), 4096), message('OPEN', Buffer.from('sync:\0')), bytes(90)]),
  () =>
    Buffer.concat([
      message('CNXN', Buffer.from('host::\0'), 4096),
      message('WRTE', bytes(50)),
      message('OKAY', bytes(0)),
    ]),
];

/** Sends garbage over many connections, some of which are reset at once. */
async function attack(port: number): Promise<void> {
  for (let count = 0; count < 90; count += 1) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    const sent = garbage[count % garbage.length]?.() ?? bytes(1);
    await new Promise<void>((resolve) => socket.write(sent, () => resolve()));
    if (count % 3 === 0) socket.resetAndDestroy();
    else socket.end();
    if (!socket.closed) await Promise.race([once(socket, 'close'), once(socket, 'end').catch(() => undefined)]);
    socket.destroy();
  }
}

describe('garbage', () => {
  it('ends no adb server', async () => {
    const server = await serveAdb([phone]);
    await attack(server.port);
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    socket.write('000chost:version');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^OKAY/);
    socket.destroy();
    await server.close();
  });

  it('ends no adbd', async () => {
    const adbd = await serveAdbd(phone, { port: 0 });
    await attack(adbd.port);
    const host = await transportClient(adbd.port);
    expect(await host.connect()).toMatch(/^CNXN/);
    host.close();
    await adbd.close();
  });

  it('ends no console', async () => {
    const console = await serveConsole(phone.console, { port: 0, tokenPath: join(folder, 'token') });
    await attack(console.port);
    const socket = connect({ port: console.port, host: '127.0.0.1' });
    expect(String((await once(socket, 'data'))[0])).toMatch(/^Android Console/);
    socket.destroy();
    await console.close();
  });
});
