import type { VirtualApp } from '@androidworld/app-sdk';
import { audioRecorder } from './audio-recorder/app.ts';
import { broccoli } from './broccoli/app.ts';
import { clipper } from './clipper/app.ts';
import { joplin } from './joplin/app.ts';
import { markor } from './markor/app.ts';
import { miniwob } from './miniwob/app.ts';
import { openTracks } from './opentracks/app.ts';
import { osmAnd } from './osmand/app.ts';
import { proExpense } from './pro-expense/app.ts';
import { retroMusic } from './retro-music/app.ts';
import { simpleCalendarPro } from './simple-calendar-pro/app.ts';
import { simpleDrawPro } from './simple-draw-pro/app.ts';
import { simpleGalleryPro } from './simple-gallery-pro/app.ts';
import { smsMessenger } from './sms-messenger/app.ts';
import { tasksOrg } from './tasks-org/app.ts';
import { vlc } from './vlc/app.ts';

/** The apps the benchmark installs. */
export const standardApps: readonly VirtualApp[] = [
  audioRecorder,
  broccoli,
  clipper,
  joplin,
  markor,
  miniwob,
  openTracks,
  osmAnd,
  proExpense,
  retroMusic,
  simpleCalendarPro,
  simpleDrawPro,
  simpleGalleryPro,
  smsMessenger,
  tasksOrg,
  vlc,
];
