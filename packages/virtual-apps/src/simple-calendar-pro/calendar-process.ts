import {
  type AppApi,
  type AppProcess,
  defineService,
  type Intent,
  type ServiceFactory,
  START_NOT_STICKY,
} from '@androidworld/app-sdk';
import { className } from './package-name.ts';
import { markCompletedService, notifyEvent, snoozeService } from './reminders/notify-event.ts';
import { notificationReceiver, scheduleReminder, snooze } from './reminders/schedule-reminder.ts';
import { database } from './store/database.ts';
import { findEvent, isTaskCompleted, setTaskCompleted } from './store/events.ts';
import { preferences } from './store/preferences.ts';

export const receivers = {
  notification: notificationReceiver,
  boot: className('receivers.BootCompletedReceiver'),
} as const;

export const services = { snooze: snoozeService, markCompleted: markCompletedService } as const;

/** Reminds of events, also while no screen is open. */
export async function startCalendar(api: AppApi): Promise<AppProcess> {
  await database.create(api);
  return {
    receivers: {
      [receivers.notification]: async (intent) => {
        const { id, startTs } = occurrenceOf(intent);
        const event = await findEvent(api, id);
        if (event === undefined) return undefined;
        const isDone = event.kind === 1 && (await isTaskCompleted(api, id, startTs));
        if (!isDone) await notifyEvent(api, event, startTs);
        await scheduleReminder(api, event);
        return undefined;
      },
      // A reboot forgets alarms.
      [receivers.boot]: async () => {
        const events = await database.open(api).events.all({ where: 'reminder_1_minutes != -1' });
        for (const event of events) await scheduleReminder(api, event);
        return undefined;
      },
    },
    services: {
      [services.snooze]: once(async (intent) => {
        const { id, startTs } = occurrenceOf(intent);
        const { snoozeMinutes } = await preferences.get(api);
        await snooze(api, { id, startTs, minutes: snoozeMinutes });
        await api.notifications.cancel(id);
      }),
      [services.markCompleted]: once(async (intent) => {
        const { id: taskId, startTs } = occurrenceOf(intent);
        await setTaskCompleted(api, { taskId, startTs, completed: true });
        await api.notifications.cancel(taskId);
      }),
    },
  };
}

/** A service that does one thing for each intent (IntentService). */
function once(act: (intent: Intent) => Promise<void>): ServiceFactory {
  return defineService((context) => ({
    async onStartCommand(intent, _flags, startId) {
      if (intent !== null) await act(intent);
      await context.stopSelf(startId);
      return START_NOT_STICKY;
    },
  }));
}

function occurrenceOf({ extras }: Intent): { id: number; startTs: number } {
  return { id: Number(extras?.event_id), startTs: Number(extras?.event_occurrence_ts) };
}
