import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { activityWindow, buildTestApps, GALLERY, openTestPhone, type TestPhone } from './test-phone.ts';

const HOSTILE = 'org.example.hostile';

let factory: ScreenFactory;
let phone: TestPhone;

beforeAll(async () => {
  const [host, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  factory = host;
  phone = await openTestPhone(factory, apps);
  await phone.screen.send({ kind: 'app', packageName: HOSTILE, moduleUrl: apps.hostile });
});
afterAll(() => factory?.close());

let processes = 0;

/** Shows an activity of the hostile app, in a new process. */
async function show(className: string) {
  processes += 1;
  const token = 1_000 + processes;
  await phone.update({
    activities: [activityWindow(token, className, { packageName: HOSTILE, processId: processes })],
  });
}

const toasts = () => phone.calls.filter(({ path }) => path[0] === 'toast').map(({ args }) => String(args[0]));

describe('an app that speaks as another', () => {
  test('is heard as itself alone, whatever it claims', { timeout: 60_000 }, async () => {
    await show('test.Attack');
    await expect.poll(toasts, { timeout: 40_000 }).toEqual(['attacked']);
    const strangers = phone.calls.filter(({ packageName }) => packageName !== HOSTILE);
    expect(strangers).toEqual([]);
    expect(phone.keys).toEqual([]);
    expect(phone.crashes.filter((line) => line.includes('forged'))).toEqual([]);
  });

  test('hears no key of another process, and finds no way to the phone in the page', async () => {
    // Processes that begin now, with the engine's functions in the app's hands.
    await phone.show('test.State', { activities: [activityWindow(2_000, 'test.State', { processId: 2_000 })] });
    await phone.update({ activities: [activityWindow(2_000, 'test.State', { processId: 2_000 })] });
    await phone.tap(await phone.byId('toast'));
    await phone.update({ panel: 'notifications' });
    await phone.screen.key(4);
    await phone.update({ panel: 'none' });
    phone.calls.length = 0;
    await show('test.Report');
    await expect.poll(toasts).toHaveLength(1);
    expect(JSON.parse(toasts()[0] ?? '')).toEqual({ heard: [], names: [] });
  });

  test('presses no keys', async () => {
    phone.calls.length = 0;
    await show('test.Keys');
    await expect.poll(toasts).toHaveLength(1);
    expect(JSON.parse(toasts()[0] ?? '')).toEqual([
      `Error: SecurityException: ${HOSTILE} may not use "webView.type"`,
      `Error: SecurityException: ${HOSTILE} may not use "webView.press"`,
    ]);
  });
});

describe('ports of processes', () => {
  test('carry who calls, and System UI is one of them', async () => {
    phone.calls.length = 0;
    await phone.update({ activities: [activityWindow(3_000, 'test.State', { processId: 3_000 })], panel: 'power' });
    await phone.screen.key(4);
    expect(phone.calls).toEqual([
      { packageName: 'com.android.systemui', processId: 0, path: ['system', 'setPanel'], args: ['none'] },
    ]);
    await phone.update({ panel: 'none' });
    phone.calls.length = 0;
    await phone.tap(await phone.byId('toast'));
    expect(phone.calls).toEqual([
      { packageName: GALLERY, processId: 3_000, token: 3_000, path: ['toast'], args: ['hello'] },
    ]);
  });
});
