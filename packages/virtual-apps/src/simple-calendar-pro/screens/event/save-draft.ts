import type { AppApi } from '@androidworld/app-sdk';
import { notifyEvent } from '../../reminders/notify-event.ts';
import { nextReminder } from '../../reminders/reminder-times.ts';
import { scheduleReminder } from '../../reminders/schedule-reminder.ts';
import { type SeriesScope, saveOccurrences } from '../../store/change-series.ts';
import { type CalendarEvent, flag } from '../../store/database.ts';
import { findEvent, saveEvent } from '../../store/events.ts';
import { newImportId } from '../../store/import-id.ts';
import { preferences } from '../../store/preferences.ts';
import { dayOf } from '../../time/local-day.ts';
import { allDayTimes } from '../../time/new-start.ts';
import { remainingText } from '../../time/reminder-words.ts';
import type { Draft, Edited } from './draft.ts';

/** Writes what was edited, sets its reminder and remembers its choices for the next new event. */
export async function saveDraft(api: AppApi, edited: Edited, draft: Draft, scope: SeriesScope): Promise<void> {
  const zone = await api.clock.zone();
  const row = await toRow(api, edited, draft, zone);
  const { event, occurrenceTs } = edited;
  const id =
    event === undefined || event.repeatInterval === 0
      ? await saveEvent(api, { ...row, id: event?.id })
      : await saveOccurrences(api, { id: event.id, startTs: occurrenceTs, zone }, row, scope);
  await preferences.put(api, {
    lastReminder1: row.reminder1,
    lastReminder2: row.reminder2,
    lastReminder3: row.reminder3,
    lastUsedTypeId: row.typeId,
  });
  const saved = await findEvent(api, id);
  if (saved !== undefined) await setReminder(api, saved, zone);
}

async function toRow(api: AppApi, { kind, event }: Edited, draft: Draft, zone: string) {
  const reminders = draft.reminders.filter((minutes) => minutes !== -1).sort((one, other) => one - other);
  const [reminder1 = -1, reminder2 = -1, reminder3 = -1] = reminders;
  const endTs = kind === 'task' ? draft.startTs : draft.endTs;
  const times = draft.isAllDay
    ? allDayTimes(dayOf(draft.startTs, zone), dayOf(endTs, zone), zone)
    : { startTs: draft.startTs - (draft.startTs % 60), endTs: endTs - (endTs % 60) };
  const wasFlags = event?.flags ?? 0;
  const source = event === undefined || event.source === 'imported-ics' ? 'simple-calendar' : event.source;
  return {
    ...times,
    title: draft.title.trim(),
    location: draft.location.trim(),
    description: draft.description.trim(),
    reminder1,
    reminder2,
    reminder3,
    reminder1Type: event?.reminder1Type ?? 0,
    reminder2Type: event?.reminder2Type ?? 0,
    reminder3Type: event?.reminder3Type ?? 0,
    repeatInterval: draft.repeatInterval,
    repeatRule: draft.repeatRule,
    repeatLimit: draft.repeatInterval === 0 ? 0 : draft.repeatLimit,
    exceptions: event?.exceptions ?? [],
    attendees: event?.attendees ?? '',
    importId: event?.importId ?? (await newImportId(api)),
    timeZone: draft.isAllDay || draft.timeZone === '' ? zone : draft.timeZone,
    flags: draft.isAllDay ? wasFlags | flag.allDay : wasFlags & ~flag.allDay,
    typeId: draft.typeId,
    parentId: event?.parentId ?? 0,
    lastUpdatedMs: await api.clock.now(),
    source,
    availability: event?.availability ?? 0,
    color: draft.color,
    kind: kind === 'task' ? 1 : 0,
  } satisfies Omit<CalendarEvent, 'id'>;
}

/** Sets the alarm and says how long it is until then; what is past already is told of at once. */
async function setReminder(api: AppApi, event: CalendarEvent, zone: string): Promise<void> {
  const nowTs = (await api.clock.now()) / 1000;
  const next = nextReminder(event, nowTs, zone);
  await scheduleReminder(api, event);
  if (next !== undefined) return api.toast(`Time remaining:\n${remainingText(next.atTs - nowTs)}`);
  await api.toast('Saving…');
  const isPast = event.repeatInterval === 0 && event.startTs <= nowTs;
  if (isPast && event.reminder1 !== -1) await notifyEvent(api, event, event.startTs);
}
