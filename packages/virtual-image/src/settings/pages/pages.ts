import type { SettingsPage } from '../page.ts';
import { aboutPages } from './about.ts';
import { accessibilityPages } from './accessibility.ts';
import { accountPages } from './accounts.ts';
import { appPages } from './apps.tsx';
import { batteryPages } from './battery.ts';
import { connectedDevicePages } from './connected-devices.ts';
import { displayPages } from './display.ts';
import { locationPages } from './location.ts';
import { networkPages } from './network.ts';
import { notificationPages } from './notifications.ts';
import { securityPages } from './security.ts';
import { soundPages } from './sound.ts';
import { storagePages } from './storage.tsx';
import { systemPages } from './system.ts';

/** Every page that can be opened. */
export const pages: readonly SettingsPage[] = [
  ...networkPages,
  ...connectedDevicePages,
  ...appPages,
  ...notificationPages,
  ...batteryPages,
  ...storagePages,
  ...soundPages,
  ...displayPages,
  ...accessibilityPages,
  ...securityPages,
  ...locationPages,
  ...accountPages,
  ...systemPages,
  ...aboutPages,
];
