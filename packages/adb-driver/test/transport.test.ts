import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sh } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../tooling/free-ports.ts';
import { adb } from '../src/adb.ts';
import { deviceLink } from '../src/device-link.ts';
import { files } from '../src/files.ts';
import { restartAsRoot } from '../src/restart-as-root.ts';
import { adbServer } from '../src/transport/transport.ts';
import { type FakeAdbServer, type FakeAdbServerOptions, fakeAdbServer } from './fake-adb-server.ts';

const serial = 'emulator-5554';

async function connected(options?: FakeAdbServerOptions) {
  const fake = await fakeAdbServer(options);
  return {
    fake,
    link: deviceLink(adbServer({ ...fake.address }), serial),
    [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose](),
  };
}

describe('shell', () => {
  test('shell() returns a non-zero exit as a result, with stdout and stderr apart', async () => {
    await using at = await connected({ run: () => ({ stdout: 'out\n', stderr: 'err\n', exitCode: 7 }) });
    expect(await at.link.shell(sh`grep nothing`)).toEqual({ exitCode: 7, stdout: 'out\n', stderr: 'err\n' });
    expect(at.fake.requests).toEqual(['host-serial:emulator-5554:features', 'shell,v2,raw:grep nothing']);
  });

  test('X1: shell() sends a hostile value as one quoted word', async () => {
    await using at = await connected();
    await at.link.shell(sh`rm ${'a; reboot $(id)'}`);
    expect(at.fake.scripts).toEqual(["rm 'a; reboot $(id)'"]);
  });

  test('shell() hands over its input whole and closes it', async () => {
    await using at = await connected({ run: (_, stdin) => ({ stdout: String(stdin.length) }) });
    const { stdout } = await at.link.shell(sh`wc -c`, { stdin: Buffer.alloc(300_000, 7) });
    expect(stdout).toBe('300000');
  });

  test('shell() without the shell protocol finds the exit code behind the output', async () => {
    await using at = await connected({
      features: 'cmd',
      run: () => ({ stdout: 'no newline' + 'androidworld-exit:3\n' }),
    });
    expect(await at.link.shell(sh`false`)).toEqual({ exitCode: 3, stdout: 'no newline', stderr: '' });
    expect(at.fake.requests.at(-1)).toBe('exec:(false\n)\necho "androidworld-exit:$?"');
  });

  test('shell() with input on a device without the shell protocol says so', async () => {
    await using at = await connected({ features: '' });
    await expect(at.link.shell(sh`cat`, { stdin: 'x' })).rejects.toMatchObject({ code: 'AW_UNSUPPORTED' });
  });

  test('shell() ends with AW_TIMEOUT and lets its connection go', async () => {
    await using at = await connected({ run: () => ({ hang: true }) });
    const call = at.link.shell(sh`sleep 100`, { timeoutMs: 50 });
    await expect(call).rejects.toMatchObject({
      code: 'AW_TIMEOUT',
      message: expect.stringContaining('"sleep 100" on emulator-5554'),
    });
    await expect.poll(() => at.fake.sockets.size).toBe(0);
  });

  test('shell() ends with the reason of its signal and lets its connection go', async () => {
    const controller = new AbortController();
    await using at = await connected({
      run: () => {
        controller.abort(new Error('enough'));
        return { hang: true };
      },
    });
    await expect(at.link.shell(sh`sleep 100`, { signal: controller.signal })).rejects.toThrow('enough');
    await expect.poll(() => at.fake.sockets.size).toBe(0);
  });

  test('shell() refuses a command longer than the protocol can carry', async () => {
    await using at = await connected();
    await expect(at.link.shell(sh`echo ${'x'.repeat(70_000)}`)).rejects.toMatchObject({ code: 'AW_UNSUPPORTED' });
  });
});

describe('lost connections', () => {
  test('shell() waits for a device that is away and then runs, since nothing had begun', async () => {
    await using at = await connected({ run: () => ({ stdout: 'here' }) });
    at.fake.refusal = 'device offline';
    expect((await at.link.shell(sh`id`)).stdout).toBe('here');
    expect(at.fake.requests).toContain('host-serial:emulator-5554:wait-for-any-device');
  });

  test('shell() does not repeat a command that may have run', async () => {
    await using at = await connected({ run: () => ({ drop: true }) });
    await expect(at.link.shell(sh`am broadcast`)).rejects.toMatchObject({ code: 'AW_TRANSPORT' });
    expect(at.fake.scripts).toHaveLength(1);
  });

  test('shell() does not repeat a command whose start was never acknowledged', async () => {
    let opened = 0;
    await using at = await connected({ dropsBeforeOkay: () => ++opened === 1 });
    await expect(at.link.shell(sh`am broadcast`)).rejects.toMatchObject({
      code: 'AW_TRANSPORT',
      details: { begun: true },
    });
    expect(opened).toBe(1);
  });

  test('shell() repeats a command that is safe to repeat', async () => {
    let calls = 0;
    await using at = await connected({ run: () => (calls++ === 0 ? { drop: true } : { stdout: 'again' }) });
    expect((await at.link.shell(sh`id`, { repeatable: true })).stdout).toBe('again');
  });

  test('a failing device never makes the driver stop or restart the server', async () => {
    await using at = await connected({ run: () => ({ drop: true }) });
    await at.link.shell(sh`id`).catch(() => {});
    expect(at.fake.requests.filter((request) => /kill|reconnect|disconnect/.test(request))).toEqual([]);
  });
});

describe('a server that nobody has started (needs the adb program)', () => {
  const hasAdb = spawnSync('adb', ['version']).status === 0;
  const isUp = (port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });

  test.skipIf(!hasAdb)('is started once by whoever needs it, and ended by its driver', async () => {
    const port = await freePort();
    const [server, another] = [adbServer({ port }), adbServer({ port })];
    const versions = await Promise.all([server, another, server].map((one) => one.version()));
    expect(new Set(versions)).toEqual(new Set([expect.any(Number)]));
    await adb({ port }).close?.();
    await expect.poll(() => isUp(port)).toBe(false);
  });

  test.skipIf(!hasAdb)('is left to those who had it before', async () => {
    const port = await freePort();
    const adbDoes = (what: string) => spawnSync('adb', ['-P', String(port), what], { timeout: 30_000 });
    adbDoes('start-server');
    try {
      const driver = adb({ port });
      expect(await driver.list()).toEqual([]);
      await driver.close?.();
      expect(await isUp(port)).toBe(true);
    } finally {
      adbDoes('kill-server');
    }
  });
});

describe('errors', () => {
  test('each way of not reaching a device has its own code', async () => {
    await using fake = await fakeAdbServer();
    const server = adbServer({ ...fake.address });
    await expect(server.features('nope')).rejects.toMatchObject({
      code: 'AW_DEVICE_NOT_FOUND',
      message: expect.stringContaining('Devices there: emulator-5554 (device)'),
    });
    fake.refusal = "device unauthorized.\nThis adb server's $ADB_VENDOR_KEYS is not set";
    await expect(server.features(serial)).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('accept the question about USB debugging'),
    });
    fake.refusal = 'device offline';
    await expect(server.features(serial)).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      details: { state: 'offline' },
    });
  });

  test('a server that does not answer is named with its address and what to do', async () => {
    const port = await freePort();
    const server = adbServer({ port, adbPath: '/nowhere/adb' });
    await expect(server.devices()).rejects.toMatchObject({
      code: 'AW_ADB_SERVER_UNREACHABLE',
      message: expect.stringMatching(new RegExp(`127\\.0\\.0\\.1:${port}.*adb start-server`)),
    });
  });

  test('a request without an answer ends in time', async () => {
    await using silent = await silentServer();
    const server = adbServer({ port: silent.port });
    await expect(server.version({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'AW_TIMEOUT' });
  });
});

describe('restartAsRoot()', () => {
  test('waits until the device is back as root', async () => {
    let root = false;
    let looks = 0;
    await using at = await connected({
      root: () => 'restarting adbd as root\n',
      run: () => {
        looks += 1;
        root = looks > 2;
        return looks === 1 ? { drop: true } : { stdout: root ? '0\n' : '2000\n' };
      },
    });
    await restartAsRoot(at.link);
    expect(root).toBe(true);
  });

  test('is content where adbd is root already', async () => {
    await using at = await connected({ root: () => 'adbd is already running as root\n' });
    await restartAsRoot(at.link);
    expect(at.fake.requests).toEqual(['root:']);
  });

  test('tells that a production build gives none', async () => {
    await using at = await connected({ root: () => 'adbd cannot run as root in production builds\n' });
    await expect(restartAsRoot(at.link)).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
  });
});

describe('root', () => {
  test.each([
    ['adbd', "id 'a b'"],
    ['su 0', String.raw`su 0 sh -c 'id '\''a b'\'''`],
    ['su -c', String.raw`su -c 'id '\''a b'\'''`],
  ])('shell() as root goes by %s and asks for the way only once', async (way, expected) => {
    await using at = await connected({
      run: (command) => ({ stdout: command.includes('echo none') ? `${way}\n` : '' }),
    });
    await at.link.shell(sh`id ${'a b'}`, { root: true });
    await at.link.shell(sh`id ${'a b'}`, { root: true });
    expect(at.fake.scripts.slice(1)).toEqual([expected, expected]);
  });

  test('shell() as root says what to do where there is none', async () => {
    await using at = await connected({ run: () => ({ stdout: 'none\n' }) });
    await expect(at.link.shell(sh`id`, { root: true })).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('Google APIs'),
    });
  });
});

describe('files', () => {
  const odd = '/sdcard/a b/ünï "q" $x *;\n名.txt';

  test('write() and read() keep every byte, also across pieces and for nothing at all', async () => {
    await using at = await connected();
    for (const size of [0, 1, 65_536, 65_537, 300_001]) {
      const content = Buffer.from(Array.from({ length: size }, (_, index) => (index * 31) % 256));
      await files(at.link).write(odd, content);
      expect(Buffer.compare(Buffer.from(await files(at.link).read(odd)), content)).toBe(0);
    }
  });

  test('write() and read() move 50 MB', async () => {
    await using at = await connected();
    const content = Buffer.alloc(50 * 1024 * 1024, 'android');
    await files(at.link).write('/sdcard/big', content);
    expect(Buffer.compare(Buffer.from(await files(at.link).read('/sdcard/big')), content)).toBe(0);
  });

  test('read() of a missing file is an error that carries the path, never an empty file', async () => {
    await using at = await connected();
    await expect(files(at.link).read('/sdcard/none')).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
      message: 'Cannot read "/sdcard/none" on emulator-5554: open failed: No such file or directory',
      details: { path: '/sdcard/none' },
    });
  });

  test('write() says why the device refuses, also for content of many pieces', async () => {
    await using at = await connected();
    await expect(files(at.link).write('/system/x', Buffer.alloc(500_000))).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
      message: expect.stringContaining('Read-only file system'),
    });
  });

  test("write() gives the file the time of the device's clock, and exactly the mode it is given", async () => {
    await using at = await connected();
    await files(at.link).write('/sdcard/key', 'x');
    await files(at.link).write('/sdcard/key', 'x', { mode: 0o600 });
    expect(at.fake.scripts).toEqual(['touch /sdcard/key', 'touch /sdcard/key && chmod 600 /sdcard/key']);
  });

  test('stat() and list() tell what is there', async () => {
    await using at = await connected();
    at.fake.files.set('/d/file', { mode: 0o100644, content: Buffer.from('abc') });
    at.fake.files.set('/d/link', { mode: 0o120777, content: Buffer.alloc(0) });
    expect(await files(at.link).stat('/d/file')).toEqual({
      kind: 'file',
      mode: 0o644,
      size: 3,
      modifiedMs: 1_697_384_040_000,
    });
    expect((await files(at.link).stat('/d/link'))?.kind).toBe('symlink');
    expect(await files(at.link).stat('/d/none')).toBeUndefined();
    expect(await files(at.link).list('/d')).toEqual(['file', 'link']);
    expect(await files(at.link).list('/none')).toEqual([]);
  });

  test('pushFolder() and pullFolder() copy folders whole, empty ones too', async () => {
    await using at = await connected();
    const local = await mkdtemp(join(tmpdir(), 'adb-driver-'));
    await mkdir(join(local, 'in/deep'), { recursive: true });
    await mkdir(join(local, 'empty'));
    await writeFile(join(local, 'in/deep/a b.txt'), 'text');
    await files(at.link).pushFolder(local, '/sdcard/to');
    expect(at.fake.scripts).toEqual(['mkdir -p /sdcard/to /sdcard/to/empty /sdcard/to/in /sdcard/to/in/deep']);

    at.fake.files.set('/sdcard/to', { mode: 0o40755, content: Buffer.alloc(0) });
    at.fake.files.set('/sdcard/to/in', { mode: 0o40755, content: Buffer.alloc(0) });
    at.fake.files.set('/sdcard/to/in/deep', { mode: 0o40755, content: Buffer.alloc(0) });
    const back = await mkdtemp(join(tmpdir(), 'adb-driver-'));
    await files(at.link).pullFolder('/sdcard/to', back);
    expect(await readFile(join(back, 'in/deep/a b.txt'), 'utf8')).toBe('text');
  });

  test('pullFolder() of a missing folder is an error', async () => {
    await using at = await connected();
    await expect(files(at.link).pullFolder('/none', join(tmpdir(), 'never'))).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
    });
  });
});

async function silentServer(): Promise<Pick<FakeAdbServer, 'port'> & AsyncDisposable> {
  const server = createServer((socket) => socket.resume().on('error', () => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
