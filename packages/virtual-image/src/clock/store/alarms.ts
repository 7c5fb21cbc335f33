import type { AppApi, AppDatabase, LocalTime, Row } from '@androidworld/app-sdk';
import type { WeekDays } from '../week-days.ts';

/** A row of `alarm_templates`: what the person has set. */
export interface Alarm {
  readonly id: number;
  readonly hour: number;
  readonly minutes: number;
  readonly daysOfWeek: WeekDays;
  readonly enabled: boolean;
  readonly vibrate: boolean;
  readonly label: string;
  /** URI of the sound; null is the phone's default. */
  readonly ringtone: string | null;
}

export type AlarmFields = Omit<Alarm, 'id'>;

/** `ClockContract.InstancesColumns`, alarm_state. */
const instanceStates = { silent: 0, snoozed: 4, fired: 5, missed: 6 } as const;

type InstanceState = keyof typeof instanceStates;

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

const alarmDatabase = (api: AppApi): AppDatabase => api.deviceProtected.database('alarms.db');

/** Version 8 of `ClockDatabaseHelper`, with the two alarms every phone starts with: weekdays and weekend, both off. */
export async function createAlarmTables(api: AppApi): Promise<void> {
  const database = alarmDatabase(api);
  const [version] = await database.all('PRAGMA user_version');
  if (version?.user_version === 8) return;
  await database.transaction([
    { sql: 'CREATE TABLE IF NOT EXISTS android_metadata (locale TEXT)' },
    { sql: "INSERT INTO android_metadata (locale) VALUES ('en_US')" },
    {
      sql: `CREATE TABLE alarm_templates (_id INTEGER PRIMARY KEY, hour INTEGER NOT NULL, minutes INTEGER NOT NULL,
        daysofweek INTEGER NOT NULL, enabled INTEGER NOT NULL, vibrate INTEGER NOT NULL, label TEXT NOT NULL,
        ringtone TEXT, delete_after_use INTEGER NOT NULL DEFAULT 0)`,
    },
    {
      sql: `CREATE TABLE alarm_instances (_id INTEGER PRIMARY KEY, year INTEGER NOT NULL, month INTEGER NOT NULL,
        day INTEGER NOT NULL, hour INTEGER NOT NULL, minutes INTEGER NOT NULL, vibrate INTEGER NOT NULL,
        label TEXT NOT NULL, ringtone TEXT, alarm_state INTEGER NOT NULL,
        alarm_id INTEGER REFERENCES alarm_templates(_id) ON UPDATE CASCADE ON DELETE CASCADE)`,
    },
    {
      sql: `INSERT INTO alarm_templates (hour, minutes, daysofweek, enabled, vibrate, label, ringtone, delete_after_use)
        VALUES (8, 30, 31, 0, 0, '', NULL, 0), (9, 0, 96, 0, 0, '', NULL, 0)`,
    },
    { sql: 'PRAGMA user_version = 8' },
  ]);
}

/** By time of day. */
export async function loadAlarms(api: AppApi): Promise<readonly Alarm[]> {
  const rows = await alarmDatabase(api).all('SELECT * FROM alarm_templates ORDER BY hour, minutes, _id');
  return rows.map(alarmOf);
}

export async function findAlarm(api: AppApi, id: number): Promise<Alarm | undefined> {
  const [row] = await alarmDatabase(api).all('SELECT * FROM alarm_templates WHERE _id = ?', [id]);
  return row === undefined ? undefined : alarmOf(row);
}

export async function addAlarm(api: AppApi, alarm: AlarmFields): Promise<Alarm> {
  const { lastId } = await alarmDatabase(api).run(
    `INSERT INTO alarm_templates (hour, minutes, daysofweek, enabled, vibrate, label, ringtone)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
    valuesOf(alarm),
  );
  return { ...alarm, id: lastId };
}

export async function saveAlarm(api: AppApi, alarm: Alarm): Promise<void> {
  await alarmDatabase(api).run(
    `UPDATE alarm_templates SET hour = ?, minutes = ?, daysofweek = ?, enabled = ?, vibrate = ?, label = ?, ringtone = ?
      WHERE _id = ?`,
    [...valuesOf(alarm), alarm.id],
  );
}

export async function removeAlarm(api: AppApi, id: number): Promise<void> {
  await alarmDatabase(api).transaction([
    { sql: 'DELETE FROM alarm_instances WHERE alarm_id = ?', args: [id] },
    { sql: 'DELETE FROM alarm_templates WHERE _id = ?', args: [id] },
  ]);
}

export async function loadInstances(api: AppApi): Promise<readonly AlarmInstance[]> {
  return (await alarmDatabase(api).all('SELECT * FROM alarm_instances ORDER BY _id')).map(instanceOf);
}

export async function addInstance(api: AppApi, alarm: Alarm, at: LocalTime): Promise<AlarmInstance> {
  const { lastId } = await alarmDatabase(api).run(
    `INSERT INTO alarm_instances (year, month, day, hour, minutes, vibrate, label, ringtone, alarm_state, alarm_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [...dateOf(at), Number(alarm.vibrate), alarm.label, alarm.ringtone, instanceStates.silent, alarm.id],
  );
  return { id: lastId, alarmId: alarm.id, at, state: 'silent', label: alarm.label };
}

export async function saveInstance(api: AppApi, { id, at, state }: AlarmInstance): Promise<void> {
  await alarmDatabase(api).run(
    'UPDATE alarm_instances SET year = ?, month = ?, day = ?, hour = ?, minutes = ?, alarm_state = ? WHERE _id = ?',
    [...dateOf(at), instanceStates[state], id],
  );
}

export async function removeInstance(api: AppApi, id: number): Promise<void> {
  await alarmDatabase(api).run('DELETE FROM alarm_instances WHERE _id = ?', [id]);
}

function alarmOf(row: Row): Alarm {
  return {
    id: Number(row._id),
    hour: Number(row.hour),
    minutes: Number(row.minutes),
    daysOfWeek: Number(row.daysofweek),
    enabled: row.enabled === 1,
    vibrate: row.vibrate === 1,
    label: String(row.label),
    ringtone: typeof row.ringtone === 'string' ? row.ringtone : null,
  };
}

function valuesOf(alarm: AlarmFields): (string | number | null)[] {
  const { hour, minutes, daysOfWeek, enabled, vibrate, label, ringtone } = alarm;
  return [hour, minutes, daysOfWeek, Number(enabled), Number(vibrate), label, ringtone];
}

function instanceOf(row: Row): AlarmInstance {
  const number = (key: string) => Number(row[key]);
  const states = Object.keys(instanceStates) as InstanceState[];
  return {
    id: number('_id'),
    alarmId: number('alarm_id'),
    at: {
      year: number('year'),
      month: number('month') + 1,
      day: number('day'),
      hour: number('hour'),
      minute: number('minutes'),
    },
    state: states.find((state) => instanceStates[state] === row.alarm_state) ?? 'silent',
    label: String(row.label),
  };
}

/** Months are counted from 0, as `java.util.Calendar` does. */
function dateOf(at: LocalTime): number[] {
  return [at.year, at.month - 1, at.day, at.hour, at.minute];
}
