import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { DocumentActivity } from './screens/document-activity.tsx';
import { IntroActivity } from './screens/intro-activity.tsx';
import { MainActivity } from './screens/main-activity.tsx';
import { OpenFromShortcutActivity } from './screens/open-from-shortcut-activity.tsx';
import { SettingsActivity } from './screens/settings-activity.tsx';
import { StoragePermissionActivity } from './screens/storage-permission-activity.tsx';

export default defineScreens({
  theme: {
    accent: '#f04b4b',
    material: 2,
    toolkit: 'appcompat',
    actionBar: { itemWidth: 40, itemClass: 'android.widget.TextView' },
    tokens: { appBar: '#1e2135', onAppBar: '#ffffff', statusBar: '#161828', navigationBar: '#000000' },
  },
  activities: {
    [activities.main]: MainActivity,
    [activities.document]: DocumentActivity,
    [activities.settings]: SettingsActivity,
    [activities.storagePermission]: StoragePermissionActivity,
    [activities.intro]: IntroActivity,
    [activities.openFromShortcut]: OpenFromShortcutActivity,
  },
});
