import {
  type AppSetUp,
  grantAllFilesAccess,
  hasPermission,
  readDatabase,
  sharedStorage,
} from '@androidworld/android-kit';
import { AndroidWorldError, type SuiteContext, sh } from '@androidworld/core';
import { apps } from './apps.ts';

/** @throws AW_TASK_FAILED if the suite has no app of this name */
export function appSetUp(name: string): AppSetUp {
  const app = appSetUps.find((candidate) => candidate.name === name);
  if (app) return app;
  const known = appSetUps.map((candidate) => candidate.name).join(', ');
  throw new AndroidWorldError('AW_TASK_FAILED', `Unknown app "${name}". Known to this suite: ${known}`);
}

/**
 * Every app the suite's tasks name.
 *
 * @see the original's app set-up: versions, permissions and first-run screens
 */
const appSetUps: readonly AppSetUp[] = [
  {
    ...apps.audioRecorder,
    apks: [{ file: 'com.dimowner.audiorecorder_926.apk' }],
    permissions: ['android.permission.RECORD_AUDIO', 'android.permission.POST_NOTIFICATIONS'],
    // Its welcome and set-up screens are part of the tasks, as in the original, whose shortest solutions count them.
    mainScreenShows: 'Get started',
  },
  {
    ...apps.broccoli,
    apks: [{ file: 'com.flauschcode.broccoli_1020600.apk' }],
    mainScreenShows: 'New Recipe',
  },
  {
    ...apps.camera,
    permissions: ['android.permission.ACCESS_COARSE_LOCATION'],
    firstRun: ['NEXT', 'Allow', 'While using the app'],
    mainScreenShows: /^shutter$/i,
  },
  {
    ...apps.chrome,
    firstRun: ['Accept & continue', 'No thanks'],
    mainScreenShows: /^(Discover|Search or type web address)$/,
  },
  {
    ...apps.clipper,
    apks: [{ file: 'clipper.apk' }],
    firstRun: ['Continue', 'OK'],
    mainScreenShows: /clipper/i,
  },
  { ...apps.clock, mainScreenShows: /^(Alarm|Stopwatch)$/ },
  {
    ...apps.contacts,
    firstRun: ['Skip', "Don't allow", 'Don’t allow'],
    mainScreenShows: 'Create contact',
  },
  { ...apps.dialer },
  { ...apps.files },
  {
    ...apps.joplin,
    apks: [{ file: 'net.cozic.joplin_2097740.apk' }],
    permissions: ['android.permission.ACCESS_COARSE_LOCATION', 'android.permission.ACCESS_FINE_LOCATION'],
    mainScreenShows: 'Sidebar',
    isReady: hasBuiltWelcome,
  },
  {
    ...apps.markor,
    apks: [{ file: 'net.gsantner.markor_146.apk' }],
    // Before its first start, so that it need not ask.
    prepare: ({ device, signal }) => grantAllFilesAccess(device, apps.markor.packageName, { signal }),
    firstRun: ['NEXT', 'DONE', 'OK'],
    mainScreenShows: 'Create a new file or folder',
  },
  {
    ...apps.openTracks,
    apks: [{ file: 'de.dennisguse.opentracks_5705.apk' }],
    permissions: [
      'android.permission.ACCESS_COARSE_LOCATION',
      'android.permission.ACCESS_FINE_LOCATION',
      'android.permission.POST_NOTIFICATIONS',
    ],
    // The two pages of its introduction; then devices nearby, which cannot be granted in advance on every image.
    firstRun: [{ resourceId: 'next_button', packageName: apps.openTracks.packageName }, 'Allow'],
    mainScreenShows: 'Markers',
    isReady: ({ device, signal }) =>
      hasPermission(device, apps.openTracks.packageName, 'android.permission.BLUETOOTH_SCAN', { signal }),
  },
  {
    ...apps.osmAnd,
    apks: [{ file: 'net.osmand-4.6.13.apk' }],
    permissions: ['android.permission.POST_NOTIFICATIONS'],
    firstRun: ['SKIP DOWNLOAD'],
    mainScreenShows: 'Back to menu',
    files: [
      { file: 'Liechtenstein_europe.obf', folder: `${sharedStorage}/Android/data/${apps.osmAnd.packageName}/files` },
    ],
  },
  {
    ...apps.proExpense,
    apks: [{ file: 'com.arduia.expense_11.apk' }],
    // Its database is made when Home is opened, after language and currency.
    firstRun: ['NEXT', 'CONTINUE'],
    mainScreenShows: 'Totals',
  },
  {
    ...apps.retroMusic,
    apks: [{ file: 'code.name.monkey.retromusic_10603.apk' }],
    permissions: ['android.permission.READ_MEDIA_AUDIO', 'android.permission.POST_NOTIFICATIONS'],
    // What is new in this version lies over the main screen at its first start only: once that is noted, it is over.
    mainScreenShows: /^(For you|View on Telegram)$/,
    isReady: hasShownWhatsNew,
  },
  { ...apps.settings },
  {
    ...apps.simpleCalendarPro,
    apks: [{ file: 'com.simplemobiletools.calendar.pro_238.apk' }],
    permissions: [
      'android.permission.READ_CALENDAR',
      'android.permission.WRITE_CALENDAR',
      'android.permission.POST_NOTIFICATIONS',
    ],
    mainScreenShows: 'New Event',
  },
  {
    ...apps.simpleDrawPro,
    apks: [{ file: 'com.simplemobiletools.draw.pro_79.apk' }],
    mainScreenShows: 'Eyedropper',
  },
  {
    ...apps.simpleGalleryPro,
    apks: [{ file: 'com.simplemobiletools.gallery.pro_396.apk' }],
    permissions: [
      'android.permission.WRITE_EXTERNAL_STORAGE',
      'android.permission.ACCESS_MEDIA_LOCATION',
      'android.permission.READ_MEDIA_IMAGES',
      'android.permission.READ_MEDIA_VIDEO',
      'android.permission.POST_NOTIFICATIONS',
    ],
    // Before its first start, so that it need not ask.
    prepare: ({ device, signal }) => grantAllFilesAccess(device, apps.simpleGalleryPro.packageName, { signal }),
    mainScreenShows: 'Show all folders content',
  },
  {
    ...apps.simpleSmsMessenger,
    apks: [{ file: 'com.simplemobiletools.smsmessenger_85.apk' }],
    permissions: ['android.permission.POST_NOTIFICATIONS'],
    // The image's own SMS app has the role: the system asks which shall have it, and the button waits for a choice.
    firstRun: ['Set as default', 'SMS Messenger', 'Allow'],
    mainScreenShows: /^(Search|No stored conversations have been found)$/,
    // It comes with the role; the main screen lies behind the question already.
    isReady: ({ device, signal }) =>
      hasPermission(device, apps.simpleSmsMessenger.packageName, 'android.permission.SEND_SMS', { signal }),
  },
  { ...apps.tasks, apks: [{ file: 'org.tasks_130605.apk' }], mainScreenShows: 'Create new task' },
  {
    ...apps.vlc,
    apks: [{ file: 'org.videolan.vlc_13050408.apk' }, { file: 'org.videolan.vlc_13050407.apk' }],
    permissions: ['android.permission.POST_NOTIFICATIONS'],
    // Before its first start, so that it need not ask.
    prepare: ({ device, signal }) => grantAllFilesAccess(device, apps.vlc.packageName, { signal }),
    firstRun: ['Skip'],
    mainScreenShows: 'Playlists',
    isReady: hasLibrary,
  },
];

/**
 * Stopped before it has written that its first notebook was made, Joplin would make it again as soon as it finds no
 * other.
 */
async function hasBuiltWelcome({ device, signal }: SuiteContext): Promise<boolean> {
  const { packageName } = apps.joplin;
  const database = { packageName, path: `/data/data/${packageName}/databases/joplin.sqlite` };
  const built = await readDatabase(
    device,
    database,
    (file) => file.prepare("SELECT value FROM settings WHERE key = 'welcome.wasBuilt'").pluck().get(),
    { signal },
  );
  return built === '1';
}

/** Retro Music tells what is new until it has written that it did. */
async function hasShownWhatsNew({ device, signal }: SuiteContext): Promise<boolean> {
  const { packageName } = apps.retroMusic;
  const file = `/data/data/${packageName}/shared_prefs/${packageName}_preferences.xml`;
  const { exitCode } = await device.shell(sh`grep -q last_changelog_version ${file}`, { signal, root: true });
  return exitCode === 0;
}

/** VLC makes its library in the background. */
async function hasLibrary({ device, signal }: SuiteContext): Promise<boolean> {
  const path = `/data/data/${apps.vlc.packageName}/app_db/vlc_media.db`;
  return (await device.shell(sh`test -f ${path}`, { signal, root: true })).exitCode === 0;
}
