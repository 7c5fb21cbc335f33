import { apps } from '../apps/apps.ts';
import type { AppSetup } from './app-setup.ts';

/**
 * Every app the suite's tasks name.
 *
 * @see the original's app set-up: versions, permissions and first-run screens
 */
export const appSetups: readonly AppSetup[] = [
  {
    ...apps.audioRecorder,
    apks: ['com.dimowner.audiorecorder_926.apk'],
    permissions: ['android.permission.RECORD_AUDIO', 'android.permission.POST_NOTIFICATIONS'],
    firstRun: ['Get started', 'Apply', 'OK'],
    opened: { shows: /^(Recording|Record|New record|Audio Recorder|00:00(:00)?)$/i },
  },
  {
    ...apps.camera,
    permissions: ['android.permission.ACCESS_COARSE_LOCATION'],
    firstRun: ['NEXT', 'Allow', 'While using the app'],
    opened: { shows: /^shutter$/i },
  },
  {
    ...apps.clipper,
    apks: ['clipper.apk'],
    firstRun: ['Continue', 'OK'],
    opened: { shows: /clipper/i },
  },
  { ...apps.clock, opened: { shows: /^(Alarm|Stopwatch)$/ } },
  {
    ...apps.contacts,
    firstRun: ['Skip', "Don't allow", 'Don’t allow'],
    opened: { shows: 'Create contact' },
  },
  { ...apps.dialer },
  { ...apps.settings },
];
