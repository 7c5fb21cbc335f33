import type { VirtualApp } from '@androidworld/virtual-phone/app-sdk';
import { android } from './android/app.ts';
import { audioRecorder } from './audio-recorder/app.ts';
import { camera } from './camera/app.ts';
import { clipper } from './clipper/app.ts';
import { clock } from './clock/app.ts';
import { contacts } from './contacts/app.ts';
import { dialer } from './dialer/app.ts';
import { externalStorage } from './external-storage/app.ts';
import { files } from './files/app.ts';
import { launcher } from './launcher/app.ts';
import { markor } from './markor/app.ts';
import { miniwob } from './miniwob/app.ts';
import { permissionController } from './permission-controller/app.ts';
import { settings } from './settings/app.ts';
import { smsMessenger } from './sms-messenger/app.ts';
import { systemUi } from './system-ui/app.ts';

/** Every app of the phone. */
export const standardApps: readonly VirtualApp[] = [
  android,
  systemUi,
  launcher,
  permissionController,
  settings,
  audioRecorder,
  camera,
  clipper,
  clock,
  contacts,
  dialer,
  smsMessenger,
  externalStorage,
  files,
  markor,
  miniwob,
];
