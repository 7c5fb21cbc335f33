import type { SettingsPage } from '../page.ts';
import { aboutPage, androidVersionPage } from './about.tsx';
import { appNotificationsPage, notificationAppsPage } from './app-notifications.tsx';
import { allAppsPage, appInfoPage, appPermissionsPage, appStoragePage, appsPage } from './apps.tsx';
import { bluetoothPage, connectedDevicesPage, connectionPreferencesPage, pairDevicePage } from './bluetooth.tsx';
import { dateTimePage } from './date-time.tsx';
import { modelPage, simStatusPage } from './device-details.tsx';
import { displayPage } from './display.tsx';
import { autoRotatePage, colorsPage, darkThemePage, screenSaverPage } from './display-details.tsx';
import { displaySizeAndTextPage } from './display-size-and-text.tsx';
import { lockScreenPage, nowPlayingPage } from './lock-screen.tsx';
import { internetPage, networkPage, simPage, wifiDetailsPage } from './network.tsx';
import {
  bubblesPage,
  conversationsPage,
  notificationAccessPage,
  notificationHistoryPage,
} from './notification-details.tsx';
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
  appNotificationsPage,
  notificationsPage,
  notificationAppsPage,
  notificationHistoryPage,
  conversationsPage,
  bubblesPage,
  notificationAccessPage,
  batteryPage,
  storagePage,
  soundPage,
  displayPage,
  darkThemePage,
  screenSaverPage,
  colorsPage,
  autoRotatePage,
  displaySizeAndTextPage,
  nowPlayingPage,
  lockScreenPage,
  locationPage,
  systemPage,
  dateTimePage,
  aboutPage,
  androidVersionPage,
  simStatusPage,
  modelPage,
];
