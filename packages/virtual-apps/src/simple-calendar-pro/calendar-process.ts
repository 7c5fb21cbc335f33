import {
  type AppApi,
  type AppProcess,
  defineService,
  type Intent,
  type ServiceFactory,
  START_NOT_STICKY,
} from '@androidworld/app-sdk';
import { className, packageName } from './package-name.ts';
import { markCompletedService, notifyEvent, snoozeService } from './reminders/notify-event.ts';
import { notificationReceiver, scheduleReminder, snooze } from './reminders/schedule-reminder.ts';
import { database } from './store/database.ts';
import { findEvent, isTaskCompleted, setTaskCompleted } from './store/events.ts';
import { preferences } from './store/preferences.ts';

export const receivers = {
  notification: notificationReceiver,
  boot: className('receivers.BootCompletedReceiver'),
} as const;

/** Of the FileProvider. */
export const fileAuthority = `${packageName}.provider`;

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
    // Shared events as files: who was given a URI of it may read what it stands for.
    providers: {
      [fileAuthority]: {
        async query(uri) {
          const path = `${api.dataDir}/cache${new URL(uri).pathname}`;
          const file = await api.files.stat(path);
          const columns = ['_display_name', '_size', '_data', 'mime_type'];
          if (file === null) return { columns, rows: [] };
          const row = { _display_name: file.name, _size: file.size, _data: path, mime_type: 'text/calendar' };
          return { columns, rows: [row] };
        },
        type: () => 'text/calendar',
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
