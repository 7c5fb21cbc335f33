import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oracle } from '../packages/agent-baselines/src/index.ts';
import { type Device, type Driver, sh } from '../packages/core/src/index.ts';
import { proveTask, renderProofs } from '../packages/core/src/testing/index.ts';
import { androidWorld } from '../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../packages/virtual-phone/src/index.ts';
import { runRecorded } from '../tooling/bench/run-recorded.ts';
import { differences, Witness } from '../tooling/determinism/witness.ts';
import { pixelOf } from '../tooling/pixel.ts';

// A phone whose time stands still while nobody acts.

let driver: Driver;
let device: Device;
const suite = androidWorld();

beforeAll(async () => {
  driver = virtualPhone({ image: systemImage, apps: standardApps });
  device = await driver.open('emulator-5554');
});
afterAll(() => driver.close?.());

async function clock(): Promise<number> {
  const [seconds = '', nanoseconds = ''] = (await device.shell(sh`date +${'%s.%N'}`)).stdout.trim().split('.');
  return Number(seconds) * 1_000 + Number(nanoseconds) / 1_000_000;
}

describe('time', () => {
  it('stands still while it is looked at, and goes on as far as it is let', async () => {
    const before = await clock();
    await device.observe();
    await device.observe();
    expect(await clock()).toBe(before);
    await device.time?.pass(90_000);
    expect(await clock()).toBeCloseTo(before + 90_000, -1);
  });

  it('goes on as long as gestures and commands last', async () => {
    const before = await clock();
    await device.shell(sh`sleep 2.5`);
    expect(await clock()).toBeCloseTo(before + 2_500, -1);
    await device.perform({ type: 'long_press', at: { x: 540, y: 900 }, durationMs: 1_000 });
    const after = await clock();
    expect(after - before).toBeGreaterThanOrEqual(3_500);
    expect(after - before).toBeLessThan(3_600);
    await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' });
  });

  it('tells apart what a long press and a tap do', async () => {
    await device.apps.open('settings');
    const shows = async (text: string) => (await device.observe()).elements.some((element) => element.text === text);
    expect(await shows('Network & internet')).toBe(true);
    const swipe = { type: 'swipe', from: { x: 540, y: 1800 }, to: { x: 540, y: 600 }, durationMs: 300 } as const;
    for (let swipes = 0; swipes < 3 && !(await shows('About emulated device')); swipes += 1) {
      await device.perform(swipe);
      await device.time?.settle();
    }
    expect(await shows('About emulated device')).toBe(true);
    await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' });
  });

  it('leaves on the screen what was there until an app that starts has drawn itself', async () => {
    const settings = 'com.android.settings/.Settings';
    const path = '/sdcard/starting.png';
    // Both in one line: no time passes between them.
    await device.shell(
      sh`am force-stop com.android.settings; am start -n ${settings} > /dev/null; screencap -p ${path}`,
    );
    const wallpaper = await pixelOf(await device.files.read(path), { x: 540, y: 1300 });
    expect(Math.max(...wallpaper)).toBeGreaterThan(60);
    await device.shell(sh`rm ${path}`);
    await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' });
  });
});

it.each(['ClockStopWatchRunning', 'ContactsNewContactDraft'])(
  '%s is proved',
  async (name) => {
    const task = suite.tasks.find((each) => each.name === name);
    if (task === undefined) throw new Error(`There is no task ${name}`);
    const proofs = await proveTask(task, { openDevice: async () => device, keepOpen: true, seeds: [1], suite });
    expect(renderProofs(proofs.filter(({ holds }) => !holds))).toBe('');
  },
  120_000,
);

it('shows and leaves behind the same twice', async () => {
  const runs: Witness[] = [];
  for (let run = 0; run < 2; run += 1) {
    const fresh = virtualPhone({ image: systemImage, apps: standardApps });
    const witness = new Witness();
    const tasks = ['SystemBluetoothTurnOn'];
    await runRecorded({ suite: witness.suite(suite), agent: witness.agent(oracle()), driver: fresh, tasks });
    await fresh.close?.();
    runs.push(witness);
  }
  const [one, other] = runs.map(({ testimonies }) => testimonies);
  expect([...(one?.keys() ?? [])]).toHaveLength(1);
  for (const [name, testimony] of one ?? []) {
    const again = other?.get(name);
    expect(again && differences(testimony, again)).toEqual([]);
  }
}, 120_000);

it.each([
  ['in the time of the world, with fingers held down', 'FilesMoveFile', { phone: { time: 'real' }, run: {} }],
  ['by an agent that decides in no time', 'AudioRecorderRecordAudio', { phone: {}, run: { thinkingMs: 0 } }],
] as const)('a task is solved %s', async (_, task, { phone, run }) => {
  const fresh = virtualPhone({ image: systemImage, apps: standardApps, ...phone });
  try {
    const { results } = await runRecorded({ suite, agent: oracle(), driver: fresh, tasks: [task], ...run });
    expect(results.map(({ score }) => score)).toEqual([1]);
  } finally {
    await fresh.close?.();
  }
});
