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

/** Gets the buttons of the notification. */
export const mediaReceiver = 'androidx.media.session.MediaButtonReceiver';

/** What the process tells its screens of them, with the action. */
export const mediaButton = 'mediaButton';

/** Extras of the app's own intents. */
export const extras = {
  group: 'group',
  folder: 'folder',
  playlist: 'playlist',
  media: 'media',
  /** Of the one that is played first. */
  position: 'position',
  path: 'path',
  page: 'page',
  storage: 'storage',
} as const;

export const allFilesPermission = 'android.permission.MANAGE_EXTERNAL_STORAGE';
export const notificationPermission = 'android.permission.POST_NOTIFICATIONS';

export const storage = '/storage/emulated/0';
