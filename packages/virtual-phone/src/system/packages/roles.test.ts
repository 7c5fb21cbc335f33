import type { VirtualApp } from '@androidworld/app-sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/test-apps.ts';
import { emptyRoot, testPhone } from '../../../test/transcripts/test-phone.ts';

const google = 'com.google.android.apps.messaging';
const other = 'com.test.sms';
const role = 'android.app.role.SMS';
let phone: Awaited<ReturnType<typeof testPhone>>;

function smsApp(packageName: string): VirtualApp {
  return testApp(packageName, {
    activities: [
      {
        name: `${packageName}.Compose`,
        filters: [
          {
            actions: ['android.intent.action.SENDTO'],
            categories: ['android.intent.category.DEFAULT'],
            schemes: ['smsto'],
          },
        ],
      },
    ],
    receivers: [{ name: `${packageName}.Deliver`, filters: [{ actions: ['android.provider.Telephony.SMS_DELIVER'] }] }],
    permissions: ['READ_SMS', 'SEND_SMS', 'POST_NOTIFICATIONS', 'CALL_PHONE'].map(
      (name) => `android.permission.${name}`,
    ),
  });
}

beforeEach(async () => {
  phone = await testPhone(emptyRoot, [smsApp(google), smsApp(other)]);
});
afterEach(() => phone.close());

const output = async (script: string) => (await phone.shell(script)).stdout;
const holder = async () => (await output(`cmd role get-role-holders ${role}`)).trim();
const granted = async (packageName: string) =>
  (await output(`dumpsys package ${packageName} | grep granted=true`))
    .split('\n')
    .flatMap((line) => /permission\.(\w+): granted=true/.exec(line)?.[1] ?? [])
    .sort();
const everything = ['CALL_PHONE', 'POST_NOTIFICATIONS', 'READ_SMS', 'SEND_SMS'];

it('a fresh phone has given the role to the SMS app of its image, with its permissions', async () => {
  expect(await holder()).toBe(google);
  expect(await output('settings get secure sms_default_application')).toBe(`${google}\n`);
  expect(await granted(google)).toEqual(everything);
  expect(await granted(other)).toEqual([]);
});

it('`cmd role` moves a role and what it grants', async () => {
  expect(await phone.shell(`cmd role add-role-holder ${role} ${other}`)).toMatchObject({ stdout: '', status: 0 });
  expect(await holder()).toBe(other);
  expect(await output('settings get secure sms_default_application')).toBe(`${other}\n`);
  expect(await granted(other)).toEqual(everything);
  expect(await granted(google)).toEqual([]);
});

it('a role that is taken away, or whose holder goes, is given back to the app that had it at first', async () => {
  await output(`cmd role add-role-holder ${role} ${other}; cmd role remove-role-holder ${role} ${other}`);
  expect(await holder()).toBe(google);
  await output(`cmd role add-role-holder ${role} ${other}; cmd role clear-role-holders ${role}`);
  expect(await holder()).toBe(google);
  await output(`cmd role add-role-holder ${role} ${other}; pm disable-user ${other}`);
  expect(await holder()).toBe(google);
  await output(`pm enable ${other}; cmd role add-role-holder ${role} ${other}; pm uninstall ${other}`);
  expect(await holder()).toBe(google);
});

it('a role needs an app that does what its holder must', async () => {
  expect(await phone.shell(`cmd role add-role-holder ${role} com.example.notes`)).toMatchObject({
    stderr: expect.stringContaining('Error: see logcat for details.'),
    status: 255,
  });
  expect((await phone.shell(`cmd role add-role-holder ${role} com.nobody`)).status).toBe(255);
  expect((await phone.shell(`cmd role add-role-holder android.app.role.NONE ${other}`)).status).toBe(255);
  expect(await holder()).toBe(google);
});

it('the setting of the SMS app gives no role', async () => {
  await output(`settings put secure sms_default_application ${other}`);
  expect(await holder()).toBe(google);
});

it('`dumpsys role` lists who has which', async () => {
  expect(await output('dumpsys role')).toMatch(
    /^ROLE STATE \(dumpsys role\):\n\{\n {2}user_states=\{\n {4}user_id=0\n {4}version=\d\n {4}packages_hash=[0-9A-F]{64}\n {4}roles=\[\n/,
  );
  expect(await output('dumpsys role')).toContain(`      {\n        name=${role}\n        holders=${google}\n      }\n`);
});

it('only the SMS app changes messages, and only the SMS app sees all of them', async () => {
  const { content, packages } = phone.system;
  const as = (packageName: string) => ({ uid: packages.find(packageName)?.uid ?? 0 });
  await output(`pm grant ${other} android.permission.READ_SMS`);
  const draft = { address: '5550100', body: 'mine', type: 3 };
  expect(await content.insert('content://sms', draft, as(other))).toBe('content://sms/0');
  expect(await content.insert('content://sms', draft, as(google))).toBe('content://sms/1');
  expect(await content.update('content://sms', { read: 0 }, undefined, [], as(other))).toBe(0);
  expect(await content.delete('content://sms', undefined, [], as(other))).toBe(0);
  expect((await content.query('content://sms', {}, as(other))).rows).toEqual([]);
  expect((await content.query('content://sms', {}, as(google))).rows).toMatchObject([{ body: 'mine' }]);
  expect(await content.delete('content://sms', undefined, [], as(google))).toBe(1);
});
