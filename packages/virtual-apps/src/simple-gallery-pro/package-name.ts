export const packageName = 'com.simplemobiletools.gallery.pro';

const named = (name: string) => `${packageName}.activities.${name}`;

export const activities = {
  splash: named('SplashActivity'),
  main: named('MainActivity'),
  media: named('MediaActivity'),
  viewer: named('ViewPagerActivity'),
  photo: named('PhotoActivity'),
  edit: named('EditActivity'),
  wallpaper: named('SetWallpaperActivity'),
  settings: named('SettingsActivity'),
  customization: 'com.simplemobiletools.commons.activities.CustomizationActivity',
  about: 'com.simplemobiletools.commons.activities.AboutActivity',
} as const;

/** Extras of the app's own intents. */
export const extras = {
  folder: 'directory',
  path: 'path',
  showAll: 'show_all',
  query: 'query',
  slideshow: 'slideshow',
} as const;

export const allFilesPermission = 'android.permission.MANAGE_EXTERNAL_STORAGE';
export const mediaPermissions = ['android.permission.READ_MEDIA_IMAGES', 'android.permission.READ_MEDIA_VIDEO'];

export const storage = '/storage/emulated/0';

/** Stands for a folder that is none: the pictures that are liked. As the real app's preferences name it. */
export const favoritesFolder = 'favorites';
/** Stands for a folder that is none: what was thrown away. */
export const recycleBin = 'recycle_bin';
