import { describe, expect, it } from 'vitest';
import type { Device, Driver } from '../contracts/device.ts';
import { fakeDriver } from '../testing/fake-driver.ts';
import { buttonDevice, complete, press, runInMemory, scriptedAgent } from '../testing/test-world.ts';

const agent = scriptedAgent([press, complete]);

/** What becomes of a run with a driver in plain JavaScript that is like a good one but for this. */
function runWith(different: (device: Device) => object) {
  const device = buttonDevice();
  const driver = { ...fakeDriver([device]), name: 'mine', ...different(device) } as Driver;
  return runInMemory({ agent, devices: [device], given: { driver } });
}

describe('a driver that breaks its contract', () => {
  it.each([
    ['no list', 'emulator-5554', 'expected a list, found "emulator-5554"'],
    ['nothing', undefined, 'expected a list, found nothing'],
    [
      'a device without a kind',
      [{ serial: 'a', state: 'device' }],
      '[0].kind: expected "emulator", "phone", "virtual", found nothing',
    ],
  ])('lists %s, and is told so before a run is begun', async (_, listed, problem) => {
    await expect(runWith(() => ({ list: async () => listed }))).rejects.toMatchObject({
      code: 'AW_PLUGIN_INVALID',
      message: `list() of driver "mine" gave what is no list of devices:\n  ${problem}`,
    });
  });

  it.each([
    ['nothing', () => undefined, 'open() of driver "mine" gave what is no device:\n  expected a device, found nothing'],
    [
      'half a device',
      (device: Device) => Object.assign(Object.create(device), { shell: undefined }),
      'open() of driver "mine" gave what is no device:\n  shell: expected a function, found nothing',
    ],
    [
      'one that does not say how long its screen takes',
      (device: Device) =>
        Object.assign(Object.create(device), { settleTimings: { ...device.settleTimings, quietMs: '1' } }),
      'open() of driver "mine" gave what is no device:\n  settleTimings.quietMs: expected milliseconds, found "1"',
    ],
    [
      'one whose facts the report could not read',
      (device: Device) =>
        Object.assign(Object.create(device), {
          facts: async () => ({ ...(await device.facts()), apiLevel: Number.NaN }),
        }),
      'facts() of a device of driver "mine" are not whole:\n  apiLevel: expected a number, found NaN',
    ],
  ])('opens %s: nothing is run on it, and it is not tried again', async (_, open, problem) => {
    const { result, events } = await runWith((device) => ({ open: async () => open(device) }));
    expect(result).toMatchObject({ status: 'errored', error: { code: 'AW_NO_DEVICE' } });
    expect(result?.error?.message).toContain(`Given up: "fake-1" (${problem})`);
    expect(events.map(({ kind }) => kind)).not.toContain('device.quarantined');
  });
});
