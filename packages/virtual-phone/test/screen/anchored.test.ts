import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { PhoneClock } from '../../src/system/time/phone-time.ts';
import { SimulatedTime } from '../../src/system/time/simulated-time.ts';
import { buildTestApps, openTestPhone, type TestPhone } from './test-phone.ts';

let factory: ScreenFactory;
let phone: TestPhone;
const source = new SimulatedTime();

beforeAll(async () => {
  const [host, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  factory = host;
  phone = await openTestPhone(factory, apps, source);
});
afterAll(() => factory?.close());

test('what is anchored above the lower edge is placed anew when the keyboard comes up after it', async () => {
  const clock = new PhoneClock({ source, nowMs: 0, zone: 'UTC', changed: () => undefined });
  await phone.show('test.LateKeyboard');
  await clock.wait(4_000);
  await phone.longPress(await phone.find(({ contentDescription }) => contentDescription === 'More options'));
  const before = await tooltip();
  await clock.wait(1_000);
  const keyboard = (await phone.screen.windows()).find(({ type }) => type === 2);
  const [, highest = 0] = keyboard?.bounds ?? [];
  expect(before[3]).toBeGreaterThan(highest);
  expect((await tooltip())[3]).toBeLessThanOrEqual(highest);
});

async function tooltip(): Promise<readonly number[]> {
  const shown = (await phone.screen.windows()).map(({ root }) => root);
  const text = shown.find(({ text, children }) =>
    [text, ...children.map((child) => child.text)].includes('More options'),
  );
  if (text === undefined) throw new Error('No tooltip is shown');
  return text.bounds;
}
