import type { VirtualApp } from '@androidworld/app-sdk';
import { android } from './android/app.ts';
import { camera } from './camera/app.ts';
import { chrome } from './chrome/app.ts';
import { clock } from './clock/app.ts';
import { contacts } from './contacts/app.ts';
import { dialer } from './dialer/app.ts';
import { externalStorage } from './external-storage/app.ts';
import { files } from './files/app.ts';
import { gmail } from './gmail/app.ts';
import { htmlViewer } from './html-viewer/app.ts';
import { launcher } from './launcher/app.ts';
import { messages } from './messages/app.ts';
import { permissionController } from './permission-controller/app.ts';
import { photos } from './photos/app.ts';
import { settings } from './settings/app.ts';
import { settingsIntelligence } from './settings-intelligence/app.ts';
import { systemUi } from './system-ui/app.ts';
import { youtube } from './youtube/app.ts';

/** The apps of the system image: what is on a phone that is new. */
export const systemImage: readonly VirtualApp[] = [
  android,
  systemUi,
  launcher,
  permissionController,
  settings,
  settingsIntelligence,
  camera,
  chrome,
  clock,
  contacts,
  dialer,
  externalStorage,
  files,
  gmail,
  htmlViewer,
  messages,
  photos,
  youtube,
];
