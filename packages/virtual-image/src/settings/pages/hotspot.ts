import { flag, text } from '../bindings.ts';
import type { SettingsPage } from '../page.ts';

/** No other device can join this phone: its access point cannot be turned on. */
export const hotspotPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.TetherSettings',
    title: 'Hotspot & tethering',
    rows: [
      {
        kind: 'intro',
        title: 'Use hotspot and tethering to provide internet to other devices through your mobile data connection.',
      },
      {
        title: 'Wi\u2011Fi hotspot',
        summary: 'Not sharing internet or content with other devices',
        opens: 'com.android.settings.wifi.tether.WifiTetherSettings',
      },
      {
        kind: 'switch',
        title: 'USB tethering',
        summary: 'Share phone\u2019s internet connection via USB',
        enabled: false,
        value: flag('global/usb_tethering'),
      },
      {
        kind: 'switch',
        title: 'Bluetooth tethering',
        summary: 'Share phone\u2019s internet connection via Bluetooth',
        value: flag('global/bluetooth_tethering'),
        enabled: ({ phone }) => phone.radios.bluetooth.enabled,
      },
    ],
  },
  {
    fragment: 'com.android.settings.wifi.tether.WifiTetherSettings',
    title: 'Wi\u2011Fi hotspot',
    rows: [
      { kind: 'main-switch', title: 'Use Wi\u2011Fi hotspot', value: flag('global/wifi_hotspot_on'), enabled: false },
      { kind: 'edit', title: 'Hotspot name', value: text('global/wifi_hotspot_ssid', 'AndroidAP_5554') },
      {
        kind: 'list',
        title: 'Security',
        entries: [
          { label: 'WPA2-Personal', value: 'wpa2' },
          { label: 'None', value: 'none' },
        ],
        value: text('global/wifi_hotspot_security', 'wpa2'),
      },
      { kind: 'edit', title: 'Hotspot password', value: text('global/wifi_hotspot_password', 'androidworld') },
      {
        kind: 'switch',
        title: 'Turn off hotspot automatically',
        summary: 'When no devices are connected',
        value: flag('global/soft_ap_timeout_enabled', { otherwise: true }),
      },
    ],
  },
];
