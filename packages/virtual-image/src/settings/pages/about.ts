import { text } from '../bindings.ts';
import type { PageScope, SettingsPage } from '../page.ts';
import { imeiRow, simStatus } from './about-dialogs.tsx';
import { developmentEnabled } from './development.ts';

const deviceInfo = 'com.android.settings.deviceinfo';
const property = (name: string) => (scope: PageScope) => scope.property(name);

/** Taps on the build number that make a developer. */
const tapsToDeveloper = 7;

/** From here on each tap is told of. */
const tapsWithoutWord = 3;

function tapBuildNumber(scope: PageScope): void {
  const say = (words: string) => void scope.api.toast(words);
  if (developmentEnabled.read(scope)) {
    say('No need, you are already a developer.');
    return;
  }
  const taps = Number(scope.state.buildTaps ?? 0) + 1;
  scope.setState({ buildTaps: String(taps) });
  const left = tapsToDeveloper - taps;
  if (left <= 0) {
    developmentEnabled.write(scope, true);
    scope.setState({ buildTaps: undefined });
    say('You are now a developer!');
  } else if (taps >= tapsWithoutWord) {
    say(`You are now ${left} ${left === 1 ? 'step' : 'steps'} away from being a developer.`);
  }
}

/** Since the phone was started: `1:02:03`. */
function upTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

export const aboutPages: readonly SettingsPage[] = [
  {
    fragment: `${deviceInfo}.aboutphone.MyDeviceInfoFragment`,
    title: 'About emulated device',
    rows: [
      {
        kind: 'category',
        title: 'Basic info',
        rows: [
          { kind: 'edit', title: 'Device name', value: text('global/device_name') },
          { kind: 'fact', title: 'Phone number', summary: '(555) 521-5554' },
        ],
      },
      {
        kind: 'category',
        title: 'Legal & regulatory',
        rows: [{ title: 'Legal information', opens: 'com.android.settings.LegalSettings' }],
      },
      {
        kind: 'category',
        title: 'Device details',
        rows: [
          simStatus,
          {
            title: 'Model',
            summary: property('ro.product.model'),
            opens: `${deviceInfo}.hardwareinfo.HardwareInfoFragment`,
          },
          imeiRow,
          {
            title: 'Android version',
            summary: property('ro.build.version.release'),
            opens: `${deviceInfo}.firmwareversion.FirmwareVersionSettings`,
          },
        ],
      },
      {
        kind: 'category',
        title: 'Device identifiers',
        rows: [
          {
            kind: 'fact',
            title: 'IP address',
            summary: ({ phone }) => (phone.radios.wifi.connected ? '10.0.2.16' : 'Unavailable'),
          },
          {
            title: 'Wi\u2011Fi MAC address',
            summary: 'To view, choose saved network',
            opens: 'com.android.settings.wifi.savedaccesspoints2.SavedAccessPointsWifiSettings2',
          },
          { kind: 'fact', title: 'Device Wi\u2011Fi MAC address', summary: '02:15:b2:00:00:00' },
          {
            kind: 'fact',
            title: 'Bluetooth address',
            summary: ({ phone }) => (phone.radios.bluetooth.enabled ? '00:00:00:00:5a:ad' : 'Unavailable'),
          },
          {
            kind: 'fact',
            title: 'Up time',
            summary: (scope) => upTime(scope.read('elapsed', (api) => api.clock.elapsed()) ?? 0),
          },
          { title: 'Build number', summary: property('ro.build.display.id'), onClick: tapBuildNumber },
        ],
      },
    ],
  },
  {
    fragment: 'com.android.settings.LegalSettings',
    title: 'Legal information',
    rows: [
      {
        title: 'Third-party licenses',
        opens: 'com.android.settings.SettingsLicense',
      },
    ],
  },
  {
    fragment: 'com.android.settings.SettingsLicense',
    title: 'Third-party licenses',
    rows: [{ kind: 'footer', title: 'This phone is simulated: it holds no code of Android.' }],
  },
  {
    fragment: `${deviceInfo}.firmwareversion.FirmwareVersionSettings`,
    title: 'Android version',
    rows: [
      { kind: 'fact', title: 'Android version', summary: property('ro.build.version.release') },
      { kind: 'fact', title: 'Android security update', summary: property('ro.build.version.security_patch') },
      { kind: 'fact', title: 'Google Play system update', summary: property('ro.build.version.security_patch') },
      { kind: 'fact', title: 'Baseband version', summary: property('gsm.version.baseband') },
      { kind: 'fact', title: 'Kernel version', summary: '5.15.41-android13-8' },
      { kind: 'fact', title: 'Build number', summary: property('ro.build.display.id') },
    ],
  },
  {
    fragment: `${deviceInfo}.hardwareinfo.HardwareInfoFragment`,
    title: 'Model',
    rows: [
      { kind: 'fact', title: 'Model', summary: property('ro.product.model') },
      { kind: 'fact', title: 'Serial number', summary: property('ro.serialno') },
      { kind: 'fact', title: 'Hardware version', summary: property('ro.boot.hardware.revision') },
    ],
  },
];
