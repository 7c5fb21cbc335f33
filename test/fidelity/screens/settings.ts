import type { TestPhone } from '../../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp } from '../fidelity-app.ts';

const packageName = 'com.android.settings';
const smsMessenger = 'com.simplemobiletools.smsmessenger';
const notify = 'android.permission.POST_NOTIFICATIONS';

async function open(phone: TestPhone, action: string, ...path: readonly string[]): Promise<void> {
  await phone.start({ action: `android.settings.${action}` });
  for (const row of path) await phone.tap(row);
}

/** The big title's height beyond the toolbar it becomes. */
const collapsePx = 323;

async function appNotifications(phone: TestPhone, { allowed }: { allowed: boolean }): Promise<void> {
  const { packages } = phone.system;
  if (allowed) await packages.grant(smsMessenger, notify);
  else await packages.revoke(smsMessenger, notify);
  await phone.start({
    action: 'android.settings.APP_NOTIFICATION_SETTINGS',
    extras: { 'android.provider.extra.APP_PACKAGE': smsMessenger },
  });
  await phone.find('main_switch_bar');
}

export const settings: FidelityApp = {
  name: 'settings',
  packageName,
  screens: [
    {
      id: 'settings:accessibility',
      otherPlaces: 'it was scrolled to another place',
      async open(phone) {
        await phone.start({ action: 'android.settings.ACCESSIBILITY_SETTINGS' });
        await phone.find('Screen reader');
        await phone.scroll(1500);
        await phone.scroll(1500);
      },
    },
    {
      id: 'settings:accessibility-2',
      async open(phone) {
        const forwarder = 'com.google.androidenv.accessibilityforwarder';
        phone.system.settings.put(
          'secure',
          'enabled_accessibility_services',
          `${forwarder}/${forwarder}.AccessibilityForwarder`,
        );
        await phone.start({ action: 'android.settings.ACCESSIBILITY_SETTINGS' });
        await phone.find('Downloaded apps');
      },
    },
    {
      id: 'settings:all-apps',
      volatile: [/^[\d.]+ [kMG]?B$/],
      absent: [
        {
          element: /Android Auto|Android System WebView|AndroidWorld|"Calendar"/,
          reason: 'the app is not on this phone',
        },
      ],
      otherPlaces: 'other apps are installed',
      open: (phone) => open(phone, 'MANAGE_ALL_APPLICATIONS_SETTINGS'),
    },
    { id: 'settings:app-notifications', open: (phone) => appNotifications(phone, { allowed: true }) },
    { id: 'settings:app-notifications-2', open: (phone) => appNotifications(phone, { allowed: false }) },
    {
      id: 'settings:color-and-motion',
      open: (phone) => open(phone, 'ACCESSIBILITY_SETTINGS', 'Color and motion'),
    },
    {
      id: 'settings:connected-devices-bluetooth-off',
      async open(phone) {
        await phone.system.radios.setBluetooth(false);
        await open(phone, 'BLUETOOTH_SETTINGS');
        await phone.find('Bluetooth will turn on');
      },
    },
    {
      id: 'settings:display',
      volatile: [/^\d+%$/],
      async open(phone) {
        phone.system.settings.put('system', 'accelerometer_rotation', '1');
        await open(phone, 'DISPLAY_SETTINGS');
        await phone.find('Brightness level');
        await phone.scroll(collapsePx);
      },
    },
    { id: 'settings:display-2', volatile: [/^\d+%$/], open: (phone) => open(phone, 'DISPLAY_SETTINGS') },
    {
      id: 'settings:display-size-and-text',
      open: (phone) => open(phone, 'DISPLAY_SETTINGS', 'Display size and text'),
    },
    { id: 'settings:lock-screen', open: (phone) => open(phone, 'DISPLAY_SETTINGS', 'Lock screen') },
    { id: 'settings:notifications', open: (phone) => open(phone, 'NOTIFICATION_SETTINGS') },
  ],
};
