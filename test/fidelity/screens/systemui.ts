import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp, FidelityScreen } from '../fidelity-app.ts';

const KEYCODE_HOME = 3;
const clock = /^\d{1,2}:\d{2}$/;
const volatile = [clock];

/** All windows, as in the recordings of agents: the status bar is one of its own. */
async function everyWindow(phone: TestPhone) {
  return [...(await phone.nodes()), ...(await phone.bars())];
}

/** What the recorded phone had around it. */
interface Surroundings {
  /** Bars of the mobile network; default all. */
  readonly signal?: 1 | 2 | 3 | 4;
  readonly wifi?: boolean;
  /** Whether it reached the internet. */
  readonly internet?: boolean;
  /** So many notifications of Android System that they stood together, as one without a title. */
  readonly manyNotices?: boolean;
}

async function surround(phone: TestPhone, surroundings: Surroundings): Promise<void> {
  const { signal = 4, wifi = true, internet = false, manyNotices = false } = surroundings;
  const { radios, settings, notifications } = phone.system;
  radios.setSignalLevel(signal);
  await radios.setWifi(wifi);
  settings.put('global', 'captive_portal_mode', internet ? '0' : '1');
  for (const { key, title } of notifications.list()) if (title.startsWith('Notice')) notifications.cancel(key);
  for (const id of manyNotices ? [1, 2, 3] : [])
    notifications.post('android', { id, channel: 'DEVELOPER', title: `Notice ${id}`, text: '' });
}

const home = (id: string, surroundings: Surroundings): FidelityScreen => ({
  id,
  nodes: everyWindow,
  volatile,
  async open(phone) {
    await surround(phone, surroundings);
    await phone.system.systemKey(KEYCODE_HOME);
  },
});

const brightness = (id: string, surroundings: Surroundings): FidelityScreen => ({
  id,
  nodes: everyWindow,
  volatile,
  async open(phone) {
    await surround(phone, surroundings);
    await phone.start({ action: 'com.android.intent.action.SHOW_BRIGHTNESS_DIALOG' });
    await phone.find('slider');
  },
});

export const systemUi: FidelityApp = {
  name: 'systemui',
  packageName: 'com.android.systemui',
  screens: [
    {
      id: 'systemui:quick-settings-open',
      volatile,
      async open(phone) {
        await surround(phone, { internet: true });
        phone.system.settings.put('global', 'zen_mode', '1');
        phone.system.settings.put('system', 'accelerometer_rotation', '1');
        await phone.system.setPanel('quick-settings');
      },
    },
    brightness('systemui:brightness-dialog', { wifi: false, signal: 2 }),
    brightness('systemui:brightness-dialog-2', { manyNotices: true }),
    home('systemui:status-bar', { signal: 1 }),
    home('systemui:status-bar-2', { internet: true }),
    home('systemui:status-bar-3', { signal: 3, manyNotices: true }),
  ],
};
