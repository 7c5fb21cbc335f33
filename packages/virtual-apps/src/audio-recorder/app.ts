import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { AppRecorder } from './app-recorder.ts';
import { activities, recorderPackage, recordsFolder } from './package-name.ts';
import {
  createRecordingService,
  receiveStop,
  recordingFunctions,
  recordingService,
  stopReceiver,
} from './recording-service.ts';
import { recordDatabase } from './store.ts';

/** Of all its activities. */
const screenOrientation = 'portrait';

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
        screenOrientation,
        exported: true,
        filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
      },
      { name: activities.welcome, screenOrientation },
      { name: activities.setup, screenOrientation },
      { name: activities.records, screenOrientation },
      { name: activities.settings, screenOrientation },
      { name: activities.trash, screenOrientation },
      { name: activities.information, screenOrientation },
      { name: activities.fileBrowser, screenOrientation },
    ],
    receivers: [{ name: stopReceiver }],
    services: [
      { name: recordingService, foregroundServiceType: 'microphone' },
      { name: `${recorderPackage}.app.PlaybackService`, foregroundServiceType: 'mediaPlayback' },
    ],
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
    const recorder = new AppRecorder(api, host);
    return {
      functions: recordingFunctions(api, recorder),
      receivers: { [stopReceiver]: receiveStop(api) },
      services: { [recordingService]: createRecordingService(api, recorder) },
    };
  },
});
