import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { fileAuthority, receivers, services, startCalendar } from './calendar-process.ts';
import { activityName, packageName } from './package-name.ts';

const view = 'android.intent.action.VIEW';
const byDefault = ['android.intent.category.DEFAULT'];
const browsable = [...byDefault, 'android.intent.category.BROWSABLE'];
const eventTypes = ['vnd.android.cursor.item/event', 'vnd.android.cursor.dir/event'];
const launcher = {
  actions: ['android.intent.action.MAIN'],
  categories: ['android.intent.category.LAUNCHER', 'android.intent.category.APP_CALENDAR'],
};

/** Simple Calendar Pro, `com.simplemobiletools.calendar.pro_238.apk`. */
export const simpleCalendarPro = defineApp({
  manifest: {
    packageName,
    label: 'Calendar',
    versionName: '6.22.2',
    versionCode: 238,
    minSdk: 23,
    targetSdk: 33,
    icon: { path: symbol('calendar_month'), foreground: '#ffffff', background: '#f57c00' },
    activities: [
      { name: activityName('SplashActivity') },
      {
        name: activityName('MainActivity'),
        exported: true,
        launchMode: 'singleTask',
        filters: [
          {
            actions: [view],
            categories: browsable,
            schemes: ['content', 'file'],
            types: ['text/calendar', 'text/x-vcalendar', 'application/ics'],
          },
          { actions: [view], categories: byDefault, schemes: ['content'], hosts: ['com.android.calendar'] },
          { actions: [view], categories: byDefault, types: ['time/epoch', 'vnd.android.cursor.item/event'] },
        ],
      },
      {
        name: activityName('EventActivity'),
        exported: true,
        launchMode: 'singleTask',
        filters: [
          {
            actions: ['android.intent.action.INSERT', 'android.intent.action.EDIT'],
            categories: byDefault,
            types: eventTypes,
          },
        ],
      },
      { name: activityName('TaskActivity'), launchMode: 'singleTask' },
      {
        name: activityName('SettingsActivity'),
        label: 'Settings',
        exported: true,
        filters: [{ actions: ['android.intent.action.APPLICATION_PREFERENCES'], categories: byDefault }],
      },
      { name: activityName('ManageEventTypesActivity'), label: 'Manage event types' },
      { name: activityName('SnoozeReminderActivity'), translucent: true },
      { name: 'com.simplemobiletools.commons.activities.CustomizationActivity', label: 'Customize colors' },
      { name: 'com.simplemobiletools.commons.activities.AboutActivity', label: 'About' },
    ],
    activityAliases: [
      {
        name: activityName('SplashActivity.Orange'),
        targetActivity: activityName('SplashActivity'),
        exported: true,
        filters: [launcher],
      },
    ],
    receivers: [
      { name: receivers.notification, exported: false },
      {
        name: receivers.boot,
        exported: true,
        filters: [{ actions: ['android.intent.action.BOOT_COMPLETED'] }],
      },
    ],
    services: [{ name: services.snooze }, { name: services.markCompleted }],
    providers: [{ authority: fileAuthority, exported: false }],
    permissions: [
      'RECEIVE_BOOT_COMPLETED',
      'READ_CONTACTS',
      'VIBRATE',
      'READ_CALENDAR',
      'WRITE_CALENDAR',
      'WAKE_LOCK',
      'SCHEDULE_EXACT_ALARM',
      'USE_EXACT_ALARM',
      'POST_NOTIFICATIONS',
    ].map((name) => `android.permission.${name}`),
  },
  ui: uiModule('simple-calendar-pro'),
  start: startCalendar,
});
