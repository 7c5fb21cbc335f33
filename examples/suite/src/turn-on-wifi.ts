import { isWifiOn, setWifi } from '@androidworld/android-kit';
import { defineTask } from '@androidworld/core';
import { z } from 'zod';

export const turnOnWifi = defineTask({
  name: 'TurnOnWifi',
  apps: ['settings'],
  difficulty: 'easy',
  optimalSteps: 4,
  stepBudget: 10,

  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Turn on Wi-Fi in the settings.',

  async setUp({ device, signal }) {
    const before = await isWifiOn(device, { signal });
    await setWifi(device, false, { signal });
    return before;
  },
  async score({ device, signal }) {
    return (await isWifiOn(device, { signal })) ? 1 : { score: 0, reason: 'expected Wi-Fi on, found it off' };
  },
  async tearDown({ device, signal }, _params, before) {
    if (before !== undefined) await setWifi(device, before, { signal });
  },

  async solution(ui) {
    await ui.openApp('Settings');
    await ui.tap('Network & internet');
    await ui.tap('Internet');
    await ui.tap('Wi-Fi');
  },
  nearMisses: [
    {
      name: 'looked at and not changed',
      async run(ui) {
        await ui.openApp('Settings');
        await ui.tap('Network & internet');
      },
    },
  ],
});
