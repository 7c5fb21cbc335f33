import {
  type AppApi,
  type AppProcess,
  createHandler,
  FLAG_IMMUTABLE,
  FLAG_UPDATE_CURRENT,
  type Intent,
  observe,
  type PendingIntent,
} from '@androidworld/app-sdk';
import { activities, packageName, receivers } from '../package-name.ts';
import { completeTask } from '../store/complete-task.ts';
import { database } from '../store/database.ts';
import { alarmTypes } from '../store/new-edit.ts';
import { preferences } from '../store/preferences.ts';
import { loadSnapshot, type TaskItem } from '../store/snapshot.ts';
import { withdrawNotification } from '../store/withdraw-notification.ts';
import { hourMs } from '../time/local-day.ts';
import { reminderTimes } from './next-reminder.ts';

const channels = [
  { id: 'notifications', name: 'Notifications', importance: 4 },
  { id: 'notifications_tasker', name: 'Tasker/Locale', importance: 4 },
  { id: 'notifications_timers', name: 'Tasks Being Timed', importance: 2 },
  { id: 'notifications_miscellaneous', name: 'Miscellaneous', importance: 2 },
] as const;

const versionCode = 130605;
const flags = FLAG_IMMUTABLE | FLAG_UPDATE_CURRENT;
const { tasks, alarms, notification } = database.tables;

/** Makes the database, and rings for tasks whether or not a screen is open. */
export async function startTasks(api: AppApi): Promise<AppProcess> {
  await database.create(api);
  if ((await preferences.get(api)).versionCode === 0) await preferences.put(api, { versionCode });
  for (const channel of channels) await api.notifications.createChannel(channel);
  const handler = createHandler();
  const plan = () => void handler.post(() => planNext(api));
  plan();
  const end = observe(api, { tables: [tasks, alarms] }, plan);
  const task = async ({ extras }: Intent) =>
    (await loadSnapshot(api)).tasks.find(({ id }) => id === Number(extras?.task_id));
  return {
    receivers: {
      [receivers.alarm]: async () => {
        await handler.post(() => ring(api));
        return undefined;
      },
      [receivers.boot]: async () => {
        await handler.post(() => planNext(api));
        return undefined;
      },
      [receivers.complete]: async (intent) => {
        const found = await task(intent);
        if (found !== undefined) await completeTask(api, found);
        return undefined;
      },
      [receivers.snooze]: async (intent) => {
        const found = await task(intent);
        if (found !== undefined) await snooze(api, found);
        return undefined;
      },
      [receivers.cleared]: async ({ extras }) => {
        await withdrawNotification(api, Number(extras?.task_id));
        return undefined;
      },
    },
    stop: end,
  };
}

/** Takes away the notifications of tasks that are done or gone, by whichever way, and sets the alarm for what rings next. */
async function planNext(api: AppApi): Promise<void> {
  const now = await api.clock.now();
  const zone = await api.clock.zone();
  const { tasks: all } = await loadSnapshot(api);
  const isOpen = new Set(all.filter(({ completed }) => completed === 0).map(({ id }) => id));
  const shown = [
    ...(await database.open(api).notification.all()).map(({ task }) => task),
    ...(await api.notifications.active()).map(({ id }) => id),
  ];
  for (const task of new Set(shown)) if (!isOpen.has(task)) await withdrawNotification(api, task);
  const times = all.flatMap((task) =>
    reminderTimes(task, zone).filter((time) => time > Math.max(now, task.lastNotified)),
  );
  const operation = toReceiver(receivers.alarm, 0);
  if (times.length === 0) await api.alarms.cancel(operation);
  else await api.alarms.setExactAndAllowWhileIdle('RTC_WAKEUP', Math.min(...times), operation);
}

async function ring(api: AppApi): Promise<void> {
  const now = await api.clock.now();
  const zone = await api.clock.zone();
  const isOn = (await preferences.get(api)).notifications;
  const { tasks: all } = await loadSnapshot(api);
  for (const task of all) {
    const isDue = reminderTimes(task, zone).some(
      (time) => time <= now && time > task.lastNotified && time > now - hourMs,
    );
    if (!isDue) continue;
    await database
      .open(api)
      .transaction([
        tasks.update({ lastNotified: now }, { where: { id: task.id } }),
        alarms.delete({ where: { task: task.id, type: alarmTypes.snooze } }),
        ...(isOn ? [notification.insert({ task: task.id, timestamp: now, type: alarmTypes.due }, 'replace')] : []),
      ]);
    if (isOn) await notify(api, task, now);
  }
  await planNext(api);
}

async function notify(api: AppApi, task: TaskItem, when: number): Promise<void> {
  await api.notifications.post({
    id: task.id,
    channel: 'notifications',
    title: task.name,
    text: task.notes ?? '',
    when,
    category: 'reminder',
    autoCancel: true,
    contentIntent: {
      kind: 'activity',
      intent: { component: { packageName, className: activities.main }, extras: { open_task: task.id } },
      requestCode: task.id,
      flags,
    },
    deleteIntent: toReceiver(receivers.cleared, task.id),
    actions: [
      { title: 'Complete', intent: toReceiver(receivers.complete, task.id) },
      { title: 'Snooze', intent: toReceiver(receivers.snooze, task.id) },
    ],
  });
}

/** Rings again in an hour. */
async function snooze(api: AppApi, { id }: TaskItem): Promise<void> {
  await withdrawNotification(api, id);
  const time = (await api.clock.now()) + hourMs;
  await database.open(api).alarms.insert({ task: id, time, type: alarmTypes.snooze, repeat: 0, interval: 0 });
}

function toReceiver(className: string, taskId: number): PendingIntent {
  return {
    kind: 'broadcast',
    intent: { component: { packageName, className }, extras: { task_id: taskId } },
    requestCode: taskId,
    flags,
  };
}
