import type { FidelityApp } from './fidelity-app.ts';
import { audioRecorder } from './screens/audio-recorder.ts';
import { broccoli } from './screens/broccoli.ts';
import { camera } from './screens/camera.ts';
import { chrome } from './screens/chrome.ts';
import { clock } from './screens/clock.ts';
import { contacts } from './screens/contacts.ts';
import { dialer } from './screens/dialer.ts';
import { files } from './screens/files.ts';
import { joplin } from './screens/joplin.ts';
import { keyboard } from './screens/keyboard.ts';
import { launcher } from './screens/launcher.ts';
import { markor } from './screens/markor.ts';
import { openTracks } from './screens/opentracks.ts';
import { osmAnd } from './screens/osmand.ts';
import { proExpense } from './screens/pro-expense.ts';
import { retroMusic } from './screens/retro-music.ts';
import { settings } from './screens/settings.ts';
import { simpleCalendarPro } from './screens/simple-calendar-pro.ts';
import { simpleDrawPro } from './screens/simple-draw-pro.ts';
import { simpleGalleryPro } from './screens/simple-gallery-pro.ts';
import { simpleSmsMessenger } from './screens/simple-sms-messenger.ts';
import { systemUi } from './screens/systemui.ts';
import { tasksOrg } from './screens/tasks-org.ts';
import { vlc } from './screens/vlc.ts';

/** The apps whose recorded screens are measured. */
export const fidelityApps: readonly FidelityApp[] = [
  simpleCalendarPro,
  tasksOrg,
  openTracks,
  joplin,
  broccoli,
  proExpense,
  simpleGalleryPro,
  simpleDrawPro,
  settings,
  retroMusic,
  vlc,
  chrome,
  osmAnd,
  clock,
  camera,
  keyboard,
  contacts,
  dialer,
  files,
];

/** Those that are not as near yet: what is there must stay, what is missing has no reason everywhere. */
export const unfinishedApps: readonly FidelityApp[] = [audioRecorder, markor, simpleSmsMessenger, launcher, systemUi];
