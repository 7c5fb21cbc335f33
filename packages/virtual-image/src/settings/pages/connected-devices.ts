import add from '@material-symbols/svg-400/rounded/add.svg';
import bluetoothIcon from '@material-symbols/svg-400/rounded/bluetooth.svg';
import cast from '@material-symbols/svg-400/rounded/cast.svg';
import devices from '@material-symbols/svg-400/rounded/devices.svg';
import print from '@material-symbols/svg-400/rounded/print.svg';
import { bluetooth, flag, onOff } from '../bindings.ts';
import type { PageScope, SettingsPage, SettingsRow } from '../page.ts';
import { bluetoothName, bluetoothNameRow } from './bluetooth-name.tsx';

const printService = flag('secure/print_service_default');
const isOff = (scope: PageScope) => !bluetooth.read(scope);

const pairNewDevice: SettingsRow = {
  title: 'Pair new device',
  icon: add,
  keywords: 'bluetooth',
  summary: (scope) => (isOff(scope) ? 'Bluetooth will turn on to pair' : undefined),
  onClick(scope) {
    if (isOff(scope)) bluetooth.write(scope, true);
    scope.open('com.android.settings.bluetooth.BluetoothPairingDetail');
  },
};

export const connectedDevicePages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.connecteddevice.ConnectedDeviceDashboardFragment',
    title: 'Connected devices',
    rows: [
      pairNewDevice,
      {
        kind: 'category',
        title: 'Saved devices',
        rows: [
          {
            title: 'See all',
            icon: devices,
            summary: (scope) => (isOff(scope) ? 'Bluetooth will turn on' : undefined),
            onClick(scope) {
              if (isOff(scope)) bluetooth.write(scope, true);
              scope.open('com.android.settings.connecteddevice.PreviouslyConnectedDeviceDashboardFragment');
            },
          },
        ],
      },
      {
        title: 'Connection preferences',
        summary: 'Bluetooth, Android Auto',
        opens: 'com.android.settings.connecteddevice.AdvancedConnectedDeviceDashboardFragment',
      },
      {
        kind: 'footer',
        title: (scope) =>
          isOff(scope)
            ? 'Turn on Bluetooth to connect to other devices.'
            : `Visible as \u201c${bluetoothName.read(scope)}\u201d to other devices`,
      },
    ],
  },
  {
    fragment: 'com.android.settings.connecteddevice.AdvancedConnectedDeviceDashboardFragment',
    title: 'Connection preferences',
    rows: [
      {
        title: 'Bluetooth',
        icon: bluetoothIcon,
        summary: onOff(bluetooth),
        opens: 'com.android.settings.connecteddevice.BluetoothDashboardFragment',
      },
      { title: 'Cast', icon: cast, summary: 'Not connected', opens: 'com.android.settings.wfd.WifiDisplaySettings' },
      {
        title: 'Printing',
        icon: print,
        summary: onOff(printService),
        opens: 'com.android.settings.print.PrintSettingsFragment',
      },
    ],
  },
  {
    fragment: 'com.android.settings.connecteddevice.BluetoothDashboardFragment',
    title: 'Bluetooth',
    rows: [
      { kind: 'main-switch', title: 'Use Bluetooth', value: bluetooth },
      bluetoothNameRow,
      pairNewDevice,
      {
        kind: 'footer',
        title: 'With Bluetooth on, the phone can talk to other devices nearby.',
      },
    ],
  },
  {
    fragment: 'com.android.settings.connecteddevice.PreviouslyConnectedDeviceDashboardFragment',
    title: 'Saved devices',
    rows: [{ kind: 'footer', title: 'No device was connected before.' }],
  },
  {
    fragment: 'com.android.settings.bluetooth.BluetoothPairingDetail',
    title: 'Pair new device',
    rows: [
      bluetoothNameRow,
      {
        kind: 'category',
        title: 'Available devices',
        rows: [{ kind: 'fact', title: 'No devices found', enabled: false }],
      },
      { kind: 'footer', title: 'Phone\u2019s Bluetooth address: 00:00:00:00:5a:ad' },
    ],
  },
  {
    fragment: 'com.android.settings.wfd.WifiDisplaySettings',
    title: 'Cast',
    rows: [{ kind: 'footer', title: 'No nearby devices were found.' }],
  },
  {
    fragment: 'com.android.settings.print.PrintSettingsFragment',
    title: 'Printing',
    rows: [
      {
        kind: 'category',
        title: 'Print services',
        rows: [
          {
            kind: 'switch',
            title: 'Default Print Service',
            summary: onOff(printService),
            value: printService,
          },
        ],
      },
    ],
  },
];
