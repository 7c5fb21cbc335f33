import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, services, trackerPackage } from './package-name.ts';
import { TrackRecorder } from './recording/track-recorder.ts';
import { createTrackService, recordingFunctions } from './recording/track-service.ts';
import { trackDatabase } from './store/database.ts';
import { writeFirstUnits } from './store/preferences.ts';

const launcher = { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] };
const search = { actions: ['android.intent.action.SEARCH'] };

/**
 * OpenTracks by Dennis Guse and others, as on F-Droid.
 *
 * @see https://github.com/OpenTracksApp/OpenTracks
 */
export const openTracks = defineApp({
  manifest: {
    packageName: trackerPackage,
    label: 'OpenTracks',
    versionName: 'v4.11.3',
    versionCode: 5705,
    minSdk: 26,
    targetSdk: 34,
    // A paper plane on its way to the upper right.
    icon: { path: 'M21 3 3 10.53v.98l6.84 2.65L12.48 21h.98L21 3z', foreground: '#ff6d00', background: '#ffffff' },
    activities: [
      { name: activities.introduction, exported: true, launchMode: 'singleTop', filters: [launcher] },
      { name: activities.list, exported: true, launchMode: 'singleTop', filters: [search] },
      { name: activities.recorded },
      { name: activities.recording },
      { name: activities.stopped },
      { name: activities.edit },
      { name: activities.statistics },
      { name: activities.markers, label: 'Markers', exported: true, launchMode: 'singleTop', filters: [search] },
      {
        name: activities.markerDetail,
        exported: true,
        filters: [{ actions: ['de.dennisguse.opentracks.MarkerDetails'] }],
      },
      { name: activities.markerEdit },
      { name: activities.settings },
      { name: activities.about },
      { name: activities.help },
    ],
    services: [
      { name: services.recording, foregroundServiceType: 'location|connectedDevice' },
      { name: services.delete },
      { name: services.export },
      { name: services.import },
    ],
    shortcuts: [
      {
        id: 'aggregated_stats',
        shortLabel: 'Aggregated stats',
        icon: { path: symbol('bar_chart'), foreground: '#ff6d00', background: '#f5f5f5' },
        intent: {
          action: 'android.intent.action.VIEW',
          component: { packageName: trackerPackage, className: activities.statistics },
        },
      },
    ],
    permissions: [
      'android.permission.ACCESS_FINE_LOCATION',
      'android.permission.ACCESS_COARSE_LOCATION',
      'android.permission.BLUETOOTH_SCAN',
      'android.permission.BLUETOOTH_CONNECT',
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.FOREGROUND_SERVICE',
      'android.permission.FOREGROUND_SERVICE_LOCATION',
      'android.permission.FOREGROUND_SERVICE_CONNECTED_DEVICE',
      'android.permission.VIBRATE',
      'android.permission.WAKE_LOCK',
    ],
  },
  ui: uiModule('opentracks'),
  async start(api, host) {
    await trackDatabase.create(api);
    await writeFirstUnits(api);
    const recorder = new TrackRecorder(api, host);
    api.on('location', ({ listener, location }) => void recorder.receive(listener, location));
    return {
      functions: recordingFunctions(api, recorder),
      services: { [services.recording]: createTrackService(api, recorder) },
    };
  },
});
