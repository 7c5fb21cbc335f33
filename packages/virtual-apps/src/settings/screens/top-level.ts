import type { IconSource } from '@androidworld/virtual-phone/app-sdk/ui';
import display from '@material-symbols/svg-400/rounded/brightness_6-fill.svg';
import connected from '@material-symbols/svg-400/rounded/devices-fill.svg';
import network from '@material-symbols/svg-400/rounded/wifi-fill.svg';
import type { SettingsPage } from '../page.ts';
import { connectedDevicesPage } from '../pages/bluetooth.tsx';
import { displayPage } from '../pages/display.tsx';
import { networkPage } from '../pages/network.tsx';

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
    summary: 'Mobile, Wi-Fi, hotspot',
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
  {
    page: displayPage,
    title: 'Display',
    summary: 'Dark theme, font size, brightness',
    icon: display,
    color: '#e37400',
  },
];
