export const markorPackage = 'net.gsantner.markor';
export const versionName = '2.10.9';
export const versionCode = 146;

/** Class names of the activities. */
export const activities = {
  main: `${markorPackage}.activity.MainActivity`,
  document: `${markorPackage}.activity.DocumentActivity`,
  settings: `${markorPackage}.activity.SettingsActivity`,
  storagePermission: `${markorPackage}.activity.StoragePermissionActivity`,
  intro: `${markorPackage}.activity.IntroActivity`,
  openFromShortcut: `${markorPackage}.activity.openeditor.OpenFromShortcutOrWidgetActivity`,
} as const;

/** `Document.EXTRA_PATH` */
export const pathExtra = 'EXTRA_PATH';
/** `DocumentActivity.EXTRA_DO_PREVIEW` */
export const previewExtra = 'EXTRA_DO_PREVIEW';

export const allFilesPermission = 'android.permission.MANAGE_EXTERNAL_STORAGE';
