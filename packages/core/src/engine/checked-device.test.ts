import { describe, expect, it } from 'vitest';
import type { Device } from '../contracts/device.ts';
import type { Observation } from '../contracts/observation.ts';
import { sh } from '../shell/sh.ts';
import { fakeDriver } from '../testing/fake-driver.ts';
import { buttonDevice, complete, press, runInMemory, scriptedAgent } from '../testing/test-world.ts';
import { checkedDevice } from './checked-device.ts';

const driver = { ...fakeDriver([]), name: 'mine' };

/** A device in plain JavaScript that is like a good one but for this. */
function deviceLike(different: (device: Device) => object): ReturnType<typeof buttonDevice> {
  const device = buttonDevice();
  return Object.assign(Object.create(device), different(device));
}

describe('what a device answers', () => {
  it('comes as it is where it keeps the contract', async () => {
    const device = buttonDevice();
    const checked = checkedDevice(device, driver);
    expect((await checked.observe()).elements).toEqual((await device.observe()).elements);
    expect((await checked.observe({ screenshot: false, tree: false })).screenshot).toBeUndefined();
    expect(await checked.files.stat('/sdcard/none')).toBeUndefined();
  });

  it.each<[string, (good: Observation) => unknown, string]>([
    ['nothing', () => undefined, 'expected an object, found nothing'],
    ['no elements', ({ elements: _, ...rest }) => rest, 'elements: expected a list, found nothing'],
    ['no picture', ({ screenshot: _, ...rest }) => rest, 'screenshot: expected an object, found nothing'],
    ['no number', (good) => ({ ...good, id: 'first' }), 'id: expected a number, found "first"'],
    [
      'no screen',
      (good) => ({ ...good, screen: { width: 0, height: 9 } }),
      'screen.width: expected pixels from 1, found 0',
    ],
    [
      'an element with a text that is none',
      (good) => ({ ...good, elements: good.elements.map((each) => ({ ...each, text: null })).slice(0, 1) }),
      'elements[0].text: expected a text, or nothing, found null',
    ],
    [
      'elements in another order',
      (good) => ({ ...good, elements: [{ ...good.elements[0], index: 4 }] }),
      'elements[0].index: expected 0, its place in the list, found 4',
    ],
    [
      'a tree without children',
      (good) => ({ ...good, tree: [{ element: good.elements[0] }] }),
      'tree[0].children: expected a list, found nothing',
    ],
  ])('is told when observe() gives %s', async (_, change, problem) => {
    const device = checkedDevice(
      deviceLike((good) => ({ observe: async () => change(await good.observe()) })),
      driver,
    );
    await expect(device.observe()).rejects.toMatchObject({
      code: 'AW_PLUGIN_INVALID',
      message: `observe() of a device of driver "mine" gave no observation:\n  ${problem}`,
    });
  });

  it('is told once for many of a kind', async () => {
    const change = (good: Observation) => ({
      ...good,
      elements: Array.from({ length: 20 }, (_, index) => ({ index })),
    });
    const device = checkedDevice(
      deviceLike((good) => ({ observe: async () => change(await good.observe()) })),
      driver,
    );
    const error = await device.observe().catch((thrown: Error) => thrown);
    expect(String(error).split('\n')).toHaveLength(10);
    expect(String(error)).toMatch(/\n {2}and 232 more$/);
  });

  it.each<[string, (device: Device) => object, (device: Device) => Promise<unknown>, string]>([
    [
      'shell()',
      () => ({ shell: async () => 'done' }),
      (device) => device.shell(sh`true`),
      'shell() of a device of driver "mine" gave what is no result of a command:\n  expected an object, found "done"',
    ],
    [
      'files.read()',
      ({ files }) => ({ files: { ...files, read: async () => 'content' } }),
      (device) => device.files.read('/sdcard/a'),
      'files.read() of a device of driver "mine" gave no content:\n  expected bytes (a Uint8Array), found "content"',
    ],
    [
      'apps.list()',
      ({ apps }) => ({ apps: { ...apps, list: async () => [{ packageName: 'org.example' }] } }),
      (device) => device.apps.list(),
      'apps.list() of a device of driver "mine" gave what is no list of apps:\n  [0].label: expected a text, found nothing\n  [0].component: expected a text, found nothing',
    ],
  ])('is told of %s', async (_, different, call, message) => {
    const device = checkedDevice(deviceLike(different), driver);
    await expect(call(device)).rejects.toMatchObject({ code: 'AW_PLUGIN_INVALID', message });
  });

  it('that breaks the contract in an episode is no failure of the agent, nor of the task', async () => {
    let looks = 0;
    const device = deviceLike((good) => ({
      observe: async (options: object) => {
        looks += 1;
        return looks > 2 ? { id: looks } : await good.observe(options);
      },
    }));
    const mine = { ...fakeDriver([device]), name: 'mine' };
    const { result } = await runInMemory({
      agent: scriptedAgent([press, complete]),
      devices: [device],
      given: { driver: mine },
    });
    expect(result).toMatchObject({ status: 'errored', error: { code: 'AW_PLUGIN_INVALID', audience: 'user' } });
    expect(result?.error?.message).toContain('observe() of a device of driver "mine" gave no observation');
    expect(result?.score).toBeUndefined();
  });
});
