import { type AppSetUp, grantAllFilesAccess, holdRole } from '@androidworld/android-kit';
import { AndroidWorldError } from '@androidworld/core';
import { apps } from './apps.ts';

/** @throws TASK_FAILED if the suite has no app of this name */
export function appSetUp(name: string): AppSetUp {
  const app = appSetUps.find((candidate) => candidate.name === name);
  if (app) return app;
  const known = appSetUps.map((candidate) => candidate.name).join(', ');
  throw new AndroidWorldError('TASK_FAILED', `Unknown app "${name}". Known to this suite: ${known}`);
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
    ...apps.camera,
    permissions: ['android.permission.ACCESS_COARSE_LOCATION'],
    firstRun: ['NEXT', 'Allow', 'While using the app'],
    mainScreenShows: /^shutter$/i,
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
    ...apps.markor,
    apks: [{ file: 'net.gsantner.markor_146.apk' }],
    // Before its first start, so that it need not ask.
    prepare: ({ device, signal }) => grantAllFilesAccess(device, apps.markor.packageName, { signal }),
    firstRun: ['NEXT', 'DONE', 'OK'],
    mainScreenShows: 'Create a new file or folder',
  },
  { ...apps.settings },
  {
    ...apps.simpleSmsMessenger,
    apks: [{ file: 'com.simplemobiletools.smsmessenger_85.apk' }],
    permissions: ['android.permission.POST_NOTIFICATIONS'],
    prepare: ({ device, signal }) =>
      holdRole(device, { role: 'SMS', packageName: apps.simpleSmsMessenger.packageName }, { signal }),
    firstRun: ['SMS Messenger', 'Set as default', 'Allow'],
    mainScreenShows: /^(Search|No stored conversations have been found)$/,
  },
];
