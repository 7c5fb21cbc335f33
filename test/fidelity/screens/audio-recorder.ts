import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.dimowner.audiorecorder';

async function openSetup(phone: TestPhone): Promise<void> {
  for (const name of ['RECORD_AUDIO', 'POST_NOTIFICATIONS']) {
    await phone.system.packages.grant(packageName, `android.permission.${name}`);
  }
  await phone.start({
    action: 'android.intent.action.MAIN',
    component: { packageName, className: `${packageName}.app.main.MainActivity` },
  });
  await phone.tap('Get started');
  await phone.find('Apply');
}

export const audioRecorder: FidelityApp = {
  name: 'audio-recorder',
  packageName,
  screens: [
    {
      id: 'audio-recorder:first-set-up',
      async open(phone) {
        await openSetup(phone);
        // What was chosen: the size tells of 48 kbps, the text below it of the format.
        await phone.tap('48 kbps');
        await phone.tap('M4a');
      },
    },
    {
      id: 'audio-recorder:recorder',
      async open(phone) {
        await openSetup(phone);
        await phone.tap('Apply');
        await phone.find('btn_record');
      },
    },
  ],
};
