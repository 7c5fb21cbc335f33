export const cameraPackage = 'com.android.camera2';

/** Classes of Camera2's activities and their aliases. */
export const activities = {
  launcher: 'com.android.camera.CameraLauncher',
  camera: 'com.android.camera.CameraActivity',
  capture: 'com.android.camera.CaptureActivity',
  videoCapture: 'com.android.camera.VideoCamera',
  settings: 'com.android.camera.settings.CameraSettingsActivity',
} as const;
