import { type AppApi, FLAG_IMMUTABLE, FLAG_UPDATE_CURRENT, type PendingIntent } from '@androidworld/app-sdk';
import { activityName, className, packageName } from '../package-name.ts';
import { type CalendarEvent, database } from '../store/database.ts';
import { isAllDay } from '../store/events.ts';
import { preferences } from '../store/preferences.ts';
import { clockText, monthDay } from '../time/date-words.ts';
import { addDays, dayOf, isSameDay } from '../time/local-day.ts';

export const snoozeService = className('services.SnoozeService');
export const markCompletedService = className('services.MarkCompletedService');

/** Reminds of one occurrence of an event. */
export async function notifyEvent(api: AppApi, event: CalendarEvent, startTs: number): Promise<void> {
  const { useSameSnooze } = await preferences.get(api);
  const { id } = event;
  const extras = { event_id: id, event_occurrence_ts: startTs };
  const pending = (kind: PendingIntent['kind'], name: string): PendingIntent => ({
    kind,
    requestCode: id,
    flags: FLAG_UPDATE_CURRENT | FLAG_IMMUTABLE,
    intent: { component: { packageName, className: name }, extras },
  });
  await api.notifications.post({
    id,
    channel: await channelOf(api, event),
    title: event.title,
    text: await notificationText(api, event, startTs),
    autoCancel: true,
    category: 'event',
    priority: 2,
    contentIntent: pending('activity', activityName(event.kind === 1 ? 'TaskActivity' : 'EventActivity')),
    actions: [
      ...(event.kind === 1 ? [{ title: 'Mark completed', intent: pending('service', markCompletedService) }] : []),
      {
        title: 'Snooze',
        intent: useSameSnooze
          ? pending('service', snoozeService)
          : pending('activity', activityName('SnoozeReminderActivity')),
      },
    ],
  });
}

/** One for each type of events; its id tells when it was made, what it sounds through and the type. */
async function channelOf(api: AppApi, { typeId }: CalendarEvent): Promise<string> {
  const suffix = `_5_${typeId}`;
  const known = (await api.notifications.channels()).find(({ id }) => id.endsWith(suffix));
  if (known !== undefined) return known.id;
  const type = await database.open(api).event_types.first({ where: { id: typeId } });
  const id = `simple_calendar_${await api.clock.now()}${suffix}`;
  await api.notifications.createChannel({ id, name: type?.title ?? 'Calendar', importance: 4 });
  return id;
}

/** `October 17, 16:00 – 16:45 What it is about` */
async function notificationText(api: AppApi, event: CalendarEvent, startTs: number): Promise<string> {
  const zone = await api.clock.zone();
  const hour24 = await usesHour24(api);
  const endTs = startTs + event.endTs - event.startTs;
  const clock = { zone, hour24 };
  const start = clockText(startTs, clock);
  const times = startTs === endTs ? start : `${start} – ${clockText(endTs, clock)}`;
  const { replaceDescription } = await preferences.get(api);
  const day = dayOf(startTs, zone);
  const today = dayOf((await api.clock.now()) / 1000, zone);
  const when = isSameDay(day, today) ? '' : isSameDay(day, addDays(today, 1)) ? 'Tomorrow' : `${monthDay(day)},`;
  const about = replaceDescription ? event.location : event.description;
  return [when, isAllDay(event) ? 'All-day' : times, about].filter((part) => part !== '').join(' ');
}

async function usesHour24(api: AppApi): Promise<boolean> {
  const { hour24 } = await preferences.get(api);
  return hour24 ?? (await api.settings.get('system', 'time_12_24')) === '24';
}
