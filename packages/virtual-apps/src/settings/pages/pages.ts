import type { SettingsPage } from '../page.ts';
import { bluetoothPage, connectedDevicesPage, connectionPreferencesPage, pairDevicePage } from './bluetooth.tsx';
import { displayPage } from './display.tsx';
import { internetPage, networkPage, simPage, wifiDetailsPage } from './network.tsx';

/** Every page that can be opened. */
export const pages: readonly SettingsPage[] = [
  networkPage,
  internetPage,
  wifiDetailsPage,
  simPage,
  connectedDevicesPage,
  connectionPreferencesPage,
  bluetoothPage,
  pairDevicePage,
  displayPage,
];
