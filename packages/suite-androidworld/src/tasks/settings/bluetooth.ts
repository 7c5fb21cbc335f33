import { isBluetoothOn, setBluetooth } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { setSwitch } from '../../solutions/set-switch.ts';

type BluetoothTask =
  | 'SystemBluetoothTurnOff'
  | 'SystemBluetoothTurnOffVerify'
  | 'SystemBluetoothTurnOn'
  | 'SystemBluetoothTurnOnVerify';

export const systemBluetoothTurnOff = bluetoothTask('SystemBluetoothTurnOff', { wanted: 'off', atStart: 'on' });
export const systemBluetoothTurnOffVerify = bluetoothTask('SystemBluetoothTurnOffVerify', {
  wanted: 'off',
  atStart: 'off',
});
export const systemBluetoothTurnOn = bluetoothTask('SystemBluetoothTurnOn', { wanted: 'on', atStart: 'off' });
export const systemBluetoothTurnOnVerify = bluetoothTask('SystemBluetoothTurnOnVerify', {
  wanted: 'on',
  atStart: 'on',
});

/** The Verify twins have the same goal and start in its state: the agent must notice that nothing is left to do. */
function bluetoothTask(name: BluetoothTask, { wanted, atStart }: { wanted: 'on' | 'off'; atStart: 'on' | 'off' }) {
  return defineTask({
    name,
    apps: [apps.settings.name],
    ...published[name],
    startsInGoalState: wanted === atStart,
    params: z.object({ onOrOff: z.literal(wanted) }),
    sample: () => ({ onOrOff: wanted }),
    goal: ({ onOrOff }) => `Make sure that Bluetooth is turned ${onOrOff}.`,
    async setUp({ device, signal }) {
      const before = await isBluetoothOn(device, { signal });
      await setBluetooth(device, atStart === 'on', { signal });
      return { before };
    },
    async score({ device, signal }) {
      return (await isBluetoothOn(device, { signal })) === (wanted === 'on') ? 1 : 0;
    },
    async tearDown({ device, signal }, _params, state) {
      await setBluetooth(device, state?.before ?? true, { signal });
    },
    solution: (ui) => switchBluetooth(ui, wanted === 'on'),
    nearMisses: [
      { name: 'Bluetooth left the other way round', run: (ui) => switchBluetooth(ui, wanted !== 'on') },
      {
        name: 'Bluetooth set and set back',
        async run(ui) {
          await switchBluetooth(ui, wanted === 'on');
          await setSwitch(ui, 'Use Bluetooth', wanted !== 'on');
        },
      },
    ],
  });
}

/** Opens the Bluetooth screen of Settings and sets the radio there. */
export async function switchBluetooth(ui: Ui, on: boolean): Promise<void> {
  await ui.openApp('Settings');
  await ui.tap('Connected devices');
  await ui.tap('Connection preferences');
  await ui.tap('Bluetooth');
  await setSwitch(ui, 'Use Bluetooth', on);
}
