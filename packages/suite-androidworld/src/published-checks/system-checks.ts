import { readClipboard, run } from '@androidworld/android-kit';
import { sh } from '@androidworld/core';
import { front } from './device-looks.ts';
import { isAlike, type PublishedCheck, text } from './published-check.ts';

const wifiOn = setting('global', 'wifi_on', ['1', '2']);
const wifiOff = setting('global', 'wifi_on', ['0']);
const bluetoothOn = setting('global', 'bluetooth_on', ['1']);
const bluetoothOff = setting('global', 'bluetooth_on', ['0']);
const brightest = setting('system', 'screen_brightness', ['255']);
const darkest = setting('system', 'screen_brightness', ['1']);

export const systemChecks: Readonly<Record<string, PublishedCheck>> = {
  OpenAppTaskEval: {
    holds: async ({ device }, { params }) => (await front(device)) === packages[text(params.appName)],
  },
  SystemBluetoothTurnOff: bluetoothOff,
  SystemBluetoothTurnOffVerify: bluetoothOff,
  SystemBluetoothTurnOn: bluetoothOn,
  SystemBluetoothTurnOnVerify: bluetoothOn,
  SystemBrightnessMax: brightest,
  SystemBrightnessMaxVerify: brightest,
  SystemBrightnessMin: darkest,
  SystemBrightnessMinVerify: darkest,
  SystemCopyToClipboard: {
    holds: async ({ device, signal }, { params }) =>
      isAlike(await readClipboard(device, { signal }), text(params.clipboardContent)),
  },
  SystemWifiTurnOff: wifiOff,
  SystemWifiTurnOffVerify: wifiOff,
  SystemWifiTurnOn: wifiOn,
  SystemWifiTurnOnVerify: wifiOn,
  TurnOffWifiAndTurnOnBluetooth: {
    holds: async (context, given) => (await wifiOff.holds(context, given)) && (await bluetoothOn.holds(context, given)),
  },
  TurnOnWifiAndOpenApp: {
    async holds(context, given) {
      const { appName } = given.params.app as { appName: string };
      return (await wifiOn.holds(context, given)) && (await front(context.device)) === packages[appName];
    },
  },
};

const packages: Readonly<Record<string, string>> = {
  camera: 'com.android.camera2',
  clock: 'com.google.android.deskclock',
  contacts: 'com.google.android.contacts',
  settings: 'com.android.settings',
  dialer: 'com.google.android.dialer',
};

function setting(namespace: string, key: string, values: readonly string[]): PublishedCheck {
  return {
    holds: async ({ device }) => values.includes((await run(device, sh`settings get ${namespace} ${key}`)).trim()),
  };
}
