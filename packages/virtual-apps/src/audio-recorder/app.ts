import { defineApp, type Intent } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, recorderPackage, recordsFolder } from './package-name.ts';
import { RecordingService, stopReceiver } from './recording-service.ts';
import { recordDatabase } from './store.ts';

/**
 * Audio Recorder by Dmytro Ponomarenko, as on F-Droid.
 *
 * @see https://github.com/Dimowner/AudioRecorder
 */
export const audioRecorder = defineApp({
  manifest: {
    packageName: recorderPackage,
    label: 'Audio Recorder',
    versionName: '0.9.26',
    versionCode: 926,
    minSdk: 21,
    targetSdk: 30,
    icon: { path: symbol('graphic_eq'), foreground: '#ffffff', background: '#455ede' },
    activities: [
      {
        name: activities.main,
        launchMode: 'singleTask',
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
      { name: activities.welcome },
      { name: activities.setup },
      { name: activities.records },
      { name: activities.settings },
      { name: activities.trash },
      { name: activities.information },
      { name: activities.fileBrowser },
    ],
    receivers: [{ name: stopReceiver }],
    services: [{ name: `${recorderPackage}.app.RecordingService` }, { name: `${recorderPackage}.app.PlaybackService` }],
    permissions: [
      'android.permission.RECORD_AUDIO',
      'android.permission.INTERNET',
      'android.permission.FOREGROUND_SERVICE',
      'android.permission.VIBRATE',
      // Android 13 adds it to apps made for older versions.
      'android.permission.POST_NOTIFICATIONS',
    ],
  },
  ui: uiModule('audio-recorder'),
  async start(api, host) {
    await recordDatabase.create(api);
    await api.files.mkdir(recordsFolder);
    const service = new RecordingService(api, host);
    return {
      functions: service.functions,
      receivers: {
        async [stopReceiver]({ action }: Intent) {
          if (action === 'ACTION_STOP_RECORDING') await service.stop();
          else await service.pauseOrResume();
          return undefined;
        },
      },
    };
  },
});
