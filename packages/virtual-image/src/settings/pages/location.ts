import { flag, onOff } from '../bindings.ts';
import type { PageScope, SettingsPage } from '../page.ts';
import { withIcons } from './installed-app.ts';

const location = flag('secure/location_mode', { otherwise: true, on: '3' });

const wifiScanning = flag('global/wifi_scan_always_enabled');
const bluetoothScanning = flag('global/ble_scan_always_enabled');

/** Apps that may see where the phone is. */
function appsWithAccess(scope: PageScope): number {
  return withIcons(scope.apps).filter(({ permissions }) =>
    permissions.some(({ name, granted }) => granted && /ACCESS_(FINE|COARSE)_LOCATION$/.test(name)),
  ).length;
}

export function locationSummary(scope: PageScope): string {
  if (!location.read(scope)) return 'Off';
  const count = appsWithAccess(scope);
  return `On - ${count} ${count === 1 ? 'app has' : 'apps have'} access to location`;
}

export const locationPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.location.LocationSettings',
    title: 'Location',
    rows: [
      { kind: 'main-switch', title: 'Use location', value: location },
      {
        kind: 'category',
        title: 'Recent access',
        rows: [
          { title: 'No apps recently accessed location', enabled: false },
          { title: 'See all', opens: 'com.android.settings.location.RecentLocationAccessSeeAllFragment' },
        ],
        visible: location.read,
      },
      {
        title: 'App location permissions',
        summary: (scope) =>
          location.read(scope)
            ? `${appsWithAccess(scope)} of ${withIcons(scope.apps).length} apps have access to location`
            : 'Location is off',
        opens: {
          intent: {
            action: 'android.intent.action.MANAGE_PERMISSION_APPS',
            extras: { 'android.intent.extra.PERMISSION_GROUP_NAME': 'android.permission-group.LOCATION' },
          },
        },
      },
      {
        title: 'Location services',
        opens: 'com.android.settings.location.LocationServices',
      },
      { kind: 'footer', title: 'Apps with the location permission see where this phone is while location is on.' },
    ],
  },
  {
    fragment: 'com.android.settings.location.RecentLocationAccessSeeAllFragment',
    title: 'All recent access',
    rows: [{ kind: 'footer', title: 'No apps recently accessed location' }],
  },
  {
    fragment: 'com.android.settings.location.LocationServices',
    title: 'Location services',
    rows: [
      {
        title: 'Wi\u2011Fi scanning',
        summary: onOff(wifiScanning),
        opens: 'com.android.settings.location.WifiScanningFragment',
      },
      {
        title: 'Bluetooth scanning',
        summary: onOff(bluetoothScanning),
        opens: 'com.android.settings.location.BluetoothScanningFragment',
      },
    ],
  },
  {
    fragment: 'com.android.settings.location.WifiScanningFragment',
    title: 'Wi\u2011Fi scanning',
    rows: [
      { kind: 'main-switch', title: 'Wi\u2011Fi scanning', value: wifiScanning },
      { kind: 'footer', title: 'Apps and services may look for networks at any time, even with Wi\u2011Fi off.' },
    ],
  },
  {
    fragment: 'com.android.settings.location.BluetoothScanningFragment',
    title: 'Bluetooth scanning',
    rows: [
      { kind: 'main-switch', title: 'Bluetooth scanning', value: bluetoothScanning },
      { kind: 'footer', title: 'Apps and services may look for devices at any time, even with Bluetooth off.' },
    ],
  },
];
