import type { AppApi, NotificationChannel } from '@androidworld/app-sdk';

/** As `com.android.deskclock.NotificationUtils` makes them. */
export const channels = {
  firing: { id: 'FiringAlarmsTimersNotification', name: 'Firing alarms & timers', importance: 4 },
  missedAlarm: { id: 'alarmMissedNotification', name: 'Missed alarms', importance: 4 },
  stopwatch: { id: 'stopwatchNotification', name: 'Stopwatch', importance: 2 },
  snoozedAlarm: { id: 'alarmSnoozeNotification', name: 'Snoozed alarms', importance: 2 },
} as const satisfies Record<string, NotificationChannel>;

export async function createChannels(api: AppApi): Promise<void> {
  for (const channel of Object.values(channels)) await api.notifications.createChannel(channel);
}
