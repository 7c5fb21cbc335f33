import users from '@material-symbols/svg-400/rounded/account_circle.svg';
import backup from '@material-symbols/svg-400/rounded/cloud_upload.svg';
import developer from '@material-symbols/svg-400/rounded/code.svg';
import update from '@material-symbols/svg-400/rounded/download.svg';
import reset from '@material-symbols/svg-400/rounded/history.svg';
import languages from '@material-symbols/svg-400/rounded/language.svg';
import clock from '@material-symbols/svg-400/rounded/schedule.svg';
import gestures from '@material-symbols/svg-400/rounded/swipe.svg';
import { flag, onOff, text } from '../bindings.ts';
import type { SettingsPage } from '../page.ts';
import { dateTimePages, zoneSummary } from './date-time.tsx';
import { developmentEnabled, developmentPages } from './development.ts';
import { languagePages } from './languages.ts';

const gesture = 'com.android.settings.gestures';
const oneHanded = flag('secure/one_handed_mode_enabled');
const camera = flag('secure/camera_double_tap_power_gesture_disabled', { otherwise: true, on: '0', off: '1' });
const tapToCheck = flag('secure/doze_tap_gesture', { otherwise: true });
const longPressPower = text('global/power_button_long_press', '1');

export const systemPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.system.SystemDashboardFragment',
    title: 'System',
    rows: [
      {
        title: 'Languages\u00a0& input',
        icon: languages,
        keywords: 'keyboard language locale',
        summary: 'Gboard',
        opens: 'com.android.settings.language.LanguageAndInputSettings',
      },
      { title: 'Gestures', icon: gestures, opens: `${gesture}.GestureSettings` },
      {
        title: 'Date & time',
        icon: clock,
        keywords: 'clock time zone 24-hour',
        summary: zoneSummary,
        opens: 'com.android.settings.datetime.DateTimeSettings',
      },
      { title: 'Backup', icon: backup, summary: 'Off', opens: 'com.android.settings.backup.BackupSettingsFragment' },
      {
        title: 'System updates',
        icon: update,
        summary: (scope) => `Updated to Android ${scope.property('ro.build.version.release')}`,
        opens: { intent: { action: 'android.settings.SYSTEM_UPDATE_SETTINGS' } },
      },
      {
        title: 'Multiple users',
        icon: users,
        summary: 'Signed in as Owner',
        opens: 'com.android.settings.users.UserSettings',
      },
      {
        title: 'Developer options',
        icon: developer,
        visible: developmentEnabled.read,
        opens: 'com.android.settings.development.DevelopmentSettingsDashboardFragment',
      },
      { title: 'Reset options', icon: reset, opens: 'com.android.settings.system.ResetDashboardFragment' },
    ],
  },
  {
    fragment: `${gesture}.GestureSettings`,
    title: 'Gestures',
    rows: [
      { title: 'Quickly open camera', summary: onOff(camera), opens: `${gesture}.DoubleTapPowerSettings` },
      {
        title: 'System navigation',
        summary: 'Gesture navigation',
        opens: `${gesture}.SystemNavigationGestureSettings`,
      },
      { title: 'One-handed mode', summary: onOff(oneHanded), opens: `${gesture}.OneHandedSettings` },
      { title: 'Tap to check phone', summary: onOff(tapToCheck), opens: `${gesture}.TapScreenGestureSettings` },
      {
        title: 'Press & hold power button',
        summary: (scope) => (longPressPower.read(scope) === '5' ? 'Access digital assistant' : 'Access power menu'),
        opens: `${gesture}.PowerMenuSettings`,
      },
      {
        title: 'Prevent ringing',
        summary: 'Vibrate',
        opens: `${gesture}.PreventRingingGestureSettings`,
      },
    ],
  },
  {
    fragment: `${gesture}.DoubleTapPowerSettings`,
    title: 'Quickly open camera',
    rows: [
      {
        kind: 'switch',
        title: 'Quickly open camera',
        summary: 'Press the power button twice, from any screen',
        value: camera,
      },
    ],
  },
  {
    fragment: `${gesture}.SystemNavigationGestureSettings`,
    title: 'System navigation',
    rows: [
      {
        kind: 'radios',
        entries: [
          {
            label: 'Gesture navigation',
            value: '2',
            summary: 'Swipe up to go home, hold to switch apps, swipe from an edge to go back.',
          },
          { label: '3-button navigation', value: '0', summary: 'Go back, home, and switch apps with buttons.' },
        ],
        value: text('secure/navigation_mode', '2'),
      },
    ],
  },
  {
    fragment: `${gesture}.OneHandedSettings`,
    title: 'One-handed mode',
    rows: [
      { kind: 'main-switch', title: 'Use one-handed mode', value: oneHanded },
      {
        kind: 'category',
        title: 'Swipe down to',
        rows: [
          {
            kind: 'radios',
            enabled: oneHanded.read,
            entries: [
              { label: 'Pull screen into reach', value: '0' },
              { label: 'Show notifications', value: '1' },
            ],
            value: text('secure/swipe_bottom_to_notification_enabled', '0'),
          },
        ],
      },
      { kind: 'footer', title: 'Swipe down at the lower edge to bring the top of the screen nearer.' },
    ],
  },
  {
    fragment: `${gesture}.TapScreenGestureSettings`,
    title: 'Tap to check phone',
    rows: [
      {
        kind: 'switch',
        title: 'Tap to check phone',
        summary: 'Tap the screen to see the time and notifications',
        value: tapToCheck,
      },
    ],
  },
  {
    fragment: `${gesture}.PowerMenuSettings`,
    title: 'Press & hold power button',
    rows: [
      {
        kind: 'radios',
        entries: [
          { label: 'Power menu', value: '1' },
          { label: 'Digital assistant', value: '5' },
        ],
        value: longPressPower,
      },
    ],
  },
  {
    fragment: 'com.android.settings.backup.BackupSettingsFragment',
    title: 'Backup',
    rows: [{ kind: 'footer', title: 'There is no account to back up to.' }],
  },
  {
    fragment: 'com.android.settings.SystemUpdate',
    title: 'System update',
    rows: [
      { kind: 'fact', title: 'Your system is up to date' },
      {
        kind: 'fact',
        title: 'Android version',
        summary: (scope) => scope.property('ro.build.version.release'),
      },
      {
        kind: 'fact',
        title: 'Android security update',
        summary: (scope) => scope.property('ro.build.version.security_patch'),
      },
      { title: 'Check for update', onClick: (scope) => void scope.api.toast('Your system is up to date') },
    ],
  },
  {
    fragment: 'com.android.settings.users.UserSettings',
    title: 'Multiple users',
    rows: [
      { kind: 'main-switch', title: 'Allow multiple users', value: flag('global/user_switcher_enabled') },
      { kind: 'fact', title: 'You (Owner)', visible: (scope) => scope.setting('global/user_switcher_enabled') === '1' },
    ],
  },
  {
    fragment: 'com.android.settings.system.ResetDashboardFragment',
    title: 'Reset options',
    rows: [
      {
        title: 'Reset Wi-Fi, mobile & Bluetooth',
        asks: {
          title: 'Reset network settings?',
          message: 'Wi\u2011Fi, mobile data and Bluetooth go back to how they were on the new phone.',
          confirm: 'Reset settings',
        },
        onClick: (scope) =>
          scope.act(async ({ system, toast }) => {
            await system.setAirplane(false);
            await system.setWifi(true);
            await system.setMobileData(true);
            await system.setBluetooth(true);
            await toast('Network settings have been reset');
          }),
      },
      {
        title: 'Reset app preferences',
        asks: {
          title: 'Reset app preferences?',
          message: 'Apps that were disabled are enabled again. No data of apps is lost.',
          confirm: 'Reset apps',
        },
        onClick: (scope) =>
          scope.act(async ({ system }) => {
            for (const { packageName, enabled } of await system.packages()) {
              if (!enabled) await system.setEnabled(packageName, true);
            }
          }),
      },
      { title: 'Erase all data (factory reset)', opens: 'com.android.settings.MainClear' },
    ],
  },
  {
    fragment: 'com.android.settings.MainClear',
    title: 'Erase all data (factory reset)',
    rows: [
      { kind: 'intro', title: 'Erases all apps, their data and the files of the shared storage.' },
      {
        title: 'Erase all data',
        asks: {
          title: 'Erase all data?',
          message:
            'All of your personal information and downloaded apps will be deleted. You can\u2019t undo this action.',
          confirm: 'Erase all data',
        },
        onClick: (scope) =>
          scope.act(async ({ system, files }) => {
            for (const { packageName, system: isSystem } of await system.packages()) {
              if (isSystem) await system.clearData(packageName);
              else await system.uninstall(packageName);
            }
            for (const { path } of await files.list('/sdcard')) await files.remove(path);
          }),
      },
    ],
  },
  ...languagePages,
  ...dateTimePages,
  ...developmentPages,
];
