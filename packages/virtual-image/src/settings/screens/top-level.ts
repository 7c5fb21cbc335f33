import type { IconSource } from '@androidworld/app-sdk/ui';
import apps from '@material-symbols/svg-400/rounded/apps.svg';
import battery from '@material-symbols/svg-400/rounded/battery_full-fill.svg';
import display from '@material-symbols/svg-400/rounded/brightness_6-fill.svg';
import storage from '@material-symbols/svg-400/rounded/database-fill.svg';
import connected from '@material-symbols/svg-400/rounded/devices-fill.svg';
import system from '@material-symbols/svg-400/rounded/info-fill.svg';
import location from '@material-symbols/svg-400/rounded/location_on-fill.svg';
import about from '@material-symbols/svg-400/rounded/mobile-fill.svg';
import notifications from '@material-symbols/svg-400/rounded/notifications-fill.svg';
import sound from '@material-symbols/svg-400/rounded/volume_up-fill.svg';
import network from '@material-symbols/svg-400/rounded/wifi-fill.svg';
import type { SettingsPage } from '../page.ts';
import { aboutPage } from '../pages/about.tsx';
import { appsPage } from '../pages/apps.tsx';
import { connectedDevicesPage } from '../pages/bluetooth.tsx';
import { displayPage } from '../pages/display.tsx';
import { networkPage } from '../pages/network.tsx';
import { notificationsPage } from '../pages/notifications.tsx';
import { soundPage } from '../pages/sound.tsx';
import { storagePage } from '../pages/storage.tsx';
import { batteryPage, locationPage, systemPage } from '../pages/system.tsx';

export interface TopLevelEntry {
  readonly page: SettingsPage;
  readonly title: string;
  readonly summary: string;
  readonly icon: IconSource;
  readonly color: string;
}

/** The rows of the home screen, in Android's order. */
export const topLevel: readonly TopLevelEntry[] = [
  {
    page: networkPage,
    title: 'Network & internet',
    summary: 'Mobile, Wi\u2011Fi, hotspot',
    icon: network,
    color: '#1a73e8',
  },
  {
    page: connectedDevicesPage,
    title: 'Connected devices',
    summary: 'Bluetooth, pairing',
    icon: connected,
    color: '#188038',
  },
  { page: appsPage, title: 'Apps', summary: 'Assistant, recent apps, default apps', icon: apps, color: '#e8710a' },
  {
    page: notificationsPage,
    title: 'Notifications',
    summary: 'Notification history, conversations',
    icon: notifications,
    color: '#e8710a',
  },
  { page: batteryPage, title: 'Battery', summary: 'Level, charging', icon: battery, color: '#1e8e3e' },
  { page: storagePage, title: 'Storage', summary: 'Used and free space', icon: storage, color: '#9334e6' },
  {
    page: soundPage,
    title: 'Sound & vibration',
    summary: 'Volume, haptics, Do Not Disturb',
    icon: sound,
    color: '#d01884',
  },
  {
    page: displayPage,
    title: 'Display',
    summary: 'Dark theme, font size, brightness',
    icon: display,
    color: '#e37400',
  },
  { page: locationPage, title: 'Location', summary: 'On or off for all apps', icon: location, color: '#1a73e8' },
  { page: systemPage, title: 'System', summary: 'Date & time, device info', icon: system, color: '#5f6368' },
  { page: aboutPage, title: 'About emulated device', summary: 'sdk_gphone_x86_64', icon: about, color: '#5f6368' },
];
