import { expectTree, type RecordingSource } from '@androidworld/virtual-phone/testing';
import { afterAll, beforeAll, it } from 'vitest';
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

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

it('A permission is asked for as on the device', async () => {
  const recorder = 'com.dimowner.audiorecorder';
  await phone.system.packages.revoke(recorder, 'android.permission.RECORD_AUDIO');
  await phone.start({
    component: { packageName: recorder, className: 'com.dimowner.audiorecorder.app.main.MainActivity' },
  });
  for (const what of ['Get started', 'Apply', 'btn_record']) await phone.tap(what);
  await expectTree(phone, microphone);
});
