import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const KEYCODE_HOME = 3;
const clock = /^\d{1,2}:\d{2}$/;
const volatile = [clock];
const otherPhone = [
  { element: /notification: "/, reason: 'a notification without a title: whose it was is not known' },
  { element: /No internet/, reason: 'the recorded phone had no way to the internet; ours says nothing of it' },
  { element: /Phone (one|two|three) bars?/, reason: 'the signal of this phone is always full' },
];

/** All windows, as in the recordings of agents: the status bar is one of its own. */
async function everyWindow(phone: TestPhone) {
  return [...(await phone.nodes()), ...(await phone.bars())];
}

async function openBrightness(phone: TestPhone): Promise<void> {
  await phone.start({ action: 'com.android.intent.action.SHOW_BRIGHTNESS_DIALOG' });
  await phone.find('slider');
}

export const systemUi: FidelityApp = {
  name: 'systemui',
  packageName: 'com.android.systemui',
  screens: [
    {
      id: 'systemui:quick-settings-open',
      volatile,
      async open(phone) {
        phone.system.settings.put('global', 'zen_mode', '1');
        phone.system.settings.put('system', 'accelerometer_rotation', '1');
        await phone.system.setPanel('quick-settings');
      },
    },
    { id: 'systemui:brightness-dialog', nodes: everyWindow, volatile, absent: otherPhone, open: openBrightness },
    { id: 'systemui:brightness-dialog-2', nodes: everyWindow, volatile, absent: otherPhone, open: openBrightness },
    ...['systemui:status-bar', 'systemui:status-bar-2', 'systemui:status-bar-3'].map((id) => ({
      id,
      nodes: everyWindow,
      volatile,
      absent: otherPhone,
      open: (phone: TestPhone) => phone.system.systemKey(KEYCODE_HOME),
    })),
  ],
};
