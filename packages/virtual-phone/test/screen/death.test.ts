import { readdirSync, readFileSync } from 'node:fs';
import type { Device } from '@androidworld/core';
import { sh } from '@androidworld/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { virtualPhone } from '../../src/index.ts';
import { testApps, testImage } from '../test-apps.ts';

// Without screens of their own the page has nothing to load for them.
const withoutScreens = (apps: typeof testApps) => apps.map(({ ui: _, ...app }) => app);
const serials = ['emulator-5554', 'emulator-5556'] as const;

let driver: ReturnType<typeof virtualPhone>;
let devices: readonly Device[];

beforeEach(async () => {
  driver = virtualPhone({ image: withoutScreens(testImage), apps: withoutScreens(testApps), count: 2 });
  devices = await Promise.all(serials.map((serial) => driver.open(serial)));
  for (const device of devices) await device.files.write('/sdcard/kept', device.serial);
}, 60_000);
afterEach(() => driver?.close?.());

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly state: string;
  readonly command: string;
}

/** What runs below this process. */
function descendants(): readonly RunningProcess[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const below = new Set([process.pid]);
  // Those of a process come after it, but for a computer that has used up its numbers.
  for (let known = 0; known < below.size; ) {
    known = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.filter(({ pid, state }) => pid !== process.pid && below.has(pid) && state !== 'Z');
}

/** @see proc_pid_stat(5): the name, in brackets, may hold anything */
function readProcess(pid: number): readonly RunningProcess[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid, parent: Number(parent), state, command: readFileSync(`/proc/${pid}/cmdline`, 'latin1') }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

const running = (kind: RegExp) =>
  descendants()
    .filter(({ command }) => kind.test(command))
    .map(({ pid }) => pid);
const renderers = () => running(/--type=renderer/);
const browsers = () => running(/^(?!.*--type=).*--remote-debugging-pipe/s);

function signal(pid: number | undefined, name: 'SIGKILL' | 'SIGSTOP'): void {
  // Without a number, the signal would go to this process.
  if (pid === undefined || pid <= 1) throw new Error('There is no such process');
  process.kill(pid, name);
}

const lives = async (device: Device) => {
  const { screenshot } = await device.observe({ tree: false });
  expect(screenshot).toMatchObject({ width: 1080, height: 2400 });
  return (await device.shell(sh`cat /sdcard/kept`)).stdout;
};

/** What a call on each device comes to: nothing, or the code of the error. */
const outcomes = () =>
  Promise.all(
    devices.map((device) =>
      device.observe({ tree: false }).then(
        () => 'lives',
        (error: { code?: string }) => error.code,
      ),
    ),
  );

describe.runIf(process.platform === 'linux')('a phone', { timeout: 90_000 }, () => {
  test('whose renderer is killed is dead for who had it, and lives on its disk for who opens it again', async () => {
    expect(renderers()).toHaveLength(2);
    signal(renderers()[0], 'SIGKILL');
    await expect.poll(outcomes, { timeout: 20_000 }).toContain('AW_DEVICE_STATE');
    // The other one has noticed nothing.
    expect((await outcomes()).toSorted()).toEqual(['AW_DEVICE_STATE', 'lives']);
    for (const serial of serials) expect(await lives(await driver.open(serial))).toBe(serial);
    // It has started anew, and what was opened before is still of the phone that died.
    expect((await outcomes()).toSorted()).toEqual(['AW_DEVICE_STATE', 'lives']);
  });

  test('whose Chromium is killed lives on in another one, which all phones share', async () => {
    const [victim, ...others] = browsers();
    expect(others).toEqual([]);
    signal(victim, 'SIGKILL');
    await expect.poll(outcomes, { timeout: 20_000 }).toEqual(['AW_DEVICE_STATE', 'AW_DEVICE_STATE']);
    const again = await Promise.all(serials.map((serial) => driver.open(serial)));
    expect(await Promise.all(again.map(lives))).toEqual(serials);
    expect(browsers()).toHaveLength(1);
    expect(browsers()).not.toEqual([victim]);
    expect(renderers()).toHaveLength(2);
  });

  test('whose Chromium answers nothing any more lives on in another one', async () => {
    const [victim] = browsers();
    signal(victim, 'SIGSTOP');
    await expect.poll(outcomes, { timeout: 60_000 }).toEqual(['AW_DEVICE_STATE', 'AW_DEVICE_STATE']);
    const again = await Promise.all(serials.map((serial) => driver.open(serial)));
    expect(await Promise.all(again.map(lives))).toEqual(serials);
    expect(browsers()).not.toContain(victim);
  });

  test('that is started again while its renderer is killed gets another one', async () => {
    const [first] = devices;
    for (const pid of renderers()) signal(pid, 'SIGKILL');
    // Whichever comes first: the phone that starts by itself, or this.
    await first?.shell(sh`reboot`).catch(() => undefined);
    for (const serial of serials) {
      // The phone may be opened in the moment before its end is known, and then fails as one that dies later does.
      const state = async () => driver.open(serial).then(lives, String).catch(String);
      await expect.poll(state, { timeout: 20_000 }).toBe(serial);
    }
  });
});
