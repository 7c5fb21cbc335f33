import { compositeTask, defineTask } from '@androidworld/core';
import { published } from '../../published.ts';
import { switchBluetooth, systemBluetoothTurnOn } from '../settings/bluetooth.ts';
import { switchWifi, systemWifiTurnOff, systemWifiTurnOn } from '../settings/wifi.ts';
import { openApp, openAppTaskEval } from '../system/open-app.ts';

export const turnOffWifiAndTurnOnBluetooth = defineTask({
  ...compositeTask({
    name: 'TurnOffWifiAndTurnOnBluetooth',
    parts: { wifi: systemWifiTurnOff, bluetooth: systemBluetoothTurnOn },
    goal: () => 'Turn Wi-Fi off, and then turn Bluetooth on.',
  }),
  ...published.TurnOffWifiAndTurnOnBluetooth,
  nearMisses: [
    { name: 'Wi-Fi only', run: (ui) => switchWifi(ui, false) },
    { name: 'Bluetooth only', run: (ui) => switchBluetooth(ui, true) },
    {
      name: 'both on',
      async run(ui) {
        await switchWifi(ui, true);
        await switchBluetooth(ui, true);
      },
    },
  ],
});

export const turnOnWifiAndOpenApp = defineTask({
  ...compositeTask({
    name: 'TurnOnWifiAndOpenApp',
    parts: { wifi: systemWifiTurnOn, app: openAppTaskEval },
    goal: ({ app }) => `Turn Wi-Fi on, and then open the ${app.appName} app.`,
  }),
  ...published.TurnOnWifiAndOpenApp,
  nearMisses: [
    { name: 'Wi-Fi only', run: (ui) => switchWifi(ui, true).then(() => ui.home()) },
    {
      name: 'the app first, then left in Settings or home',
      async run(ui, params) {
        await openApp(ui, params.app.appName);
        await switchWifi(ui, true);
        await ui.home();
      },
    },
  ],
});
