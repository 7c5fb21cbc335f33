import { defineApp } from '@androidworld/app-sdk';
import { symbol, uiModule } from '../own-files.ts';
import { clockClass, clockPackage } from './package-name.ts';
import { startClockProcess } from './process/clock-process.ts';

const byDefault = ['android.intent.category.DEFAULT'];

/** Google's Clock, which is AOSP's DeskClock under another package name. */
export const clock = defineApp({
  manifest: {
    packageName: clockPackage,
    label: 'Clock',
    versionName: '7.3 (458100453)',
    versionCode: 72001010,
    minSdk: 23,
    targetSdk: 32,
    icon: { path: symbol('schedule'), foreground: '#1a73e8', background: '#ffffff' },
    system: true,
    activities: [
      {
        name: clockClass('DeskClock'),
        exported: true,
        launchMode: 'singleTask',
        filters: [
          { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER', ...byDefault] },
        ],
      },
      {
        name: clockClass('worldclock.CitySelectionActivity'),
        label: 'Cities',
        taskAffinity: '',
        excludeFromRecents: true,
      },
      { name: clockClass('ScreensaverActivity'), taskAffinity: '', excludeFromRecents: true },
      { name: clockClass('settings.SettingsActivity'), label: 'Settings', taskAffinity: '', excludeFromRecents: true },
      {
        name: clockClass('ringtone.RingtonePickerActivity'),
        label: 'Ringtone',
        taskAffinity: '',
        excludeFromRecents: true,
      },
      {
        name: clockClass('alarms.AlarmActivity'),
        launchMode: 'singleInstance',
        taskAffinity: '',
        excludeFromRecents: true,
      },
      {
        name: clockClass('HandleApiCalls'),
        exported: true,
        translucent: true,
        launchMode: 'singleInstance',
        taskAffinity: '',
        excludeFromRecents: true,
        filters: ['SET_ALARM', 'SHOW_ALARMS', 'SET_TIMER', 'SHOW_TIMERS'].map((name) => ({
          actions: [`android.intent.action.${name}`],
          categories: [...byDefault, 'android.intent.category.VOICE'],
        })),
      },
    ],
    receivers: [
      { name: clockClass('alarms.AlarmStateManager') },
      {
        name: clockClass('AlarmInitReceiver'),
        exported: true,
        filters: [
          {
            actions: ['BOOT_COMPLETED', 'TIME_SET', 'TIMEZONE_CHANGED'].map((name) => `android.intent.action.${name}`),
          },
        ],
      },
    ],
    services: ['alarms.AlarmService', 'timer.TimerService', 'stopwatch.StopwatchService'].map((name) => ({
      name: clockClass(name),
    })),
    permissions: [
      'android.permission.FOREGROUND_SERVICE',
      'android.permission.RECEIVE_BOOT_COMPLETED',
      'android.permission.WAKE_LOCK',
      'android.permission.VIBRATE',
      'android.permission.SCHEDULE_EXACT_ALARM',
      'android.permission.USE_FULL_SCREEN_INTENT',
      'com.android.alarm.permission.SET_ALARM',
    ],
  },
  ui: uiModule('clock'),
  start: startClockProcess,
});
