import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

const settings = 'com.android.settings';
const home = 'com.google.android.apps.nexuslauncher';
const front = () => phone.system.activities.top()?.component.packageName;

beforeEach(async () => {
  await phone.system.setPanel('none');
  await phone.start({ action: 'android.settings.SETTINGS', flags: 0x1000_0000 });
});

type Point = readonly [x: number, y: number];
type Gesture = Parameters<NonNullable<TestPhone['system']['screen']>['touch']>[0];

/** Fingers side by side, each over its own points; `end` says how they leave, and without they stay. */
async function move(ways: readonly (readonly Point[])[], end?: 'up' | 'cancel'): Promise<void> {
  const stepMs = 40;
  const steps = Math.max(...ways.map((way) => way.length));
  const gesture = Array.from({ length: steps }, (_, step) =>
    ways.flatMap((way, finger): Gesture => {
      const [x, y] = way[step] ?? [0, 0];
      return [{ type: step === 0 ? 'down' : 'move', x, y, timeMs: step * stepMs, finger }];
    }),
  ).flat();
  const left = ways.map((way, finger): Gesture[number] => {
    const [x, y] = way.at(-1) ?? [0, 0];
    return { type: end ?? 'up', x, y, timeMs: steps * stepMs, finger };
  });
  await phone.system.screen?.touch(end === undefined ? gesture : [...gesture, ...left]);
  await phone.pass();
}

const down = (x: number): readonly Point[] => [10, 200, 500, 900].map((y) => [x, y]);
const picture = async () => Buffer.from((await phone.system.screen?.screenshot()) ?? []);

it('One finger that pulls from the top opens the shade, a second pull or two fingers all of quick settings', async () => {
  await move([down(500)], 'up');
  expect(phone.system.panel).toBe('notifications');
  await move([[700, 1100, 1500].map((y) => [540, y])], 'up');
  expect(phone.system.panel).toBe('quick-settings');
  await phone.key(4);
  expect(phone.system.panel).toBe('none');
  await move([down(400), down(700)], 'up');
  expect(phone.system.panel).toBe('quick-settings');
  await move([[1500, 1100, 700].map((y) => [540, y])], 'up');
  expect(phone.system.panel).toBe('notifications');
  await move([[1900, 1500, 1100].map((y) => [540, y])], 'up');
  expect(phone.system.panel).toBe('none');
});

it('A finger that comes in from a side draws an arrow, and goes back when it leaves far enough', async () => {
  const before = await picture();
  const inward: readonly Point[] = [5, 60, 200, 400].map((x) => [x, 1000]);
  await move([inward]);
  expect((await picture()).equals(before)).toBe(false);
  await phone.system.screen?.touch([{ type: 'cancel', x: 0, y: 0, timeMs: 0 }]);
  await phone.pass();
  expect([(await picture()).equals(before), front()]).toEqual([true, settings]);
  // Back at the side it has thought better of it.
  await move([[...inward, [30, 1000]]], 'up');
  expect([(await picture()).equals(before), front()]).toEqual([true, settings]);
  await move([inward.map(([x, y]): Point => [1080 - x, y])], 'up');
  expect(front()).toBe(home);
});

it('A finger that is taken away from the screen has made no gesture', async () => {
  await move([[2390, 2000, 1500].map((y) => [540, y])], 'cancel');
  expect(front()).toBe(settings);
  await move([down(500)], 'cancel');
  expect(phone.system.panel).toBe('none');
  await phone.system.systemKey(3);
  await phone.find('hotseat');
  await move([[1700, 1200, 700].map((y) => [540, y])], 'cancel');
  await phone.find('hotseat');
});
