import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveAdbd } from './daemon.ts';
import type { Listening } from './listen.ts';
import { eventually } from './testing/eventually.ts';
import { type TestPhone, testPhone } from './testing/test-phone.ts';
import { type TransportClient, transportClient } from './testing/transport-client.ts';
import { checksum, command, encodeMessage } from './transport-message.ts';

let phone: TestPhone;
let adbd: Listening;
let host: TransportClient;

beforeEach(async () => {
  phone = testPhone();
  adbd = await serveAdbd(phone, { port: 0 });
  host = await transportClient(adbd.port);
});

afterEach(async () => {
  host.close();
  await adbd.close();
  phone.dispose();
});

describe('serveAdbd()', () => {
  it('introduces the phone without asking for a key', async () => {
    expect(await host.connect()).toMatchInlineSnapshot(
      `"CNXN 16777217 1048576 device::ro.product.name=sdk_gphone64_x86_64;ro.product.model=Pixel 6;ro.product.device=emu64xa;features=shell_v2,cmd,stat_v2,ls_v2,fixed_push_mkdir,abb,fixed_push_symlink_timestamp,abb_exec,remount_shell,sendrecv_v2"`,
    );
  });

  it('ignores what comes before the handshake', async () => {
    host.send('OPEN', 7, 0, 'shell:echo early\0');
    expect(await host.connect()).toMatch(/^CNXN/);
  });

  it('opens a stream, sends its output and closes it', async () => {
    await host.connect();
    host.send('OPEN', 7, 0, 'shell:echo hi\0');
    expect(await host.next()).toBe('OKAY 1 7');
    expect(await host.next()).toBe('WRTE 1 7 hi\n');
    host.send('OKAY', 7, 1);
    expect(await host.next()).toBe('CLSE 1 7');
  });

  it('refuses unknown services and sockets that nothing listens on', async () => {
    await host.connect();
    for (const [index, service] of ['nonsense:', 'toString', 'tcp:9', 'jdwp:12', ''].entries()) {
      host.send('OPEN', index + 1, 0, `${service}\0`);
      expect(await host.next()).toBe(`CLSE 0 ${index + 1}`);
    }
  });

  it('sends no second piece before the first is acknowledged', async () => {
    await host.connect();
    host.send('OPEN', 7, 0, 'exec:echo one; read go; echo two\0');
    expect(await host.next()).toBe('OKAY 1 7');
    expect(await host.next()).toBe('WRTE 1 7 one\n');
    host.send('WRTE', 7, 1, 'go\n');
    expect(await host.next()).toBe('OKAY 1 7');
    await eventually(() => expect(phone.running.size).toBe(0));
    // Its answer to another stream shows that nothing was sent in between.
    host.send('OPEN', 8, 0, 'nonsense\0');
    expect(await host.next()).toBe('CLSE 0 8');
    host.send('OKAY', 7, 1);
    expect(await host.next()).toBe('WRTE 1 7 two\n');
    host.send('OKAY', 7, 1);
    expect(await host.next()).toBe('CLSE 1 7');
  });

  it('acknowledges each piece of input', async () => {
    await host.connect();
    host.send('OPEN', 7, 0, 'exec:head -c 6\0');
    expect(await host.next()).toBe('OKAY 1 7');
    host.send('WRTE', 7, 1, 'abc');
    expect(await host.next()).toBe('OKAY 1 7');
    host.send('WRTE', 7, 1, 'def');
    expect([await host.next(), await host.next()].sort()).toEqual(['OKAY 1 7', 'WRTE 1 7 abcdef']);
  });

  it('answers a close once, hangs up on the program, and sends nothing more', async () => {
    await host.connect();
    host.send('OPEN', 7, 0, 'shell:while :; do echo x; sleep 0.01; done\0');
    expect(await host.next()).toBe('OKAY 1 7');
    expect(await host.next()).toMatch(/^WRTE 1 7/);
    host.send('CLSE', 7, 1);
    host.send('CLSE', 7, 1);
    expect(await host.next()).toBe('CLSE 1 7');
    await eventually(() => expect(phone.running.size).toBe(0));
    host.send('WRTE', 7, 1, 'to nobody');
    host.send('OPEN', 8, 0, 'nonsense\0');
    expect(await host.next()).toBe('CLSE 0 8');
  });

  it('runs 1000 shells one after another, each on an id of its own', async () => {
    await host.connect();
    for (let round = 1; round <= 1000; round += 1) {
      host.send('OPEN', round, 0, 'shell:exec whoami\0');
      expect(await host.next()).toBe(`OKAY ${round} ${round}`);
      expect(await host.next()).toBe(`WRTE ${round} ${round} shell\n`);
      host.send('OKAY', round, round);
      expect(await host.next()).toBe(`CLSE ${round} ${round}`);
      host.send('CLSE', round, round);
    }
    expect(phone.running.size).toBe(0);
  });

  it('closes a stream it does not know when that is acknowledged', async () => {
    await host.connect();
    host.send('OKAY', 7, 99);
    expect(await host.next()).toBe('CLSE 99 7');
  });

  it('ends all streams at another handshake', async () => {
    await host.connect();
    host.send('OPEN', 7, 0, 'shell:cat\0');
    expect(await host.next()).toBe('OKAY 1 7');
    expect(await host.connect()).toMatch(/^CNXN/);
    await eventually(() => expect(phone.running.size).toBe(0));
    host.send('OPEN', 7, 0, 'shell:echo again\0');
    expect(await host.next()).toBe('OKAY 2 7');
  });

  it('drops a connection that speaks something else', async () => {
    host.sendBytes(Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    expect(await host.next()).toBe('(closed)');
  });

  it('hangs up on programs, and closes reverse forwards, of a host that is lost', async () => {
    await host.connect();
    host.send('OPEN', 7, 0, 'shell,v2,raw:sleep 100\0');
    host.send('OPEN', 8, 0, 'reverse:forward:tcp:7000;tcp:1\0');
    await eventually(() => {
      expect(phone.running.size).toBe(1);
      expect(phone.sockets.connect('tcp:7000')).toBeDefined();
    });
    host.close();
    await eventually(() => {
      expect(phone.running.size).toBe(0);
      expect(phone.sockets.connect('tcp:7000')).toBeUndefined();
    });
  });

  it('sends and wants checksums when the host is old', async () => {
    const send = (name: number, arg0: number, arg1: number, data: string) =>
      host.sendBytes(encodeMessage({ command: name, arg0, arg1, data: Buffer.from(data) }, { withChecksum: true }));
    send(command.CNXN, 0x01000000, 4096, 'host::\0');
    expect(await host.next()).toMatch(/^CNXN/);
    send(command.OPEN, 7, 0, 'shell:echo hi\0');
    expect(await host.next()).toBe('OKAY 1 7');
    const wrong = encodeMessage(
      { command: command.WRTE, arg0: 7, arg1: 1, data: Buffer.from('x') },
      { withChecksum: false },
    );
    expect(checksum(Buffer.from('x'))).not.toBe(0);
    host.sendBytes(wrong);
    for (let message = ''; message !== '(closed)'; message = await host.next()) expect(message).not.toMatch(/^OKAY/);
  });

  it('drops every host when it restarts, after its last words', async () => {
    await host.connect();
    const another = await transportClient(adbd.port);
    await another.connect();
    host.send('OPEN', 7, 0, 'root:\0');
    expect(await host.next()).toBe('OKAY 1 7');
    expect(await host.next()).toBe('WRTE 1 7 restarting adbd as root\n');
    host.send('OKAY', 7, 1);
    expect(await host.next()).toBe('CLSE 1 7');
    expect(await host.next()).toBe('(closed)');
    expect(await another.next()).toBe('(closed)');
    expect(phone.identity.uid).toBe(0);
  });

  it('opens a stream to the host when something connects to a reverse forward', async () => {
    await host.connect();
    host.send('OPEN', 7, 0, 'reverse:forward:tcp:0;tcp:1234\0');
    expect(await host.next()).toBe('OKAY 1 7');
    expect(await host.next()).toBe('WRTE 1 7 OKAY000532768');
    host.send('CLSE', 7, 1);
    expect(await host.next()).toBe('CLSE 1 7');
    const socket = phone.sockets.connect('tcp:32768');
    expect(await host.next()).toBe('OPEN 2 0 tcp:1234\0');
    host.send('OKAY', 9, 2);
    socket?.end('ping');
    expect(await host.next()).toBe('WRTE 2 9 ping');
    host.send('OKAY', 9, 2);
    expect(await host.next()).toBe('CLSE 2 9');
  });
});
