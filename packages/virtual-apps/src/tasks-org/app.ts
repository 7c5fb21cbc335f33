import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { activities, packageName, receivers } from './package-name.ts';
import { startTasks } from './reminders/tasks-process.ts';

const main = 'android.intent.action.MAIN';
const byDefault = ['android.intent.category.DEFAULT'];

/** Tasks.org of the generic flavour, `org.tasks_130605.apk`. */
export const tasksOrg = defineApp({
  manifest: {
    packageName,
    label: 'Tasks',
    versionName: '13.6.3',
    versionCode: 130605,
    minSdk: 24,
    targetSdk: 33,
    icon: { path: symbol('check'), foreground: '#ffffff', background: '#2196f3' },
    activities: [
      { name: activities.main, exported: true, launchMode: 'singleTask', filters: [{ actions: [main] }] },
      {
        name: activities.share,
        label: 'Create new task',
        exported: true,
        filters: [
          { actions: ['android.intent.action.SEND'], categories: byDefault, types: ['*/*'] },
          { actions: ['android.intent.action.SEND_MULTIPLE'], categories: byDefault, types: ['*/*'] },
          { actions: ['android.intent.action.PROCESS_TEXT'], categories: byDefault, types: ['text/plain'] },
        ],
      },
      { name: activities.listSettings },
      { name: activities.tagSettings },
      { name: activities.filterSettings },
      { name: activities.drawer },
      { name: activities.beastMode },
      { name: activities.preferences, label: 'Settings' },
      { name: activities.notifications, exported: true },
      { name: activities.help },
    ],
    activityAliases: [
      {
        name: activities.taskList,
        targetActivity: activities.main,
        exported: true,
        filters: [{ actions: [main], categories: ['android.intent.category.LAUNCHER'] }],
      },
    ],
    receivers: [
      { name: receivers.alarm, exported: false },
      { name: receivers.complete, exported: false },
      { name: receivers.snooze, exported: false },
      { name: receivers.cleared, exported: false },
      { name: receivers.boot, exported: true, filters: [{ actions: ['android.intent.action.BOOT_COMPLETED'] }] },
    ],
    shortcuts: [
      {
        id: 'static_new_task',
        shortLabel: 'New task',
        icon: { path: symbol('add'), foreground: '#2196f3', background: '#f5f5f5' },
        intent: { action: main, component: { packageName, className: activities.main }, extras: { open_task: 0 } },
      },
    ],
    permissions: [
      'READ_CALENDAR',
      'WRITE_CALENDAR',
      'ACCESS_FINE_LOCATION',
      'POST_NOTIFICATIONS',
      'RECEIVE_BOOT_COMPLETED',
      'SCHEDULE_EXACT_ALARM',
      'USE_EXACT_ALARM',
      'INTERNET',
    ].map((name) => `android.permission.${name}`),
  },
  ui: uiModule('tasks-org'),
  start: startTasks,
});
