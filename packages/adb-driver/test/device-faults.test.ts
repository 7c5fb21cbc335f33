import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallOptions, type Device, sh } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { emulatorConsole } from '../src/console.ts';
import { openAdbDevice } from '../src/open-adb-device.ts';
import { adbServer } from '../src/transport/transport.ts';
import { type FakeAnswer, fakeAdbServer, noAdb } from './fake-adb-server.ts';
import { png, shPhone } from './sh-phone.ts';

const serial = 'emulator-5554';

async function opened(
  answer: (command: string) => FakeAnswer | undefined,
  { root, programs }: { root?: boolean; programs?: string } = {},
) {
  const phone = shPhone({ ...(programs !== undefined && { programs }) });
  const fake = await fakeAdbServer({ run: async (command) => answer(command) ?? (await phone.run(command)) });
  const device = await openAdbDevice({ ...fake.address, serial, ...(root !== undefined && { root }) });
  return { fake, device, [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose]() };
}

describe('observe() over a faulty connection', () => {
  const whole = png(1080, 2400);
  const changed = Buffer.from(whole);
  changed[60] = (changed[60] ?? 0) ^ 1;
  const faulty: [string, Buffer][] = [
    ['cut', whole.subarray(0, whole.length - 5)],
    ['changed', changed],
    ['empty', Buffer.alloc(0)],
  ];

  test.each(faulty)('looks again at a picture that came %s', async (_, stdout) => {
    let looks = 0;
    await using at = await opened((command) =>
      command.startsWith('screencap') && ++looks <= 2 ? { stdout } : undefined,
    );
    expect(whole.equals((await at.device.observe()).screenshot?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(looks).toBe(3);
  });

  test.each(faulty)('gives up on pictures that always come %s', async (_, stdout) => {
    let looks = 0;
    await using at = await opened((command) => {
      if (!command.startsWith('screencap')) return undefined;
      looks += 1;
      return { stdout };
    });
    await expect(at.device.observe()).rejects.toMatchObject({
      code: expect.stringMatching(/^AW_(PARSE|DEVICE_STATE)$/),
    });
    expect(looks).toBe(3);
  });

  test('looks again at a tree that came cut, and gives up when it always does', async () => {
    let dumps = 0;
    let cutUntil = 2;
    const phone = shPhone();
    await using at = await opened(() => undefined);
    await using cut = await fakeAdbServer({
      run: async (command) => {
        const said = await phone.run(command);
        if (!command.includes('uiautomator') || ++dumps > cutUntil) return said;
        return { ...said, stdout: String(said.stdout).replace(/ focused="[\s\S]*?(?=<<androidworld>>)/, '\n') };
      },
    });
    const device = await openAdbDevice({ port: cut.port, adbPath: noAdb, serial });
    expect((await device.observe()).elements).toEqual((await at.device.observe()).elements);
    expect(dumps).toBe(3);
    cutUntil = Number.POSITIVE_INFINITY;
    await expect(device.observe()).rejects.toMatchObject({ code: 'AW_PARSE' });
    expect(dumps).toBe(6);
  });
});

describe('a device that lost root', () => {
  const refused = "cat: '/data/data/app/x': Permission denied\n";

  test('is told from a command that is refused to root itself', async () => {
    let uid = '0\n';
    const answer = (command: string): FakeAnswer | undefined => {
      if (command === 'id -u') return { stdout: uid };
      return command.startsWith('cat /data/data') ? { stderr: refused, exitCode: 1 } : undefined;
    };
    await using at = await opened(answer, { root: true });
    const call = () => at.device.shell(sh`cat /data/data/app/x`);
    expect(await call()).toMatchObject({ exitCode: 1, stderr: refused });
    uid = '2000\n';
    await expect(call()).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('has lost root'),
    });
  });

  test('refuses nothing but by itself when it was opened without', async () => {
    await using at = await opened((command) =>
      command.startsWith('cat /data/data') ? { stderr: refused, exitCode: 1 } : undefined,
    );
    expect(await at.device.shell(sh`cat /data/data/app/x`)).toMatchObject({ exitCode: 1 });
  });
});

describe('a device that comes back', () => {
  const programs = `[ -f boot ] || echo one > boot
    cat() { case "$1" in */boot_id) command cat boot;; *) command cat "$@";; esac; }`;

  test.each([
    ['as it was', 'one', undefined],
    ['restarted', 'two', 'was restarted'],
  ])('%s, in the middle of a call', async (_, after, message) => {
    await using at = await opened(() => undefined, { programs });
    await at.device.shell(sh`echo ${after} > boot`);
    at.fake.refusal = 'device offline';
    const call = at.device.observe({ screenshot: false });
    if (message === undefined) expect((await call).elements).not.toEqual([]);
    else
      await expect(call).rejects.toMatchObject({ code: 'AW_DEVICE_STATE', message: expect.stringContaining(message) });
  });

  test('restarted between two calls, none of which failed', async () => {
    await using at = await opened(() => undefined, { programs });
    expect((await at.device.observe()).elements).not.toEqual([]);
    await at.device.shell(sh`echo two > boot`);
    await expect(at.device.observe()).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('was restarted'),
    });
  });
});

describe('a server that never answers', () => {
  const calls: [string, (device: Device, limits: CallOptions) => Promise<unknown>][] = [
    ['facts', (device, limits) => device.facts(limits)],
    ['observe', (device, limits) => device.observe(limits)],
    ['a tap', (device, limits) => device.perform({ type: 'tap', at: { x: 1, y: 1 } }, limits)],
    ['typing', (device, limits) => device.perform({ type: 'text', text: 'a', clear: true, enter: true }, limits)],
    ['shell', (device, limits) => device.shell(sh`true`, limits)],
    ['shell as root', (device, limits) => device.shell(sh`true`, { ...limits, root: true })],
    ['files.read', (device, limits) => device.files.read('/x', limits)],
    ['files.write', (device, limits) => device.files.write('/x', 'x', { ...limits, mode: 0o600 })],
    ['files.stat', (device, limits) => device.files.stat('/x', limits)],
    ['files.list', (device, limits) => device.files.list('/x', limits)],
    ['files.pushFolder', (device, limits) => device.files.pushFolder(import.meta.dirname, '/x', limits)],
    [
      'files.pullFolder',
      async (device, limits) => device.files.pullFolder('/x', await mkdtemp(join(tmpdir(), 'pulled-')), limits),
    ],
    ['apps.list', (device, limits) => device.apps.list(limits)],
    ['apps.open', (device, limits) => device.apps.open('chrome', limits)],
    ['apps.stop', (device, limits) => device.apps.stop('com.x', limits)],
  ];

  test.each(calls)('ends %s in time, and with its signal, and holds no connection', async (_, call) => {
    await using at = await opened(() => undefined);
    at.fake.isSilent = true;
    await expect(call(at.device, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'AW_TIMEOUT' });
    await expect(call(at.device, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
    const later = new AbortController();
    const ended = expect(call(at.device, { signal: later.signal })).rejects.toThrow('enough');
    later.abort(new Error('enough'));
    await ended;
    await expect.poll(() => at.fake.sockets.size).toBe(0);
  });

  test.each<[string, (port: number, limits: CallOptions) => Promise<unknown>]>([
    ['opening', (port, limits) => openAdbDevice({ port, adbPath: noAdb, serial, root: true, ...limits })],
    ['version', (port, limits) => adbServer({ port, adbPath: noAdb }).version(limits)],
    ['devices', (port, limits) => adbServer({ port, adbPath: noAdb }).devices(limits)],
    ['features', (port, limits) => adbServer({ port, adbPath: noAdb }).features(serial, limits)],
    ['waiting', (port, limits) => adbServer({ port, adbPath: noAdb }).waitForDevice(serial, limits)],
    ['the console', (port, limits) => emulatorConsole({ port, token: 'x' }).call('5551234', limits)],
  ])('ends %s in time', async (_, call) => {
    await using fake = await fakeAdbServer();
    fake.isSilent = true;
    await expect(call(fake.port, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'AW_TIMEOUT' });
    await expect.poll(() => fake.sockets.size).toBe(0);
  });
});
