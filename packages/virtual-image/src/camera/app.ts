import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, cameraPackage } from './package-name.ts';

const byDefault = ['android.intent.category.DEFAULT'];

/**
 * AOSP Camera2, the camera of emulator images. What it takes is in MediaStore's default folders, `Pictures` and
 * `Movies`, since Android 11 gave it no folder of its own.
 */
export const camera = defineApp({
  manifest: {
    packageName: cameraPackage,
    label: 'Camera',
    versionName: '2.0.002',
    versionCode: 20002000,
    minSdk: 19,
    targetSdk: 28,
    icon: { path: symbol('photo_camera'), foreground: '#ffffff', background: '#4285f4' },
    system: true,
    activities: [
      {
        name: activities.launcher,
        exported: true,
        launchMode: 'singleTask',
        filters: [
          { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER', ...byDefault] },
        ],
      },
      {
        name: activities.camera,
        exported: true,
        launchMode: 'singleTask',
        filters: [
          { actions: ['android.media.action.STILL_IMAGE_CAMERA'], categories: byDefault },
          { actions: ['android.intent.action.MAIN'], categories: byDefault },
        ],
      },
      {
        name: activities.capture,
        exported: true,
        filters: [{ actions: ['android.media.action.IMAGE_CAPTURE'], categories: byDefault }],
      },
      {
        name: activities.videoCapture,
        label: 'Camcorder',
        exported: true,
        filters: [
          {
            actions: ['android.media.action.VIDEO_CAMERA', 'android.media.action.VIDEO_CAPTURE'],
            categories: byDefault,
          },
        ],
      },
      { name: activities.settings, label: 'Settings' },
    ],
    permissions: [
      'android.permission.ACCESS_COARSE_LOCATION',
      'android.permission.ACCESS_FINE_LOCATION',
      'android.permission.CAMERA',
      'android.permission.RECORD_AUDIO',
      'android.permission.INTERNET',
      'android.permission.VIBRATE',
      'android.permission.WAKE_LOCK',
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.READ_EXTERNAL_STORAGE',
      'android.permission.WRITE_EXTERNAL_STORAGE',
    ],
    defaultGrants: [
      'android.permission.CAMERA',
      'android.permission.RECORD_AUDIO',
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.READ_EXTERNAL_STORAGE',
      'android.permission.WRITE_EXTERNAL_STORAGE',
    ],
  },
  ui: uiModule('camera'),
});
