export const packageName = 'org.videolan.vlc';

export const activities = {
  start: `${packageName}.StartActivity`,
  main: `${packageName}.gui.MainActivity`,
  onboarding: `${packageName}.gui.onboarding.OnboardingActivity`,
  secondary: `${packageName}.gui.SecondaryActivity`,
  playlist: `${packageName}.gui.HeaderMediaListActivity`,
  preferences: `${packageName}.gui.preferences.PreferencesActivity`,
  player: `${packageName}.gui.video.VideoPlayerActivity`,
} as const;

/** Extras of the app's own intents. */
export const extras = {
  group: 'group',
  folder: 'folder',
  playlist: 'playlist',
  media: 'media',
  page: 'page',
  storage: 'storage',
} as const;

export const allFilesPermission = 'android.permission.MANAGE_EXTERNAL_STORAGE';
export const notificationPermission = 'android.permission.POST_NOTIFICATIONS';

export const storage = '/storage/emulated/0';
