import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, allFilesPermission, mediaPermissions, packageName } from './package-name.ts';
import { database } from './store/database.ts';

const main = 'android.intent.action.MAIN';
const byDefault = ['android.intent.category.DEFAULT'];
const images = ['image/*'];

/** Simple Gallery Pro, `com.simplemobiletools.gallery.pro_396.apk`. */
export const simpleGalleryPro = defineApp({
  manifest: {
    packageName,
    label: 'Gallery',
    versionName: '6.28.1',
    versionCode: 396,
    minSdk: 23,
    targetSdk: 33,
    icon: { path: symbol('landscape'), foreground: '#ffffff', background: '#f57c00' },
    activities: [
      {
        name: activities.main,
        exported: true,
        filters: [
          { actions: [main], categories: byDefault },
          {
            actions: ['android.intent.action.PICK', 'android.intent.action.GET_CONTENT'],
            categories: [...byDefault, 'android.intent.category.OPENABLE'],
            types: images,
          },
        ],
      },
      { name: activities.media },
      { name: activities.viewer, exported: true, configChanges: ['orientation', 'screenSize'] },
      {
        name: activities.photo,
        exported: true,
        filters: [
          {
            actions: ['android.intent.action.VIEW'],
            categories: [...byDefault, 'android.intent.category.BROWSABLE'],
            schemes: ['file', 'content'],
            types: images,
          },
        ],
      },
      {
        name: activities.edit,
        exported: true,
        label: 'Basic editor',
        filters: [
          {
            actions: ['android.intent.action.EDIT'],
            categories: byDefault,
            schemes: ['file', 'content'],
            types: images,
          },
        ],
      },
      {
        name: activities.wallpaper,
        exported: true,
        label: 'Simple Wallpaper',
        filters: [
          {
            actions: ['android.intent.action.ATTACH_DATA'],
            categories: byDefault,
            schemes: ['file', 'content'],
            types: images,
          },
        ],
      },
      { name: activities.customization, label: 'Customize colors' },
      { name: activities.settings, exported: true },
      { name: activities.about, label: 'About' },
    ],
    activityAliases: [
      {
        name: `${activities.splash}.Orange`,
        targetActivity: activities.main,
        exported: true,
        filters: [{ actions: [main], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    permissions: [
      ...mediaPermissions,
      'android.permission.WRITE_EXTERNAL_STORAGE',
      'android.permission.ACCESS_MEDIA_LOCATION',
      'android.permission.POST_NOTIFICATIONS',
      'android.permission.SET_WALLPAPER',
      'android.permission.RECEIVE_BOOT_COMPLETED',
      allFilesPermission,
      'android.permission.MANAGE_MEDIA',
    ],
  },
  ui: uiModule('simple-gallery-pro'),
  async start(api) {
    await database.create(api);
    return {};
  },
});
