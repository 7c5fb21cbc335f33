import type { Intent } from '../../packages/app-sdk/src/index.ts';
import type { Panel } from '../../packages/app-sdk/src/system/index.ts';
import type { Budget } from './plan.ts';

/** One way to begin: an intent, the home screen, or a panel of System UI. */
export type Start = { readonly name: string } & (
  | { readonly intent: Intent }
  | { readonly panel: Panel }
  | { readonly home: true }
);

/** An app that is crawled. */
export interface CrawledApp {
  /** As commands call it. */
  readonly name: string;
  readonly packageName: string;
  /** Default: as the launcher starts it. */
  readonly starts?: readonly Start[];
  /** It has little to show unless it is the phone's app for this (`SMS`). */
  readonly role?: 'BROWSER' | 'DIALER' | 'HOME' | 'SMS';
  /** What differs from the usual budget. */
  readonly budget?: Partial<Budget>;
}

export const usualBudget: Budget = { screens: 60, presses: 250, depth: 6, rows: 5 };

const panels: readonly Panel[] = ['notifications', 'quick-settings', 'internet', 'volume', 'power', 'recents'];

/** All apps but MiniWoB, whose pages are tests. */
export const crawledApps: readonly CrawledApp[] = [
  // Its rows lead to screens of their own.
  { name: 'settings', packageName: 'com.android.settings', budget: { screens: 200, presses: 900, rows: 60 } },
  { name: 'contacts', packageName: 'com.google.android.contacts' },
  { name: 'clock', packageName: 'com.google.android.deskclock', budget: { presses: 350 } },
  { name: 'files', packageName: 'com.google.android.documentsui' },
  { name: 'camera', packageName: 'com.android.camera2' },
  { name: 'markor', packageName: 'net.gsantner.markor', budget: { presses: 400, screens: 80, rows: 12 } },
  { name: 'dialer', packageName: 'com.google.android.dialer' },
  { name: 'messages', packageName: 'com.google.android.apps.messaging', role: 'SMS' },
  { name: 'photos', packageName: 'com.google.android.apps.photos' },
  { name: 'gmail', packageName: 'com.google.android.gm' },
  { name: 'youtube', packageName: 'com.google.android.youtube' },
  { name: 'chrome', packageName: 'com.android.chrome' },
  { name: 'audio-recorder', packageName: 'com.dimowner.audiorecorder' },
  { name: 'broccoli', packageName: 'com.flauschcode.broccoli' },
  { name: 'clipper', packageName: 'ca.zgrs.clipper' },
  { name: 'joplin', packageName: 'net.cozic.joplin' },
  { name: 'opentracks', packageName: 'de.dennisguse.opentracks' },
  { name: 'osmand', packageName: 'net.osmand' },
  { name: 'pro-expense', packageName: 'com.arduia.expense' },
  { name: 'retro-music', packageName: 'code.name.monkey.retromusic' },
  { name: 'simple-calendar-pro', packageName: 'com.simplemobiletools.calendar.pro', budget: { presses: 350 } },
  { name: 'simple-draw-pro', packageName: 'com.simplemobiletools.draw.pro' },
  { name: 'simple-gallery-pro', packageName: 'com.simplemobiletools.gallery.pro' },
  { name: 'simple-sms-messenger', packageName: 'com.simplemobiletools.smsmessenger' },
  { name: 'tasks-org', packageName: 'org.tasks' },
  { name: 'vlc', packageName: 'org.videolan.vlc' },
  { name: 'launcher', packageName: 'com.google.android.apps.nexuslauncher', starts: [{ name: 'home', home: true }] },
  {
    name: 'systemui',
    packageName: 'com.android.systemui',
    starts: panels.map((panel) => ({ name: panel, panel })),
  },
];
