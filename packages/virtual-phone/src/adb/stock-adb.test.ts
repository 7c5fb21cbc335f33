import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePortPair } from '../../../../tooling/free-ports.ts';
import { listen } from './listen.ts';
import { servePhone } from './serve-phone.ts';
import { serveAdb } from './server.ts';
import { eventually } from './testing/eventually.ts';
import { hasAdb, type StockAdb, stockAdb } from './testing/stock-adb.ts';
import { type TestPhone, testPhone } from './testing/test-phone.ts';

/** Both ways in which the adb program reaches a phone. */
const ways = {
  'its own server': async () => {
    const adb = await stockAdb();
    const port = await freePortPair();
    const phone = testPhone({ serial: `emulator-${port}` });
    const tokenPath = join(adb.home, '.emulator_console_auth_token');
    const served = await servePhone(phone, { port, serverPort: adb.port, tokenPath });
    return { adb, phone, close: () => served.close() };
  },
  'the in-process server': async () => {
    const phone = testPhone();
    const server = await serveAdb([phone]);
    return { adb: await stockAdb({ port: server.port }), phone, close: () => server.close() };
  },
};

describe.each(Object.entries(ways))('adb (needs the adb program), through %s,', (way, open) => {
  let adb: StockAdb;
  let phone: TestPhone;
  let close: () => Promise<void>;

  beforeEach(async () => {
    if (!hasAdb) return;
    ({ adb, phone, close } = await open());
    await adb.adb(['wait-for-device']);
  });

  afterEach(async () => {
    if (!hasAdb) return;
    await adb.close();
    await close();
    phone.dispose();
  });

  const adbTest = test.skipIf(!hasAdb);
  const file = (name: string) => join(adb.home, name);

  adbTest('lists the phone with its facts', async () => {
    const { stdout } = await adb.adb(['devices', '-l']);
    expect(stdout).toMatch(
      /^emulator-\d+ +device product:sdk_gphone64_x86_64 model:Pixel_6 device:emu64xa transport_id:\d+$/m,
    );
  });

  adbTest('keeps output, errors and exit status of a shell apart', async () => {
    expect(await adb.adb(['shell', 'echo out; echo err >&2; exit 7'])).toEqual({
      status: 7,
      stdout: 'out\n',
      stderr: 'err\n',
    });
  });

  adbTest('merges output and errors of an old shell, whose exit status is lost', async () => {
    expect(await adb.adb(['shell', '-x', 'echo out; echo err >&2; exit 7'])).toEqual({
      status: 0,
      stdout: 'out\nerr\n',
      stderr: '',
    });
  });

  adbTest('closes the input of a shell', async () => {
    expect(await adb.adb(['shell', 'cat'], { input: 'hi\n' })).toMatchObject({ status: 0, stdout: 'hi\n' });
  });

  adbTest('gets output of several megabytes whole', async () => {
    const { stdout } = await adb.adb(['exec-out', 'seq 1 600000']);
    expect(stdout.length).toBe(4_088_895);
    expect(stdout.endsWith('599999\n600000\n')).toBe(true);
  });

  adbTest.each([0, 1, 65_536, 65_537, 10_000_000])('brings a file of %i bytes there and back', async (size) => {
    const content = randomBytes(size);
    writeFileSync(file('there'), content);
    utimesSync(file('there'), 1_600_000_000, 1_600_000_000);
    expect(await adb.adb(['push', file('there'), '/sdcard/new/folder/file'])).toMatchObject({ status: 0 });
    expect(await adb.adb(['pull', '-a', '/sdcard/new/folder/file', file('back')])).toMatchObject({ status: 0 });
    expect(readFileSync(file('back')).equals(content)).toBe(true);
    expect(statSync(file('back')).mtimeMs).toBe(1_600_000_000_000);
  });

  adbTest('brings a directory there and back', async () => {
    mkdirSync(file('notes/inner'), { recursive: true });
    writeFileSync(file('notes/a b.txt'), 'one');
    writeFileSync(file('notes/inner/ü.txt'), 'two');
    expect(await adb.adb(['push', file('notes'), '/sdcard/'])).toMatchObject({ status: 0 });
    expect(await adb.adb(['pull', '/sdcard/notes', file('back')])).toMatchObject({ status: 0 });
    expect(readFileSync(file('back/a b.txt'), 'utf8')).toBe('one');
    expect(readFileSync(file('back/inner/ü.txt'), 'utf8')).toBe('two');
  });

  adbTest('tells why a file cannot be pulled or pushed', async () => {
    const missing = await adb.adb(['pull', '/sdcard/missing']);
    expect(missing.status).toBe(1);
    expect(missing.stderr + missing.stdout).toContain(
      "adb: error: failed to stat remote object '/sdcard/missing': No such file or directory",
    );
    writeFileSync(file('x'), 'x');
    const refused = await adb.adb(['push', file('x'), '/data/system/x']);
    expect(refused.status).toBe(1);
    expect(refused.stderr + refused.stdout).toMatch(
      /remote (couldn't create file|secure_mkdirs failed): Permission denied/,
    );
  });

  adbTest('restarts as root and comes back', async () => {
    expect((await adb.adb(['shell', 'whoami'])).stdout).toBe('shell\n');
    expect(await adb.adb(['remount'])).toMatchObject({ stdout: expect.stringContaining('Not running as root') });
    expect(await adb.adb(['root'])).toMatchObject({ status: 0, stdout: 'restarting adbd as root\n' });
    expect((await adb.adb(['wait-for-device', 'shell', 'whoami'])).stdout).toBe('root\n');
    expect((await adb.adb(['root'])).stdout).toBe('adbd is already running as root\n');
    expect((await adb.adb(['remount'])).stdout).toContain('remount succeeded');
    expect((await adb.adb(['disable-verity'])).stdout).toContain('Device must be bootloader unlocked');
    expect((await adb.adb(['unroot'])).stdout).toBe('restarting adbd as non root\n');
    expect((await adb.adb(['wait-for-device', 'shell', 'whoami'])).stdout).toBe('shell\n');
  });

  adbTest('reboots', async () => {
    expect(await adb.adb(['reboot'])).toMatchObject({ status: 0 });
    expect(phone.events).toEqual(['reboot']);
    expect((await adb.adb(['wait-for-device', 'shell', 'echo back'])).stdout).toBe('back\n');
  });

  adbTest('forwards a port of this machine to a socket of the phone', async () => {
    phone.sockets.listen('localabstract:echo', (socket) => socket.pipe(socket));
    const port = Number((await adb.adb(['forward', 'tcp:0', 'localabstract:echo'])).stdout);
    expect((await adb.adb(['forward', '--list'])).stdout).toMatch(
      new RegExp(`^emulator-\\d+ tcp:${port} localabstract:echo\\n$`, 'm'),
    );
    expect(await askPort(port, 'hello')).toBe('hello');
    await adb.adb(['forward', `tcp:${port}`, 'tcp:1']);
    expect(await askPort(port, 'hello')).toBe('');
    expect((await adb.adb(['forward', '--remove', `tcp:${port}`])).status).toBe(0);
    expect((await adb.adb(['forward', '--remove', `tcp:${port}`])).stderr).toContain(
      `listener 'tcp:${port}' not found`,
    );
  });

  adbTest('forwards a port of the phone to this machine', async () => {
    const host = await listen(
      createServer((socket) => socket.end('from the host')),
      { port: 0, host: '127.0.0.1' },
    );
    expect(await adb.adb(['reverse', 'tcp:7000', `tcp:${host.port}`])).toMatchObject({ status: 0 });
    expect((await adb.adb(['reverse', '--list'])).stdout).toMatch(new RegExp(`^\\S+ tcp:7000 tcp:${host.port}$`, 'm'));
    expect(await readAll(phone.sockets.connect('tcp:7000'))).toBe('from the host');
    expect((await adb.adb(['reverse', '--no-rebind', 'tcp:7000', 'tcp:1'])).stderr).toContain('cannot rebind');
    await adb.adb(['reverse', '--remove-all']);
    expect((await adb.adb(['reverse', '--list'])).stdout.trim()).toBe('');
    expect(phone.sockets.connect('tcp:7000')).toBeUndefined();
    await host.close();
  });

  adbTest('installs a package, and tells why it does not', async () => {
    writeFileSync(file('good.apk'), Buffer.concat([Buffer.from('PK'), randomBytes(300_000)]));
    writeFileSync(file('bad.apk'), randomBytes(10).fill(1));
    expect(await adb.adb(['install', file('good.apk')])).toMatchObject({
      status: 0,
      stdout: 'Performing Streamed Install\nSuccess\n',
    });
    const bad = await adb.adb(['install', file('bad.apk')]);
    expect(bad.status).toBe(1);
    expect(bad.stderr).toContain('Failure [INSTALL_PARSE_FAILED_NOT_APK: not an archive]');
  });

  adbTest('follows the log until the client quits', async () => {
    const client = adb.start(['logcat']);
    const lines: string[] = [];
    client.stdout?.on('data', (data) => lines.push(String(data)));
    await eventually(() => expect(lines.join('')).toContain('beginning of main'));
    phone.log('I/Test: hello');
    await eventually(() => expect(lines.join('')).toContain('I/Test: hello'));
    expect(phone.running.size).toBe(1);
    client.kill('SIGKILL');
    await eventually(() => expect(phone.running.size).toBe(0));
  });

  adbTest('runs 20 shells at once', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const results = await Promise.all(
      numbers.map((number) => adb.adb(['shell', `cat; echo ${number}`], { input: 'x' })),
    );
    expect(results.map(({ stdout }) => stdout)).toEqual(numbers.map((number) => `x${number}\n`));
    await eventually(() => expect(phone.running.size).toBe(0));
  });

  adbTest('leaves nothing behind when it is killed in the middle of output', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = adb.start(['shell', 'while :; do echo endless; done']);
      await once(client.stdout ?? client, 'data');
      client.kill('SIGKILL');
    }
    await eventually(() => expect(phone.running.size).toBe(0));
    expect((await adb.adb(['shell', 'echo fine'])).stdout).toBe('fine\n');
  });

  adbTest('lists the processes that can be debugged', async () => {
    phone.setDebuggable([1234, 5678]);
    expect((await adb.adb(['jdwp'])).stdout).toBe('1234\n5678\n');
  });

  test.skipIf(!hasAdb || way !== 'its own server')('reaches the console', async () => {
    expect((await adb.adb(['emu', 'avd', 'name'])).stdout).toBe('Pixel_6\r\nOK\r\n');
    expect((await adb.adb(['emu', 'sms', 'send', '5551234', 'hi', 'there'])).stdout).toBe('OK\r\n');
    expect(phone.events).toEqual([{ sms: { from: '5551234', text: 'hi there' } }]);
    writeFileSync(join(adb.home, '.emulator_console_auth_token'), 'other');
    expect((await adb.adb(['emu', 'bogus'])).stdout).toContain("KO: unknown command, try 'help'");
  });
});

async function askPort(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(text);
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
    socket.once('close', () => resolve(''));
    socket.once('error', () => resolve(''));
  });
  socket.destroy();
  return answer;
}

async function readAll(stream: AsyncIterable<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return '(nothing listens)';
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
