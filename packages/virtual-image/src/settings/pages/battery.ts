import { flag, onOff } from '../bindings.ts';
import type { PageScope, SettingsPage } from '../page.ts';
import { batteryHeader } from './battery-header.tsx';

const saver = flag('global/low_power');
const percentage = flag('system/status_bar_show_battery_percent');
const adaptive = flag('global/adaptive_battery_management_enabled', { otherwise: true });

export const batteryPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.fuelgauge.batteryusage.PowerUsageSummary',
    title: 'Battery',
    rows: [
      batteryHeader,
      {
        title: 'Battery usage',
        summary: 'View usage from last full charge',
        opens: 'com.android.settings.fuelgauge.batteryusage.PowerUsageAdvanced',
      },
      {
        title: 'Battery Saver',
        summary: onOff(saver),
        opens: 'com.android.settings.fuelgauge.batterysaver.BatterySaverSettings',
      },
      {
        title: 'Battery Manager',
        summary: (scope) => (adaptive.read(scope) ? 'On / Detecting when apps drain battery' : 'Off'),
        opens: 'com.android.settings.fuelgauge.SmartBatterySettings',
      },
      {
        kind: 'switch',
        title: 'Battery percentage',
        summary: 'Show battery percentage in status bar',
        value: percentage,
      },
      { kind: 'footer', title: 'Battery usage data is approximate and can change based on usage.' },
    ],
  },
  {
    fragment: 'com.android.settings.fuelgauge.batteryusage.PowerUsageAdvanced',
    title: 'Battery usage',
    rows: [{ kind: 'footer', title: 'Battery usage data will be available in a few hours once fully charged' }],
  },
  {
    fragment: 'com.android.settings.fuelgauge.batterysaver.BatterySaverSettings',
    title: 'Battery Saver',
    rows: [
      {
        kind: 'main-switch',
        title: 'Use Battery Saver',
        value: saver,
        enabled: ({ phone }: PageScope) => !phone.battery.charging,
      },
      {
        title: 'Set a schedule',
        summary: 'No schedule',
        opens: 'com.android.settings.fuelgauge.batterysaver.BatterySaverScheduleSettings',
      },
      {
        kind: 'switch',
        title: 'Turn off when charged',
        summary: 'Battery Saver turns off when battery reaches 90%',
        value: flag('global/low_power_sticky_auto_disable_enabled', { otherwise: true }),
      },
      { kind: 'footer', title: 'Battery Saver turns on Dark theme and limits what apps do in the background.' },
    ],
  },
  {
    fragment: 'com.android.settings.fuelgauge.batterysaver.BatterySaverScheduleSettings',
    title: 'Set a schedule',
    rows: [
      {
        kind: 'radios',
        entries: [
          { label: 'No schedule', value: '0' },
          { label: 'Based on percentage', value: '20' },
        ],
        value: {
          read: (scope) => ((scope.setting('global/low_power_trigger_level') ?? '0') === '0' ? '0' : '20'),
          write: (scope, level) => scope.put('global/low_power_trigger_level', level),
        },
      },
    ],
  },
  {
    fragment: 'com.android.settings.fuelgauge.SmartBatterySettings',
    title: 'Battery Manager',
    rows: [
      { kind: 'main-switch', title: 'Use Battery Manager', value: adaptive },
      { kind: 'footer', title: 'Battery Manager finds apps that drain the battery and holds them back.' },
    ],
  },
];
