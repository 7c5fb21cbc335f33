import type { AppApi, Intent } from '@androidworld/app-sdk';
import { regularTypeId } from '../../store/database.ts';
import { findEvent, isAllDay } from '../../store/events.ts';
import { type Preferences, preferences as stored } from '../../store/preferences.ts';
import { startFromNow } from '../../time/new-start.ts';
import type { Draft, Edited } from './draft.ts';

const lastHourMinutes = 59;

/** What an intent asks the editor for: an event that is there, or a new one. */
export async function loadDraft(api: AppApi, kind: Edited['kind'], intent: Intent): Promise<Edited> {
  const { extras = {}, data } = intent;
  const id = Number(extras.event_id ?? /\/(\d+)$/.exec(data ?? '')?.[1] ?? 0);
  const event = id === 0 ? undefined : await findEvent(api, id);
  if (event !== undefined) {
    const occurrenceTs = numberOf(extras.event_occurrence_ts) ?? event.startTs;
    const draft: Draft = {
      title: event.title,
      location: event.location,
      description: event.description,
      isAllDay: isAllDay(event),
      startTs: occurrenceTs,
      endTs: occurrenceTs + event.endTs - event.startTs,
      timeZone: event.timeZone,
      reminders: [event.reminder1, event.reminder2, event.reminder3],
      repeatInterval: event.repeatInterval,
      repeatRule: event.repeatRule,
      repeatLimit: event.repeatLimit,
      typeId: event.typeId,
      color: event.color,
    };
    if (extras.is_duplicate === true) return { kind, event: undefined, occurrenceTs, draft };
    return { kind, event, occurrenceTs, draft };
  }
  const preferences = await stored.get(api);
  const zone = await api.clock.zone();
  const nowTs = Math.floor((await api.clock.now()) / 1000);
  const asked = secondsOf(extras.beginTime);
  const startTs =
    asked ??
    numberOf(extras.new_event_start_ts) ??
    startFromNow({ nowTs, zone, preference: preferences.defaultStartTime });
  const draft: Draft = {
    title: textOf(extras.title),
    location: textOf(extras.eventLocation),
    description: textOf(extras.description),
    isAllDay: extras.allDay === true,
    startTs,
    endTs: kind === 'task' ? startTs : (secondsOf(extras.endTime) ?? startTs + duration(startTs, intent, preferences)),
    timeZone: zone,
    reminders: newReminders(preferences),
    repeatInterval: 0,
    repeatRule: 0,
    repeatLimit: 0,
    typeId: newType(preferences),
    color: 0,
  };
  return { kind, event: undefined, occurrenceTs: startTs, draft };
}

/** An event made at an hour of the week view lasts an hour, late in the evening a minute less. */
function duration(startTs: number, { extras = {} }: Intent, { defaultDuration }: Preferences): number {
  if (extras.new_event_set_hour_duration !== true) return defaultDuration * 60;
  const isLastHour = Math.floor(startTs / 3600) % 24 === 23;
  return (isLastHour ? lastHourMinutes : 60) * 60;
}

function newReminders(preferences: Preferences): Draft['reminders'] {
  const { lastReminder1, lastReminder2, lastReminder3 } = preferences;
  if (preferences.usePreviousReminders) return [lastReminder1, lastReminder2, lastReminder3];
  return [preferences.defaultReminder1, preferences.defaultReminder2, preferences.defaultReminder3];
}

function newType({ defaultTypeId, lastUsedTypeId }: Preferences): number {
  if (defaultTypeId !== -1) return defaultTypeId;
  return lastUsedTypeId === 0 ? regularTypeId : lastUsedTypeId;
}

function numberOf(extra: unknown): number | undefined {
  const number = typeof extra === 'string' || typeof extra === 'number' ? Number(extra) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Extras of other apps are milliseconds. */
function secondsOf(extra: unknown): number | undefined {
  const ms = numberOf(extra);
  return ms === undefined ? undefined : Math.floor(ms / 1000);
}

function textOf(extra: unknown): string {
  return typeof extra === 'string' ? extra : '';
}
