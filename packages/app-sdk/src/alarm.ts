import type { PendingIntent } from './pending-intent.ts';

/** `AlarmManager.RTC…` go by the wall clock, `ELAPSED…` by the time since boot. The phone never sleeps: both kinds of each are one. */
export type AlarmType = 'RTC' | 'RTC_WAKEUP' | 'ELAPSED_REALTIME' | 'ELAPSED_REALTIME_WAKEUP';

/** The next alarm a person has set (AlarmManager.AlarmClockInfo). */
export interface AlarmClockInfo {
  /** Milliseconds since the epoch. */
  readonly triggerTime: number;
  /** Shows or edits the alarm. */
  readonly showIntent?: PendingIntent;
}

/**
 * Alarms (android.app.AlarmManager): the pending intent is sent at its time, also when the app does not run. One with an
 * equal pending intent is replaced. A reboot forgets them. Times are milliseconds by the clock of the type; none is
 * earlier than 5 seconds from now.
 */
export interface AlarmCalls {
  /** Inexact: Android may let it wait, this phone does not. `AlarmManager.set()` */
  set(type: AlarmType, triggerAt: number, operation: PendingIntent): Promise<void>;
  /** @throws SecurityException without SCHEDULE_EXACT_ALARM or USE_EXACT_ALARM, for apps made for Android 12 and later */
  setExact(type: AlarmType, triggerAt: number, operation: PendingIntent): Promise<void>;
  /** @throws SecurityException as setExact */
  setExactAndAllowWhileIdle(type: AlarmType, triggerAt: number, operation: PendingIntent): Promise<void>;
  /** The status bar shows that there is one. @throws SecurityException as setExact */
  setAlarmClock(info: AlarmClockInfo, operation: PendingIntent): Promise<void>;
  /** @param intervalMs a minute at least */
  setInexactRepeating(type: AlarmType, triggerAt: number, intervalMs: number, operation: PendingIntent): Promise<void>;
  /** Removes the app's alarms with an equal pending intent, of any type; nothing happens when there is none. */
  cancel(operation: PendingIntent): Promise<void>;
  /** Whether the calls that need SCHEDULE_EXACT_ALARM or USE_EXACT_ALARM are allowed to the app. */
  canScheduleExactAlarms(): Promise<boolean>;
  /** Of all apps. */
  getNextAlarmClock(): Promise<AlarmClockInfo | null>;
}
