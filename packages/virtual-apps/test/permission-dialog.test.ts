import { expectTree, type RecordingSource } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

const id = (name: string) => `com.android.permissioncontroller:id/${name}`;
const button = { class: 'android.widget.Button', clickable: true, focusable: true };

/** Single facts of several recordings (ids of UiAutomator suites, texts of AndroidWorld runs): no bounds are known. */
const microphone: RecordingSource = {
  id: 'permission dialog: microphone',
  package: 'com.google.android.permissioncontroller',
  capture: 'single elements',
  elements: [
    { class: 'android.widget.LinearLayout', resourceId: id('grant_singleton') },
    { class: 'android.widget.LinearLayout', resourceId: id('grant_dialog') },
    {
      class: 'android.widget.TextView',
      resourceId: id('permission_message'),
      text: 'Allow Audio Recorder to record audio?',
    },
    { ...button, resourceId: id('permission_allow_foreground_only_button'), text: 'While using the app' },
    { ...button, resourceId: id('permission_allow_one_time_button'), text: 'Only this time' },
    { ...button, resourceId: id('permission_deny_button'), text: 'Don’t allow' },
  ],
};

const recorder = 'com.dimowner.audiorecorder';
const main = { packageName: recorder, className: 'com.dimowner.audiorecorder.app.main.MainActivity' };
const permission = 'android.permission.RECORD_AUDIO';
const KEYCODE_HOME = 3;
const KEYCODE_BACK = 4;

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

it('A permission is asked for as on the device', async () => {
  await phone.system.packages.revoke(recorder, permission);
  await phone.start({ component: main });
  for (const what of ['Get started', 'Apply', 'btn_record']) await phone.tap(what);
  await expectTree(phone, microphone);
});

it('A person may let an app know about where the phone is, and no more', async () => {
  const camera = 'com.android.camera2';
  const [fine, coarse] = ['android.permission.ACCESS_FINE_LOCATION', 'android.permission.ACCESS_COARSE_LOCATION'];
  await phone.start({ component: { packageName: camera, className: 'com.android.camera.CameraLauncher' } });
  await phone.tap('NEXT');
  expect((await phone.find('permission_location_accuracy_radio_fine')).checked).toBe(true);
  await phone.tap('permission_location_accuracy_radio_coarse');
  await phone.tap('permission_allow_foreground_only_button');
  await expect.poll(() => phone.system.packages.checkPermission(camera, coarse)).toBe(true);
  expect(phone.system.packages.checkPermission(camera, fine)).toBe(false);
  await phone.key(KEYCODE_BACK);
});

it('"Only this time" ends when the app was left for a minute, or has no process any more', async () => {
  const { packages, processes } = phone.system;
  const isGranted = () => packages.checkPermission(recorder, permission);
  const ask = async () => {
    await phone.start({ component: main, flags: 0x1000_0000 });
    await phone.tap('btn_record');
    await phone.tap('permission_allow_one_time_button');
    await expect.poll(isGranted).toBe(true);
    // While it records it is used.
    await phone.tap('btn_record_stop');
    await phone.tap('Cancel');
  };
  await phone.key(KEYCODE_BACK);
  await ask();
  await phone.system.systemKey(KEYCODE_HOME);
  await phone.pass(50_000);
  expect(isGranted()).toBe(true);
  await phone.start({ component: main, flags: 0x1000_0000 });
  await phone.pass(50_000);
  expect(isGranted()).toBe(true);
  await phone.system.systemKey(KEYCODE_HOME);
  await phone.pass(61_000);
  await expect.poll(isGranted).toBe(false);
  await phone.start({
    action: 'android.intent.action.MANAGE_APP_PERMISSION',
    extras: {
      'android.intent.extra.PACKAGE_NAME': recorder,
      'android.intent.extra.PERMISSION_GROUP_NAME': 'android.permission-group.MICROPHONE',
    },
    flags: 0x1000_0000,
  });
  expect((await phone.find('Ask every time')).checked).toBe(true);
  await ask();
  await phone.system.systemKey(KEYCODE_HOME);
  await processes.kill(recorder);
  expect(isGranted()).toBe(true);
  await phone.pass(6_000);
  await expect.poll(isGranted).toBe(false);
  // And nothing of it outlasts a restart.
  await ask();
  await phone.reboot();
  expect(isGranted()).toBe(false);
});

it('A question outlives the app that asked, and goes on with what nobody has granted meanwhile', async () => {
  const { packages, processes, activities } = phone.system;
  const tracks = 'de.dennisguse.opentracks';
  const component = { packageName: tracks, className: 'de.dennisguse.opentracks.TrackListActivity' };
  const permissionOf = (name: string) => `android.permission.${name}`;
  const front = () => activities.top()?.component.className;
  await activities.home();
  await packages.clear(tracks);
  await phone.start({ component, flags: 0x1000_0000 });
  await phone.find('permission_allow_foreground_only_button');
  await processes.kill(tracks, { stopped: true });
  await phone.find('permission_allow_foreground_only_button');
  for (const name of ['ACCESS_FINE_LOCATION', 'ACCESS_COARSE_LOCATION', 'POST_NOTIFICATIONS']) {
    await packages.grant(tracks, permissionOf(name));
  }
  await phone.tap('Allow');
  await expect.poll(() => packages.checkPermission(tracks, permissionOf('BLUETOOTH_CONNECT'))).toBe(true);
  await expect.poll(front).toMatch(/NexusLauncher/);

  await packages.revoke(tracks, permissionOf('BLUETOOTH_CONNECT'));
  await phone.start({ component, flags: 0x1000_0000 });
  await phone.find('permission_allow_button');
  await packages.grant(tracks, permissionOf('BLUETOOTH_CONNECT'));
  await expect.poll(front).toBe(component.className);
});

it('Nobody is asked in the name of an app whose data was cleared', async () => {
  await phone.system.packages.clear(recorder);
  await phone.start({ component: main, flags: 0x1000_0000 });
  for (const what of ['Get started', 'Apply', 'btn_record']) await phone.tap(what);
  await phone.find('permission_allow_foreground_only_button');
  await phone.system.packages.clear(recorder);
  await expect.poll(() => phone.system.activities.top()?.component.packageName).not.toMatch(/permissioncontroller/);
});
