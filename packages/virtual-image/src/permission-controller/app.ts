import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';

/** Asks the person for runtime permissions, and which app shall hold a role. */
export const permissionController = defineApp({
  manifest: {
    packageName: 'com.google.android.permissioncontroller',
    label: 'Permission controller',
    versionName: '33',
    versionCode: 330000000,
    targetSdk: 33,
    icon: { path: symbol('shield'), foreground: '#ffffff', background: '#1a73e8' },
    system: true,
    activities: [
      {
        name: 'com.android.permissioncontroller.permission.ui.GrantPermissionsActivity',
        exported: true,
        translucent: true,
        excludeFromRecents: true,
        filters: [
          {
            actions: ['android.content.pm.action.REQUEST_PERMISSIONS'],
            categories: ['android.intent.category.DEFAULT'],
          },
        ],
      },
      {
        name: 'com.android.permissioncontroller.permission.ui.ReviewPermissionsActivity',
        exported: true,
        excludeFromRecents: true,
        filters: [
          {
            actions: ['android.intent.action.REVIEW_PERMISSIONS'],
            categories: ['android.intent.category.DEFAULT'],
          },
        ],
      },
      {
        name: 'com.android.permissioncontroller.role.ui.RequestRoleActivity',
        exported: true,
        translucent: true,
        excludeFromRecents: true,
        filters: [
          { actions: ['android.app.role.action.REQUEST_ROLE'], categories: ['android.intent.category.DEFAULT'] },
        ],
      },
      {
        name: 'com.android.permissioncontroller.permission.ui.ManagePermissionsActivity',
        exported: true,
        filters: [
          {
            actions: [
              'MANAGE_PERMISSIONS',
              'MANAGE_APP_PERMISSIONS',
              'MANAGE_APP_PERMISSION',
              'MANAGE_PERMISSION_APPS',
              'REVIEW_PERMISSION_USAGE',
              'MANAGE_UNUSED_APPS',
            ].map((action) => `android.intent.action.${action}`),
            categories: ['android.intent.category.DEFAULT'],
          },
        ],
      },
      {
        name: 'com.android.permissioncontroller.role.ui.DefaultAppListActivity',
        exported: true,
        filters: [
          {
            actions: ['android.settings.MANAGE_DEFAULT_APPS_SETTINGS', 'android.settings.HOME_SETTINGS'],
            categories: ['android.intent.category.DEFAULT'],
          },
        ],
      },
      {
        name: 'com.android.permissioncontroller.role.ui.DefaultAppActivity',
        exported: true,
        filters: [
          {
            actions: ['android.intent.action.MANAGE_DEFAULT_APP'],
            categories: ['android.intent.category.DEFAULT'],
          },
        ],
      },
    ],
    permissions: ['android.permission.GRANT_RUNTIME_PERMISSIONS', 'android.permission.REVOKE_RUNTIME_PERMISSIONS'],
  },
  ui: uiModule('permission-controller'),
});
