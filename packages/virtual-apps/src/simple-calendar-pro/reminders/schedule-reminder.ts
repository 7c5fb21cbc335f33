import { type AppApi, FLAG_IMMUTABLE, FLAG_UPDATE_CURRENT, type PendingIntent } from '@androidworld/app-sdk';
import { className, packageName } from '../package-name.ts';
import type { CalendarEvent } from '../store/database.ts';
import { nextReminder } from './reminder-times.ts';

export const notificationReceiver = className('receivers.NotificationReceiver');

/** Sets the alarm of an event's next reminder, in place of what was set before. */
export async function scheduleReminder(api: AppApi, event: CalendarEvent): Promise<void> {
  const nowTs = (await api.clock.now()) / 1000;
  const next = nextReminder(event, nowTs, await api.clock.zone());
  if (next === undefined) return cancelReminder(api, event.id);
  await api.alarms.setExactAndAllowWhileIdle('RTC_WAKEUP', next.atTs * 1000, reminder(event.id, next.startTs));
}

/** Reminds of an occurrence again, later. */
export async function snooze(
  api: AppApi,
  { id, startTs, minutes }: { id: number; startTs: number; minutes: number },
): Promise<void> {
  const at = (await api.clock.now()) + minutes * 60_000;
  await api.alarms.setExactAndAllowWhileIdle('RTC_WAKEUP', at, reminder(id, startTs));
}

export async function cancelReminder(api: AppApi, id: number): Promise<void> {
  await api.alarms.cancel(reminder(id, 0));
}

function reminder(id: number, startTs: number): PendingIntent {
  return {
    kind: 'broadcast',
    requestCode: id,
    flags: FLAG_UPDATE_CURRENT | FLAG_IMMUTABLE,
    intent: {
      component: { packageName, className: notificationReceiver },
      extras: { event_id: id, event_occurrence_ts: startTs },
    },
  };
}
