import type { SettingsPage } from '../page.ts';
import { aboutPage, androidVersionPage } from './about.tsx';
import { allAppsPage, appInfoPage, appPermissionsPage, appStoragePage, appsPage } from './apps.tsx';
import { bluetoothPage, connectedDevicesPage, connectionPreferencesPage, pairDevicePage } from './bluetooth.tsx';
import { dateTimePage } from './date-time.tsx';
import { displayPage } from './display.tsx';
import { displaySizeAndTextPage } from './display-size-and-text.tsx';
import { lockScreenPage } from './lock-screen.tsx';
import { internetPage, networkPage, simPage, wifiDetailsPage } from './network.tsx';
import { notificationsPage } from './notifications.tsx';
import { soundPage } from './sound.tsx';
import { storagePage } from './storage.tsx';
import { batteryPage, locationPage, systemPage } from './system.tsx';

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
  appsPage,
  allAppsPage,
  appInfoPage,
  appStoragePage,
  appPermissionsPage,
  notificationsPage,
  batteryPage,
  storagePage,
  soundPage,
  displayPage,
  displaySizeAndTextPage,
  lockScreenPage,
  locationPage,
  systemPage,
  dateTimePage,
  aboutPage,
  androidVersionPage,
];
