import type { AppApi } from '@androidworld/app-sdk';
import { addDays, noonOf } from '../time/local-day.ts';
import { parseCriteria } from './criteria.ts';
import type { Filter } from './filters.ts';
import { defaultList } from './lists.ts';
import { preferences } from './preferences.ts';
import type { AlarmEdit, TaskEdit } from './save-task.ts';
import type { Snapshot } from './snapshot.ts';

/** `Alarm.TYPE_…` */
export const alarmTypes = { dateTime: 0, start: 1, due: 2, random: 3, snooze: 4 } as const;

const whenDue: AlarmEdit = { time: 0, type: alarmTypes.due, repeat: 0, interval: 0 };
const recurrences = ['', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/** A new task as the settings have it, with what the list says it was begun from. */
export async function newEdit(api: AppApi, filter: Filter, snapshot: Snapshot): Promise<TaskEdit> {
  const values = await preferences.get(api);
  const now = await api.clock.now();
  const zone = await api.clock.zone();
  const days = { '0': undefined, '1': undefined, '2': 1, '3': 2, '7': 7 }[values.defaultDue];
  const due = values.defaultDue === '1' ? 0 : days;
  const frequency = recurrences[Number(values.defaultRecurrence)];
  const list = filter.kind === 'list' ? filter.uuid : ((await defaultList(api)).uuid ?? undefined);
  const tag = snapshot.tags.find(({ remoteId }) => filter.kind === 'tag' && remoteId === filter.uuid)?.name;
  const own = filter.kind === 'own' ? ownValues(snapshot.filters.find(({ id }) => id === filter.id)?.criterion) : {};
  return {
    title: '',
    importance: own.importance ?? Number(values.defaultImportance),
    dueDate:
      filter.kind === 'today' || own.isToday
        ? noonOf(now, zone)
        : due === undefined
          ? 0
          : noonOf(addDays(now, due, zone), zone),
    hideUntil: 0,
    notes: '',
    recurrence: frequency === undefined || frequency === '' ? null : `FREQ=${frequency};INTERVAL=1`,
    repeatFrom: 0,
    ring: Number(values.defaultRing),
    list,
    tags: tag === undefined || tag === null ? (own.tags ?? []) : [tag],
    alarms: values.defaultReminders.has('2') ? [whenDue] : [],
    files: [],
    estimatedSeconds: 0,
    elapsedSeconds: 0,
    timerStart: 0,
  };
}

/** What a task must have to be in an own filter, where that can be said. */
function ownValues(criterion: string | null | undefined): {
  readonly importance?: number;
  readonly isToday?: boolean;
  readonly tags?: readonly string[];
} {
  const needed = parseCriteria(criterion ?? '').filter(({ join }) => join === 'and');
  const importance = needed.find(({ kind }) => kind === 'importance')?.value;
  return {
    ...(importance === undefined ? {} : { importance: Number(importance) }),
    isToday: needed.some(({ kind, value }) => kind === 'dueDate' && value === 'EOD()'),
    tags: needed.filter(({ kind, value }) => kind === 'tag_is' && value !== '').map(({ value }) => value),
  };
}
