import {
  type AppApi,
  FLAG_IMMUTABLE,
  FLAG_UPDATE_CURRENT,
  type Intent,
  type PendingIntent,
} from '@androidworld/app-sdk';
import { mainActivity, packageName } from '../package-name.ts';
import { database } from './database.ts';
import { loadNote, updateNotes } from './notes.ts';

/** Gets the alarms of to-dos. */
export const alarmReceiver = 'com.emekalites.react.alarm.notification.ANAlarmReceiver';

const channel = 'net.cozic.joplin.notification';

export async function setAlarm(api: AppApi, noteId: string, dueMs: number): Promise<void> {
  await clearAlarm(api, noteId);
  await updateNotes(api, [noteId], { dueMs });
  const id = await database.open(api).alarms.insert({ noteId, triggerMs: dueMs });
  await api.alarms.set('RTC_WAKEUP', dueMs, operation(id, noteId));
}

export async function clearAlarm(api: AppApi, noteId: string): Promise<void> {
  const { alarms } = database.open(api);
  for (const { id } of await alarms.all({ where: { noteId } })) await api.alarms.cancel(operation(id, noteId));
  await alarms.delete({ where: { noteId } });
  await updateNotes(api, [noteId], { dueMs: 0 });
}

/** Shows the to-do when its time has come. */
export async function showAlarm(api: AppApi, { extras }: Intent): Promise<undefined> {
  const noteId = String(extras?.noteId ?? '');
  const id = Number(extras?.alarmId ?? 0);
  const note = await loadNote(api, noteId);
  await database.open(api).alarms.delete({ where: { id } });
  if (note === undefined || note.deletedMs > 0 || note.completedMs > 0) return undefined;
  await api.notifications.createChannel({ id: channel, name: 'Alarms', importance: 4 });
  await api.notifications.post({
    id,
    channel,
    title: note.title,
    text: '',
    autoCancel: true,
    contentIntent: {
      kind: 'activity',
      flags: FLAG_IMMUTABLE | FLAG_UPDATE_CURRENT,
      intent: { component: { packageName, className: mainActivity } },
    },
  });
  return undefined;
}

function operation(alarmId: number, noteId: string): PendingIntent {
  return {
    kind: 'broadcast',
    requestCode: alarmId,
    flags: FLAG_IMMUTABLE | FLAG_UPDATE_CURRENT,
    intent: { component: { packageName, className: alarmReceiver }, extras: { noteId, alarmId } },
  };
}
