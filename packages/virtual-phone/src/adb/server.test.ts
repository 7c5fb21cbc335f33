import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hex4 } from './hex4.ts';
import { type AdbServer, serveAdb } from './server.ts';
import { eventually } from './testing/eventually.ts';
import { type TestPhone, testPhone } from './testing/test-phone.ts';

let phones: TestPhone[];
let server: AdbServer;

beforeEach(async () => {
  phones = [testPhone({ serial: 'emulator-5554' }), testPhone({ serial: 'emulator-5556' })];
  server = await serveAdb(phones);
});

afterEach(async () => {
  await server.close();
  for (const phone of phones) phone.dispose();
});

/** Sends requests, reads the answer to its end. */
async function ask(...requests: string[]): Promise<string> {
  const socket = connect({ port: server.port, host: '127.0.0.1' });
  socket.write(Buffer.concat(requests.map(hex4)));
  return readAll(socket);
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe('serveAdb()', () => {
  it('lists its phones', async () => {
    expect(await ask('host:devices')).toBe('OKAY002aemulator-5554\tdevice\nemulator-5556\tdevice\n');
    expect((await ask('host:devices-l')).slice(8)).toMatchInlineSnapshot(`
      "emulator-5554          device product:sdk_gphone64_x86_64 model:Pixel_6 device:emu64xa transport_id:1
      emulator-5556          device product:sdk_gphone64_x86_64 model:Pixel_6 device:emu64xa transport_id:2
      "
    `);
  });

  it.each([
    [['host:version'], 'OKAY00040029'],
    [['host-serial:emulator-5556:get-serialno'], 'OKAY000demulator-5556'],
    [['host-serial:emulator-5556:get-state'], 'OKAY0006device'],
    [['host-serial:emulator-5556:get-devpath'], 'OKAY0007unknown'],
    [['host-serial:emulator-5556:wait-for-any-device'], 'OKAYOKAY'],
    [['host-serial:nobody:wait-for-any-disconnect'], 'OKAYOKAY'],
    [['host-serial:nobody:get-state'], "FAIL0019device 'nobody' not found"],
    [['host:get-state'], 'FAIL001dmore than one device/emulator'],
    [['host:transport-local'], 'FAIL0016more than one emulator'],
    [['host-usb:get-state'], 'FAIL001ano devices/emulators found'],
    [['host:nonsense'], 'FAIL0014unknown host service'],
    [['shell:echo hi'], 'FAIL001ddevice offline (no transport)'],
    [['host:transport:emulator-5554', 'nonsense:'], 'OKAYFAIL0006closed'],
    [['host:transport:emulator-5554', 'tcp:9'], 'OKAYFAIL0006closed'],
    [['host:transport:emulator-5554', 'shell:echo hi'], 'OKAYOKAYhi\n'],
    [['host:transport-id:2', 'host:get-serialno'], 'OKAYOKAY000demulator-5556'],
    [['host:tport:serial:emulator-5556', 'shell:echo hi'], 'OKAY\x02\0\0\0\0\0\0\0OKAYhi\n'],
    [['host-serial:emulator-5554:killforward:tcp:1'], "FAIL001alistener 'tcp:1' not found"],
    [['host-serial:emulator-5554:forward:nonsense'], 'FAIL001dbad forward: forward:nonsense'],
    [['host:connect:10.0.0.2:5555'], /^OKAY.{4}failed to connect to '10.0.0.2:5555': /],
    [['host:disconnect:10.0.0.2:5555'], "FAIL001eno such device '10.0.0.2:5555'"],
  ])('answers %j', async (requests, answer) => {
    const found = await ask(...requests);
    if (typeof answer === 'string') expect(found).toBe(answer);
    else expect(found).toMatch(answer);
  });

  it('is in no doubt which phone is meant when there is one', async () => {
    server.detach('emulator-5554');
    expect(await ask('host:transport-any', 'shell:echo hi')).toBe('OKAYOKAYhi\n');
    server.detach('emulator-5556');
    expect(await ask('host:transport-any')).toBe('FAIL001ano devices/emulators found');
    expect(await ask('host:transport-local')).toBe('FAIL0012no emulators found');
  });

  it('reports every change to those who track devices', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    const seen: string[] = [];
    socket.on('data', (data) => seen.push(String(data)));
    socket.write(hex4('host:track-devices'));
    const both = '002aemulator-5554\tdevice\nemulator-5556\tdevice\n';
    await eventually(() => expect(seen.join('')).toBe(`OKAY${both}`));
    await ask('host:transport:emulator-5556', 'root:');
    await eventually(() => expect(seen.join('')).toBe(`OKAY${both}0015emulator-5554\tdevice\n${both}`));
    socket.destroy();
  });

  it('waits for a phone to come', async () => {
    server.detach('emulator-5556');
    const waiting = ask('host-serial:emulator-5556:wait-for-any-device');
    const [, second] = phones;
    if (second !== undefined) server.attach(second);
    expect(await waiting).toBe('OKAYOKAY');
  });

  it('ends streams and forwards of a phone that restarts', async () => {
    const shell = ask('host:transport:emulator-5554', 'shell:cat');
    await eventually(() => expect(phones[0]?.running.size).toBe(1));
    await ask('host-serial:emulator-5554:forward:tcp:0;tcp:1');
    await ask('host-serial:emulator-5556:forward:tcp:0;tcp:2');
    await ask('host:transport:emulator-5554', 'root:');
    expect(await shell).toBe('OKAYOKAY');
    await eventually(() => expect(phones[0]?.running.size).toBe(0));
    expect(await ask('host:list-forward')).toMatch(/^OKAY.{4}emulator-5556 tcp:\d+ tcp:2\n$/);
  });

  it('keeps a forward that must not be rebound', async () => {
    const answer = await ask('host-serial:emulator-5554:forward:tcp:0;tcp:1');
    const port = answer.slice('OKAYOKAY0005'.length);
    expect(await ask(`host-serial:emulator-5554:forward:norebind:tcp:${port};tcp:2`)).toBe(
      'FAIL001dcannot rebind existing socket',
    );
    expect(await ask(`host-serial:emulator-5554:forward:tcp:${port};tcp:3`)).toBe(`OKAYOKAY`);
    expect(await ask('host:list-forward')).toContain(`emulator-5554 tcp:${port} tcp:3\n`);
    expect(await ask('host-serial:emulator-5554:killforward-all')).toBe('OKAYOKAY');
    expect(await ask('host:list-forward')).toBe('OKAY0000');
    const taken = await ask(`host-serial:emulator-5554:forward:tcp:${server.port};tcp:3`);
    expect(taken).toBe('FAIL002ccannot bind listener: Address already in use');
  });

  it('serves a picture of the screen with its header', async () => {
    const answer = Buffer.from(await ask('host:transport:emulator-5554', 'framebuffer:'), 'latin1').subarray(8);
    const fields = Array.from({ length: 14 }, (_, index) => answer.readUInt32LE(index * 4));
    expect(fields).toEqual([2, 32, 0, 8, 2, 1, 0, 8, 16, 8, 8, 8, 24, 8]);
    expect([...answer.subarray(56)]).toEqual([255, 0, 0, 255, 0, 255, 0, 255]);
  });

  it('lists processes to debug again at each change', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    const seen: string[] = [];
    socket.on('data', (data) => seen.push(String(data)));
    socket.write(Buffer.concat([hex4('host:transport:emulator-5554'), hex4('track-jdwp')]));
    await eventually(() => expect(seen.join('')).toBe('OKAYOKAY0000'));
    phones[0]?.setDebuggable([42]);
    await eventually(() => expect(seen.join('')).toBe('OKAYOKAY0000000342\n'));
    socket.destroy();
  });

  it('runs 1000 shells one after another and leaves none behind', async () => {
    for (let round = 0; round < 1000; round += 1) {
      expect(await ask('host:transport:emulator-5554', 'shell:exec whoami')).toBe('OKAYOKAYshell\n');
    }
    expect(phones[0]?.running.size).toBe(0);
  });

  it('ends at the request of a client', async () => {
    expect(await ask('host:kill')).toBe('OKAY');
    await eventually(async () => expect(await connects(server.port)).toBe(false));
  });
});

/** What is used here of a library that only `adb-driver` depends on. */
interface AdbkitDevice {
  shell(command: string): Promise<Duplex>;
  push(content: Readable, path: string): Promise<Readable>;
  pull(path: string): Promise<Readable>;
  readdir(path: string): Promise<{ name: string; isFile(): boolean }[]>;
  stat(path: string): Promise<{ size: number; mode: number }>;
  root(): Promise<boolean>;
  forward(local: string, remote: string): Promise<boolean>;
  listForwards(): Promise<{ serial: string; local: string; remote: string }[]>;
  reverse(remote: string, local: string): Promise<boolean>;
  listReverses(): Promise<{ remote: string; local: string }[]>;
  waitForDevice(): Promise<string>;
  getState(): Promise<string>;
  openLocal(path: string): Promise<Duplex>;
}
interface AdbkitClient {
  version(): Promise<number>;
  listDevices(): Promise<{ id: string; type: string }[]>;
  getDevice(serial: string): AdbkitDevice;
  trackDevices(): Promise<NodeJS.EventEmitter & { end(): void }>;
}

describe('adbkit, through serveAdb(),', () => {
  let client: AdbkitClient;
  let device: AdbkitDevice;

  beforeEach(() => {
    const require = createRequire(import.meta.url);
    client = require('@devicefarmer/adbkit').Adb.createClient({ port: server.port, host: '127.0.0.1' });
    device = client.getDevice('emulator-5554');
  });

  it('lists and tracks phones', async () => {
    expect(await client.version()).toBe(41);
    expect(await client.listDevices()).toEqual([
      { id: 'emulator-5554', type: 'device' },
      { id: 'emulator-5556', type: 'device' },
    ]);
    expect(await device.getState()).toBe('device');
    const tracker = await client.trackDevices();
    const removed = once(tracker, 'remove');
    server.detach('emulator-5556');
    expect((await removed)[0]).toMatchObject({ id: 'emulator-5556' });
    tracker.end();
  });

  it('runs shells', async () => {
    expect(await readAll(await device.shell('echo out; echo err >&2'))).toBe('out\nerr\n');
  });

  it('pushes, lists, asks for and pulls files', async () => {
    const content = new PassThrough();
    content.end('A note');
    const transfer = await device.push(content, '/sdcard/notes/a.txt');
    await once(transfer, 'end');
    expect(await device.stat('/sdcard/notes/a.txt')).toMatchObject({ size: 6 });
    expect((await device.readdir('/sdcard/notes')).map(({ name }) => name)).toEqual(['a.txt']);
    expect(await readAll(await device.pull('/sdcard/notes/a.txt'))).toBe('A note');
    await expect(device.stat('/sdcard/missing')).rejects.toThrow('ENOENT');
    const [error] = await once(await device.pull('/sdcard/missing'), 'error').catch((reason: unknown) => [reason]);
    expect(String(error)).toContain('open failed: No such file or directory');
  });

  it('restarts as root and finds the phone again', async () => {
    expect(await device.root()).toBe(true);
    expect(await device.waitForDevice()).toBe('emulator-5554');
    expect(await readAll(await device.shell('whoami'))).toBe('root\n');
  });

  it('forwards both ways', async () => {
    await device.forward('tcp:0', 'tcp:8080');
    expect(await device.listForwards()).toEqual([
      { serial: 'emulator-5554', local: expect.stringMatching(/^tcp:\d+$/), remote: 'tcp:8080' },
    ]);
    await device.reverse('localabstract:x', 'tcp:1');
    expect(await device.listReverses()).toEqual([{ remote: 'localabstract:x', local: 'tcp:1' }]);
  });
});
