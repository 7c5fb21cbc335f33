import type { IconSource } from '@androidworld/app-sdk/ui';
import accessibility from '@material-symbols/svg-400/rounded/accessibility_new-fill.svg';
import accounts from '@material-symbols/svg-400/rounded/account_circle-fill.svg';
import apps from '@material-symbols/svg-400/rounded/apps.svg';
import battery from '@material-symbols/svg-400/rounded/battery_full-fill.svg';
import display from '@material-symbols/svg-400/rounded/brightness_6-fill.svg';
import storage from '@material-symbols/svg-400/rounded/database-fill.svg';
import connected from '@material-symbols/svg-400/rounded/devices-fill.svg';
import emergency from '@material-symbols/svg-400/rounded/emergency-fill.svg';
import wellbeing from '@material-symbols/svg-400/rounded/favorite-fill.svg';
import google from '@material-symbols/svg-400/rounded/g_translate-fill.svg';
import system from '@material-symbols/svg-400/rounded/info-fill.svg';
import location from '@material-symbols/svg-400/rounded/location_on-fill.svg';
import security from '@material-symbols/svg-400/rounded/lock-fill.svg';
import about from '@material-symbols/svg-400/rounded/mobile-fill.svg';
import notifications from '@material-symbols/svg-400/rounded/notifications-fill.svg';
import wallpaper from '@material-symbols/svg-400/rounded/palette-fill.svg';
import privacy from '@material-symbols/svg-400/rounded/visibility-fill.svg';
import sound from '@material-symbols/svg-400/rounded/volume_up-fill.svg';
import network from '@material-symbols/svg-400/rounded/wifi-fill.svg';
import type { Live } from '../page.ts';
import { locationSummary } from '../pages/location.ts';
import { freeText, storageOf, usedPercent } from '../pages/storage.tsx';

export interface TopLevelEntry {
  readonly title: string;
  readonly summary: Live<string>;
  readonly icon: IconSource;
  readonly color: string;
  /** Fragment of the page it opens. */
  readonly opens: string;
}

const prefix = 'com.android.settings';

/** The rows of the home screen, in Android's order. */
export const topLevel: readonly TopLevelEntry[] = [
  {
    title: 'Network & internet',
    summary: 'Mobile, Wi\u2011Fi, hotspot',
    icon: network,
    color: '#1a73e8',
    opens: `${prefix}.network.NetworkDashboardFragment`,
  },
  {
    title: 'Connected devices',
    summary: 'Bluetooth, pairing',
    icon: connected,
    color: '#188038',
    opens: `${prefix}.connecteddevice.ConnectedDeviceDashboardFragment`,
  },
  {
    title: 'Apps',
    summary: 'Assistant, recent apps, default apps',
    icon: apps,
    color: '#e8710a',
    opens: `${prefix}.applications.AppDashboardFragment`,
  },
  {
    title: 'Notifications',
    summary: 'Notification history, conversations',
    icon: notifications,
    color: '#e8710a',
    opens: `${prefix}.notification.ConfigureNotificationSettings`,
  },
  {
    title: 'Battery',
    summary: ({ phone }) => `${phone.battery.level}%`,
    icon: battery,
    color: '#1e8e3e',
    opens: `${prefix}.fuelgauge.batteryusage.PowerUsageSummary`,
  },
  {
    title: 'Storage',
    summary: (scope) => {
      const use = storageOf(scope);
      return use === undefined ? '' : `${usedPercent(use)}% used - ${freeText(use)} free`;
    },
    icon: storage,
    color: '#9334e6',
    opens: `${prefix}.deviceinfo.StorageDashboardFragment`,
  },
  {
    title: 'Sound & vibration',
    summary: 'Volume, haptics, Do Not Disturb',
    icon: sound,
    color: '#d01884',
    opens: `${prefix}.notification.SoundSettings`,
  },
  {
    title: 'Display',
    summary: 'Dark theme, font size, brightness',
    icon: display,
    color: '#e37400',
    opens: `${prefix}.DisplaySettings`,
  },
  {
    title: 'Wallpaper & style',
    summary: 'Colors, themed icons, app grid',
    icon: wallpaper,
    color: '#d01884',
    opens: 'com.google.android.apps.wallpaper.picker.CategoryPicker',
  },
  {
    title: 'Accessibility',
    summary: 'Display, interaction, audio',
    icon: accessibility,
    color: '#188038',
    opens: `${prefix}.accessibility.AccessibilitySettings`,
  },
  {
    title: 'Security',
    summary: 'Screen lock, Find My Device, app security',
    icon: security,
    color: '#1e8e3e',
    opens: `${prefix}.security.SecuritySettings`,
  },
  {
    title: 'Privacy',
    summary: 'Permissions, account activity, personal data',
    icon: privacy,
    color: '#1a73e8',
    opens: `${prefix}.privacy.PrivacyDashboardFragment`,
  },
  {
    title: 'Location',
    summary: locationSummary,
    icon: location,
    color: '#1a73e8',
    opens: `${prefix}.location.LocationSettings`,
  },
  {
    title: 'Safety & emergency',
    summary: 'Emergency SOS, medical info, alerts',
    icon: emergency,
    color: '#d93025',
    opens: `${prefix}.emergency.EmergencyDashboardFragment`,
  },
  {
    title: 'Passwords & accounts',
    summary: 'Saved passwords, autofill, synced accounts',
    icon: accounts,
    color: '#e8710a',
    opens: `${prefix}.accounts.AccountDashboardFragment`,
  },
  {
    title: 'Digital Wellbeing & parental controls',
    summary: 'Screen time, app timers, bedtime schedules',
    icon: wellbeing,
    color: '#188038',
    opens: 'com.google.android.apps.wellbeing.settings.TopLevelSettings',
  },
  {
    title: 'Google',
    summary: 'Services & preferences',
    icon: google,
    color: '#1a73e8',
    opens: 'com.google.android.gms.app.settings.GoogleSettings',
  },
  {
    title: 'System',
    summary: 'Languages, gestures, time, backup',
    icon: system,
    color: '#5f6368',
    opens: `${prefix}.system.SystemDashboardFragment`,
  },
  {
    title: 'About emulated device',
    summary: (scope) => scope.setting('global/device_name') ?? '',
    icon: about,
    color: '#5f6368',
    opens: `${prefix}.deviceinfo.aboutphone.MyDeviceInfoFragment`,
  },
];
