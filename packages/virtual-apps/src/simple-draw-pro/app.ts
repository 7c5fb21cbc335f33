import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, packageName } from './package-name.ts';

const main = 'android.intent.action.MAIN';
const categories = ['android.intent.category.DEFAULT'];
const types = ['image/*'];

/** Simple Draw Pro, `com.simplemobiletools.draw.pro_79.apk`. */
export const simpleDrawPro = defineApp({
  manifest: {
    packageName,
    label: 'Draw',
    versionName: '6.9.3',
    versionCode: 79,
    minSdk: 23,
    targetSdk: 33,
    icon: { path: symbol('edit'), foreground: '#ffffff', background: '#f57c00' },
    activities: [
      {
        name: activities.main,
        exported: true,
        filters: [
          { actions: [main], categories },
          { actions: ['android.intent.action.VIEW'], categories, schemes: ['file', 'content'], types },
          { actions: ['android.intent.action.SEND', 'android.intent.action.SEND_MULTIPLE'], categories, types },
          { actions: ['android.intent.action.EDIT'], categories, schemes: ['file', 'content'], types },
          { actions: ['android.media.action.IMAGE_CAPTURE'], categories },
        ],
      },
      { name: activities.settings, exported: true },
      { name: activities.customization, label: 'Customize colors' },
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
    permissions: [],
  },
  ui: uiModule('simple-draw-pro'),
});
