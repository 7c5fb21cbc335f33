import { spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAndroidWorldError, sh } from '@androidworld/core';
import type { LeaseOwner } from '@androidworld/core/driver';
import { thisProcess } from '@androidworld/core/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adb } from '../src/adb.ts';
import { deviceLink } from '../src/device-link.ts';
import { type LeaseTimes, leaseDevice } from '../src/lease/lease-device.ts';
import { adbServer } from '../src/transport/transport.ts';
import { type FakeAdbServer, fakeAdbServer } from './fake-adb-server.ts';
import { type ShPhone, shPhone } from './sh-phone.ts';

const serial = 'emulator-5554';
const marker = '/data/local/tmp/androidworld-lease';
const owner = (runId: string): LeaseOwner => ({
  runId,
  host: 'here',
  pid: process.pid,
  startedAt: '2026-01-01T00:00:00Z',
});

/** Beats only when it is asked to. */
const still: LeaseTimes = { beatMs: 3_600_000, staleMs: 60_000 };
/** Asks the device before every call, and gives up anybody at once. */
const nervous: LeaseTimes = { beatMs: 3_600_000, staleMs: 0 };

let phone: ShPhone;
let fake: FakeAdbServer;
let folder: string;

beforeEach(async () => {
  phone = shPhone();
  fake = await fakeAdbServer({ run: (command) => phone.run(command) });
  folder = await mkdtemp(join(tmpdir(), 'leases-'));
});
afterEach(async () => {
  await fake[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const link = () => deviceLink(adbServer({ ...fake.address }), serial);
/** Locks of another folder are those of another host. */
const lease = (runId: string, { host = 'one', times = still } = {}) =>
  leaseDevice({ link: link(), owner: owner(runId), folder: join(folder, host), times });
const onPhone = async (script: string) => String((await phone.run(script)).stdout).trim();
const files = () => onPhone('ls -a /data/local/tmp | grep androidworld-lease || true');

/** As one of another host would have it. */
async function markAs(
  runId: string,
  { silentSeconds, token = 'a'.repeat(16) }: { silentSeconds: number; token?: string },
) {
  const entry = { token, owner: owner(runId), process: { ...thisProcess(), realm: 'elsewhere' } };
  const made = sh`up=$(cat /proc/uptime); up=\${up%%.*}
ln -s "$(echo ${token} $((up - ${silentSeconds}))) "${JSON.stringify(entry)} ${marker}`;
  expect((await phone.run(made.script)).exitCode ?? 0).toBe(0);
}

describe('the folder of locks', () => {
  const refused = { code: 'AW_DEVICE_STATE', message: expect.stringContaining('belongs to somebody else') };

  test('is not taken through a link, which somebody may have put there', async () => {
    await symlink(tmpdir(), join(folder, 'one'));
    await expect(lease('first')).rejects.toMatchObject(refused);
  });

  test.runIf(process.getuid?.() === 0)('is not taken from another user', async () => {
    await mkdir(join(folder, 'one'));
    await chown(join(folder, 'one'), 65_534, 65_534);
    await expect(lease('first')).rejects.toMatchObject(refused);
  });
});

describe('lease()', () => {
  test('lets one of two drivers have a device, and tells the other who has it and what to do', async () => {
    const one = await adb({ ...fake.address }).lease?.(serial, owner('first'));
    await expect(adb({ ...fake.address }).lease?.(serial, owner('second'))).rejects.toMatchObject({
      code: 'AW_DEVICE_BUSY',
      message: expect.stringMatching(
        /used by run "first" \(process \d+ on here, since 2026-01-01T00:00:00Z\).*Wait until that run ends, end it there \(kill \d+ on here\), or use another device/,
      ),
      details: { serial, holder: owner('first') },
    });
    await one?.release();
    const two = await adb({ ...fake.address }).lease?.(serial, owner('second'));
    await two?.release();
    expect(await files()).toBe('');
  });

  test('refuses a device that another host uses, and lets go of the lock of this one', async () => {
    const one = await lease('first');
    await expect(lease('second', { host: 'two' })).rejects.toMatchObject({
      code: 'AW_DEVICE_BUSY',
      message: expect.stringContaining('its last sign of life was'),
    });
    await one.release();
    await (await lease('second', { host: 'two' })).release();
    expect(await readdir(join(folder, 'two'))).toEqual([]);
  });

  test('is won by exactly one of many that ask at once, of one host and of many', async () => {
    for (const host of [() => 'one', (index: number) => `host-${index}`]) {
      const asked = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => lease(`run ${index}`, { host: host(index) })),
      );
      const won = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const refused = asked.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(won).toHaveLength(1);
      expect(refused.every((error) => isAndroidWorldError(error, 'AW_DEVICE_BUSY'))).toBe(true);
      await won[0]?.release();
    }
    expect(await files()).toBe('');
  });

  test('takes over from a process of this host that was killed', async () => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--conditions=androidworld-source',
        join(import.meta.dirname, 'lease-holder.ts'),
        String(fake.port),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const said = new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    expect(await said).toBe('held\n');
    const driver = adb({ ...fake.address });
    await expect(driver.lease?.(serial, owner('second'))).rejects.toMatchObject({ code: 'AW_DEVICE_BUSY' });
    child.kill('SIGKILL');
    await ended;
    const two = await driver.lease?.(serial, owner('second'));
    expect(await onPhone(`readlink ${marker}`)).toContain('"runId":"second"');
    await two?.release();
    expect(await files()).toBe('');
  });

  test('takes over from another host after a minute without a sign of life, not before', async () => {
    await markAs('far', { silentSeconds: 50 });
    await expect(lease('near')).rejects.toMatchObject({ code: 'AW_DEVICE_BUSY' });
    await onPhone(`rm ${marker}`);
    await markAs('far', { silentSeconds: 70 });
    await (await lease('near')).release();
    await markAs('far', { silentSeconds: 70 });
    await onPhone(`cut -d . -f 1 /proc/uptime > ${marker}.${'a'.repeat(16)}`);
    await expect(lease('near')).rejects.toMatchObject({ code: 'AW_DEVICE_BUSY' });
  });

  test('is taken over by exactly one of many', async () => {
    await markAs('far', { silentSeconds: 70 });
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => lease(`run ${index}`, { host: `host-${index}` })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('says that it was lost, lets nothing more through, and is not taken back by a late sign of life', async () => {
    const one = await lease('first', { times: nervous });
    const touch = deviceLink(adbServer({ ...fake.address }), serial, { before: one.assure });
    expect((await touch.shell(sh`echo fine`)).stdout).toBe('fine\n');
    await onPhone(`rm ${marker}*`);
    await markAs('second', { silentSeconds: 0 });
    const before = await onPhone(`readlink ${marker}`);
    await expect(touch.shell(sh`echo touched`)).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining('taken over'),
    });
    expect(one.lost.aborted).toBe(true);
    expect(fake.scripts).not.toContain('echo touched');
    await one.release();
    expect(await onPhone(`readlink ${marker}`)).toBe(before);
  });

  test('gives a late sign of life no effect when who took the device over is done with it', async () => {
    const one = await lease('first', { times: nervous });
    await onPhone(`rm ${marker}*`);
    await expect(one.assure({})).rejects.toMatchObject({ code: 'AW_DEVICE_STATE' });
    expect(await files()).toBe('');
  });

  test('marks a device again that came back without its files', async () => {
    const one = await lease('first', { times: { beatMs: 5, staleMs: 60_000 } });
    await onPhone(`rm ${marker}*`);
    await expect.poll(() => onPhone(`readlink ${marker}`)).toContain('"runId":"first"');
    expect(one.lost.aborted).toBe(false);
    await one.release();
    expect(await files()).toBe('');
  });

  test('is given back on this host also when the device does not answer', async () => {
    const one = await lease('first');
    fake.refusal = "device 'emulator-5554' not found";
    const away = new AbortController();
    const giving = one.release();
    away.abort();
    await giving.catch(() => undefined);
    expect(await readdir(join(folder, 'one'))).toEqual([]);
  });

  test('says what is wrong with a device that cannot be marked', async () => {
    await phone.run('rm -rf /data/local/tmp');
    await expect(lease('first')).rejects.toMatchObject({
      code: 'AW_DEVICE_STATE',
      message: expect.stringContaining("rm -r '/data/local/tmp/androidworld-lease*'"),
    });
    expect(await readdir(join(folder, 'one'))).toEqual([]);
  });
});
