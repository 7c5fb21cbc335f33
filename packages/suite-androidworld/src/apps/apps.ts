/** The apps of the suite, by the names its tasks use. */
export interface SuiteApp {
  /** As `Apps.open` understands it. */
  readonly name: string;
  readonly packageName: string;
}

export const apps = {
  audioRecorder: { name: 'audio recorder', packageName: 'com.dimowner.audiorecorder' },
  broccoli: { name: 'broccoli app', packageName: 'com.flauschcode.broccoli' },
  camera: { name: 'camera', packageName: 'com.android.camera2' },
  chrome: { name: 'chrome', packageName: 'com.android.chrome' },
  clipper: { name: 'clipper', packageName: 'ca.zgrs.clipper' },
  clock: { name: 'clock', packageName: 'com.google.android.deskclock' },
  contacts: { name: 'contacts', packageName: 'com.google.android.contacts' },
  dialer: { name: 'dialer', packageName: 'com.google.android.dialer' },
  files: { name: 'files', packageName: 'com.google.android.documentsui' },
  joplin: { name: 'joplin', packageName: 'net.cozic.joplin' },
  markor: { name: 'markor', packageName: 'net.gsantner.markor' },
  openTracks: { name: 'open tracks', packageName: 'de.dennisguse.opentracks' },
  osmAnd: { name: 'osmand', packageName: 'net.osmand' },
  proExpense: { name: 'pro expense', packageName: 'com.arduia.expense' },
  retroMusic: { name: 'retro music', packageName: 'code.name.monkey.retromusic' },
  settings: { name: 'settings', packageName: 'com.android.settings' },
  simpleCalendarPro: { name: 'simple calendar pro', packageName: 'com.simplemobiletools.calendar.pro' },
  simpleDrawPro: { name: 'simple draw pro', packageName: 'com.simplemobiletools.draw.pro' },
  simpleGalleryPro: { name: 'simple gallery pro', packageName: 'com.simplemobiletools.gallery.pro' },
  simpleSmsMessenger: { name: 'simple sms messenger', packageName: 'com.simplemobiletools.smsmessenger' },
  tasks: { name: 'tasks', packageName: 'org.tasks' },
  vlc: { name: 'vlc', packageName: 'org.videolan.vlc' },
} as const satisfies Record<string, SuiteApp>;
