import type { AppApi, Intent } from '@androidworld/app-sdk';
import { activityName, packageName } from './package-name.ts';
import type { Entry } from './store/events.ts';

const about = 'com.simplemobiletools.commons.activities.AboutActivity';

/** Opens one of the app's own screens. */
export function openScreen(api: AppApi, name: string, extras: NonNullable<Intent['extras']> = {}): Promise<void> {
  return api.startActivity({ component: { packageName, className: activityName(name) }, extras });
}

export function openAbout(api: AppApi): Promise<void> {
  return api.startActivity({ component: { packageName, className: about } });
}

/** Opens the editor of an event or task. */
export function openEntry(api: AppApi, { event, startTs, isTask }: Entry): Promise<void> {
  const extras = { event_id: event.id, event_occurrence_ts: startTs };
  return openScreen(api, isTask ? 'TaskActivity' : 'EventActivity', extras);
}

/** Opens the editor of a new event or task. */
export function createEntry(
  api: AppApi,
  { kind, startTs, hasHour = false }: { kind: 'event' | 'task'; startTs: number; hasHour?: boolean },
): Promise<void> {
  const extras = { new_event_start_ts: startTs, ...(hasHour ? { new_event_set_hour_duration: true } : {}) };
  return openScreen(api, kind === 'task' ? 'TaskActivity' : 'EventActivity', extras);
}

export function openCustomization(api: AppApi): Promise<void> {
  const className = 'com.simplemobiletools.commons.activities.CustomizationActivity';
  return api.startActivity({ component: { packageName, className } });
}
