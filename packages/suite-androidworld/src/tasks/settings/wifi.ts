import { isWifiOn, setWifi } from '@androidworld/android-kit';
import type { Ui } from '@androidworld/core';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { setSwitch } from '../../solutions/set-switch.ts';

type WifiTask = 'SystemWifiTurnOff' | 'SystemWifiTurnOffVerify' | 'SystemWifiTurnOn' | 'SystemWifiTurnOnVerify';

export const systemWifiTurnOff = wifiTask('SystemWifiTurnOff', { wanted: 'off', atStart: 'on' });
export const systemWifiTurnOffVerify = wifiTask('SystemWifiTurnOffVerify', { wanted: 'off', atStart: 'off' });
export const systemWifiTurnOn = wifiTask('SystemWifiTurnOn', { wanted: 'on', atStart: 'off' });
export const systemWifiTurnOnVerify = wifiTask('SystemWifiTurnOnVerify', { wanted: 'on', atStart: 'on' });

/** The Verify twins have the same goal and start in its state: the agent must notice that nothing is left to do. */
function wifiTask(name: WifiTask, { wanted, atStart }: { wanted: 'on' | 'off'; atStart: 'on' | 'off' }) {
  return defineTask({
    name,
    apps: [apps.settings.name],
    ...published[name],
    startsInGoalState: wanted === atStart,
    params: z.object({ onOrOff: z.literal(wanted) }),
    sample: () => ({ onOrOff: wanted }),
    goal: ({ onOrOff }) => `Make sure that Wi-Fi is turned ${onOrOff}.`,
    async setUp({ device, signal }) {
      const before = await isWifiOn(device, { signal });
      await setWifi(device, atStart === 'on', { signal });
      return { before };
    },
    async score({ device, signal }) {
      return (await isWifiOn(device, { signal })) === (wanted === 'on') ? 1 : 0;
    },
    async tearDown({ device, signal }, _params, state) {
      await setWifi(device, state?.before ?? true, { signal });
    },
    solution: (ui) => switchWifi(ui, wanted === 'on'),
    nearMisses: [
      { name: 'Wi-Fi left the other way round', run: (ui) => switchWifi(ui, wanted !== 'on') },
      {
        name: 'Wi-Fi set and set back',
        async run(ui) {
          await switchWifi(ui, wanted === 'on');
          await setSwitch(ui, 'Wi-Fi', wanted !== 'on');
        },
      },
    ],
  });
}

/** Opens the Internet screen of Settings and sets Wi-Fi there. */
export async function switchWifi(ui: Ui, on: boolean): Promise<void> {
  await ui.openApp('Settings');
  await ui.tap('Network & internet');
  await ui.tap('Internet');
  await setSwitch(ui, 'Wi-Fi', on);
}
