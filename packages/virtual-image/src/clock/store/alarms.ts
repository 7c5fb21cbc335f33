import { type AppApi, column, defineDatabase, type LocalTime, type RowOf } from '@androidworld/app-sdk';
import type { WeekDays } from '../week-days.ts';

/** `ClockContract.InstancesColumns`, alarm_state. */
const instanceStates = { silent: 0, snoozed: 4, fired: 5, missed: 6 } as const;

type InstanceState = keyof typeof instanceStates;

const templateColumns = {
  id: column.integer('_id'),
  hour: column.integer(),
  minutes: column.integer(),
  daysOfWeek: column.integer('daysofweek').as<WeekDays>(
    (days) => days,
    (days) => days,
  ),
  enabled: column.boolean(),
  vibrate: column.boolean(),
  label: column.text(),
  /** URI of the sound; null is the phone's default. */
  ringtone: column.text().nullable(),
};

const instanceColumns = {
  id: column.integer('_id'),
  alarmId: column.integer('alarm_id'),
  year: column.integer(),
  /** Months are counted from 0, as `java.util.Calendar` does. */
  month: column.integer().as(
    (month) => month + 1,
    (month) => month - 1,
  ),
  day: column.integer(),
  hour: column.integer(),
  minute: column.integer('minutes'),
  vibrate: column.boolean(),
  label: column.text(),
  ringtone: column.text().nullable(),
  state: column.integer('alarm_state').as<InstanceState>(
    (number) =>
      (Object.keys(instanceStates) as InstanceState[]).find((state) => instanceStates[state] === number) ?? 'silent',
    (state) => instanceStates[state],
  ),
};

/** A row of `alarm_templates`: what the person has set. */
export type Alarm = RowOf<typeof templateColumns>;

export type AlarmFields = Omit<Alarm, 'id'>;

/** A row of `alarm_instances`: one time an alarm rings. */
export interface AlarmInstance {
  readonly id: number;
  readonly alarmId: number;
  readonly at: LocalTime;
  readonly state: InstanceState;
  readonly label: string;
}

/** Extra of an intent that names a row of `alarm_instances`. */
export const instanceExtra = 'com.android.deskclock.extra.ALARM_INSTANCE';

/** Version 8 of `ClockDatabaseHelper`, with the two alarms every phone starts with: weekdays and weekend, both off. */
export const alarmDatabase = defineDatabase({
  name: 'alarms.db',
  deviceProtected: true,
  version: 8,
  create: [
    `CREATE TABLE alarm_templates (_id INTEGER PRIMARY KEY, hour INTEGER NOT NULL, minutes INTEGER NOT NULL,
      daysofweek INTEGER NOT NULL, enabled INTEGER NOT NULL, vibrate INTEGER NOT NULL, label TEXT NOT NULL,
      ringtone TEXT, delete_after_use INTEGER NOT NULL DEFAULT 0)`,
    `CREATE TABLE alarm_instances (_id INTEGER PRIMARY KEY, year INTEGER NOT NULL, month INTEGER NOT NULL,
      day INTEGER NOT NULL, hour INTEGER NOT NULL, minutes INTEGER NOT NULL, vibrate INTEGER NOT NULL,
      label TEXT NOT NULL, ringtone TEXT, alarm_state INTEGER NOT NULL,
      alarm_id INTEGER REFERENCES alarm_templates(_id) ON UPDATE CASCADE ON DELETE CASCADE)`,
    `INSERT INTO alarm_templates (hour, minutes, daysofweek, enabled, vibrate, label, ringtone, delete_after_use)
      VALUES (8, 30, 31, 0, 0, '', NULL, 0), (9, 0, 96, 0, 0, '', NULL, 0)`,
  ],
  tables: { alarm_templates: templateColumns, alarm_instances: instanceColumns },
});

const templates = (api: AppApi) => alarmDatabase.open(api).alarm_templates;
const instances = (api: AppApi) => alarmDatabase.open(api).alarm_instances;

/** By time of day. */
export function loadAlarms(api: AppApi): Promise<readonly Alarm[]> {
  return templates(api).all({ orderBy: 'hour, minutes, _id' });
}

export function findAlarm(api: AppApi, id: number): Promise<Alarm | undefined> {
  return templates(api).first({ where: { id } });
}

export async function addAlarm(api: AppApi, alarm: AlarmFields): Promise<Alarm> {
  return { ...alarm, id: await templates(api).insert(alarm) };
}

export async function saveAlarm(api: AppApi, { id, ...alarm }: Alarm): Promise<void> {
  await templates(api).update(alarm, { where: { id } });
}

export async function removeAlarm(api: AppApi, id: number): Promise<void> {
  const { alarm_instances, alarm_templates } = alarmDatabase.tables;
  const statements = [alarm_instances.delete({ where: { alarmId: id } }), alarm_templates.delete({ where: { id } })];
  await alarmDatabase.open(api).transaction(statements);
}

export async function loadInstances(api: AppApi): Promise<readonly AlarmInstance[]> {
  const rows = await instances(api).all({ orderBy: '_id' });
  return rows.map(({ id, alarmId, state, label, year, month, day, hour, minute }) => ({
    ...{ id, alarmId, state, label },
    at: { year, month, day, hour, minute },
  }));
}

export async function addInstance(api: AppApi, alarm: Alarm, at: LocalTime): Promise<AlarmInstance> {
  const { id: alarmId, vibrate, label, ringtone } = alarm;
  const id = await instances(api).insert({ ...at, alarmId, vibrate, label, ringtone, state: 'silent' });
  return { id, alarmId, at, state: 'silent', label };
}

export async function saveInstance(api: AppApi, { id, at, state }: AlarmInstance): Promise<void> {
  await instances(api).update({ ...at, state }, { where: { id } });
}

export async function removeInstance(api: AppApi, id: number): Promise<void> {
  await instances(api).delete({ where: { id } });
}
