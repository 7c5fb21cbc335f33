import { systemImage } from '@androidworld/virtual-image';
import { runtimePermissions } from '@androidworld/virtual-phone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneOfEvery } from '../../../tooling/today.ts';
import { standardApps } from '../src/index.ts';
import { openTestPhone, type TestNode, type TestPhone } from './open-test-phone.ts';

/** Every app with each of its runtime permissions revoked: it asks or explains, and never crashes. */
const cases = [...systemImage, ...standardApps].flatMap(
  ({ manifest: { packageName, label, permissions = [], activities, activityAliases = [] } }) => {
    const isOpened = [...activities, ...activityAliases].some(({ filters }) =>
      filters?.some(({ categories }) => categories?.includes('android.intent.category.LAUNCHER')),
    );
    const asked = permissions.filter((permission) => runtimePermissions.has(permission));
    return isOpened ? asked.map((permission) => ({ label, packageName, permission })) : [];
  },
);

const controller = 'com.google.android.permissioncontroller';
/** The second time Android offers not to be asked again. */
const deny = /:id\/permission_(deny|no_upgrade)_(and_dont_ask_again_)?button$/;
const back = 4;
const smsRole = 'android.app.role.SMS';
/** As many things of the first screen as are tried. */
const mostTaps = 12;

const root = { uid: 0 };

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
  const { content, telephony } = phone.system;
  const raw = await content.insert('content://com.android.contacts/raw_contacts', {}, root);
  const rawContactId = Number(raw?.split('/').at(-1));
  for (const [mimetype, data1] of [
    ['vnd.android.cursor.item/name', 'Ada Lovelace'],
    ['vnd.android.cursor.item/phone_v2', '555 0100'],
  ] as const) {
    const row = { raw_contact_id: rawContactId, mimetype, data1, ...(data1.startsWith('5') ? { data2: 2 } : {}) };
    await content.insert('content://com.android.contacts/data', row, root);
  }
  for (const type of [2, 3]) {
    const call = { number: '5550100', date: phone.system.clock.now(), duration: 0, type, new: 1 };
    await content.insert('content://call_log/calls', call, root);
  }
  await telephony.receiveSms('5550100', 'Hello');
});
afterAll(() => phone?.close());

const crashes = () => phone.system.log.entries(['crash']).map(({ message }) => message);
const front = () => phone.system.activities.top()?.component;

async function launch(packageName: string): Promise<void> {
  const { activities = [], activityAliases = [] } = phone.system.packages.find(packageName)?.manifest ?? {};
  const component = [...activities, ...activityAliases].find(({ filters }) =>
    filters?.some(({ categories }) => categories?.includes('android.intent.category.LAUNCHER')),
  );
  await phone.start({
    action: 'android.intent.action.MAIN',
    categories: ['android.intent.category.LAUNCHER'],
    component: { packageName, className: component?.name ?? '' },
    flags: 0x1020_0000,
  });
}

/** Says no to every question; @returns whether there was one */
async function refuse(): Promise<boolean> {
  for (let asked = 0; ; asked += 1) {
    if (front()?.packageName !== controller) return asked > 0;
    const isRole = front()?.className.endsWith('RequestRoleActivity');
    await phone.tap(({ resourceId = '' }) => (isRole ? resourceId === 'android:id/button2' : deny.test(resourceId)));
  }
}

/** What leads through first screens to the app itself. */
const onward = ['Get started', 'Apply', 'Continue', 'NEXT', 'NEXT ', 'Next', 'Done', 'DONE', 'Start', 'next', 'done'];

/** Goes through what an app asks when it is new; it holds all permissions still. */
async function settle(packageName: string): Promise<void> {
  for (let step = 0; step < 10; step += 1) {
    const found = (await phone.nodes()).find(
      (node) => onward.includes(node.text ?? '') || onward.includes(node.resourceId?.split('/').at(-1) ?? ''),
    );
    // What apps from before Android 6 may do is reviewed before they start.
    const isOwn = front()?.packageName === packageName || front()?.className.endsWith('ReviewPermissionsActivity');
    if (found === undefined || !isOwn) return;
    await phone.tapAt(found);
  }
}

/** Taps what can be tapped on the first screen, one after the other, and comes back each time. */
async function walk(packageName: string): Promise<void> {
  const isTarget = (node: TestNode) => node.clickable === true && node.disabled !== true;
  for (let index = 0; index < mostTaps; index += 1) {
    if (front()?.packageName !== packageName) await launch(packageName);
    await refuse();
    const targets = (await phone.nodes()).filter(isTarget);
    const target = targets[index];
    if (front()?.packageName !== packageName || target === undefined) return;
    await phone.tapAt(target);
    await refuse();
    expect(crashes(), `after a tap on ${target.text ?? target.contentDescription ?? target.resourceId}`).toEqual([]);
    for (let step = 0; step < 3 && front()?.packageName === packageName; step += 1) await phone.key(back);
    await refuse();
    expect(crashes(), 'after BACK').toEqual([]);
  }
}

const controllerAsks = () => front()?.packageName === controller;

/** As `pm revoke` on an app in use leaves it. */
async function openWithout(packageName: string, permissions: readonly string[]): Promise<void> {
  const { system } = phone;
  await system.activities.home();
  await system.packages.clear(packageName);
  for (const each of system.packages.find(packageName)?.manifest.permissions ?? []) {
    if (runtimePermissions.has(each)) await system.packages.grant(packageName, each);
  }
  system.packages.appOps(packageName).set('MANAGE_EXTERNAL_STORAGE', 'allow');
  if (system.packages.mayHoldRole(packageName, smsRole)) system.packages.setRoleHolder(smsRole, packageName);
  await launch(packageName);
  await settle(packageName);
  for (const permission of permissions) await system.packages.revoke(packageName, `android.permission.${permission}`);
  system.log.clear(['crash']);
  await launch(packageName);
}

/** What an app says that was refused what it cannot do without. */
const refusals: readonly { packageName: string; permission: string; says: string | 'gone' }[] = [
  { packageName: 'com.google.android.contacts', permission: 'READ_CONTACTS', says: 'gone' },
  { packageName: 'com.google.android.contacts', permission: 'WRITE_CONTACTS', says: 'gone' },
  { packageName: 'com.android.camera2', permission: 'CAMERA', says: 'Camera error' },
  { packageName: 'com.android.camera2', permission: 'RECORD_AUDIO', says: 'Camera error' },
  { packageName: 'com.android.camera2', permission: 'WRITE_EXTERNAL_STORAGE', says: 'Camera error' },
  { packageName: 'com.simplemobiletools.smsmessenger', permission: 'READ_SMS', says: 'gone' },
  { packageName: 'com.simplemobiletools.smsmessenger', permission: 'SEND_SMS', says: 'gone' },
  { packageName: 'com.simplemobiletools.smsmessenger', permission: 'READ_CONTACTS', says: '5550100' },
];

describe('an app without what it cannot do without', () => {
  it.each(refusals)('$packageName asks for $permission, and takes no for an answer: $says', async (refusal) => {
    await openWithout(refusal.packageName, [refusal.permission]);
    await expect.poll(controllerAsks).toBe(true);
    await refuse();
    if (refusal.says === 'gone')
      await expect.poll(() => phone.system.activities.top()?.component.className).toMatch(/NexusLauncher/);
    else await phone.find(refusal.says);
    expect(crashes()).toEqual([]);
  });

  it('Contacts shows its list as soon as it may read it', async () => {
    await openWithout('com.google.android.contacts', ['READ_CONTACTS']);
    await phone.tap('permission_allow_button');
    await phone.find('Ada Lovelace');
  });

  it('Phone says what each of its lists needs, and lists it when that is granted', async () => {
    const packageName = 'com.google.android.dialer';
    await openWithout(packageName, ['READ_CALL_LOG', 'READ_CONTACTS']);
    await phone.find('Allow Phone to use your call logs to see your calls here');
    await phone.tap('Turn on');
    await phone.tap('permission_allow_button');
    await phone.find('Call 555-0100');
  });
});

describe('an app without one of its permissions', () => {
  it('is tried for every app that asks for any', () => {
    expect(new Set(cases.map(({ label }) => label)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(oneOfEvery(8, cases))(
    '$label goes on without $permission',
    { timeout: 60_000 },
    async ({ packageName, permission }) => {
      await openWithout(packageName, [permission.replace('android.permission.', '')]);
      expect(crashes()).toEqual([]);
      await walk(packageName);
      expect(crashes()).toEqual([]);
      expect(phone.system.packages.checkPermission(packageName, permission)).toBe(false);
    },
  );
});
