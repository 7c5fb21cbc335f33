import type { Intent } from '@androidworld/app-sdk';
import { atLocal, localParts } from '@androidworld/app-sdk';
import { nextAlarm } from '../next-alarm.ts';
import { clockClass, clockPackage } from '../package-name.ts';
import { defaultRingtone } from '../ringtones.ts';
import {
  type Alarm,
  type AlarmFields,
  type AlarmInstance,
  addAlarm,
  addInstance,
  findAlarm,
  instanceExtra,
  loadAlarms,
  loadInstances,
  removeAlarm,
  removeInstance,
  saveAlarm,
  saveInstance,
} from '../store/alarms.ts';
import { clockSettings } from '../store/settings.ts';
import { showTab } from '../tabs.ts';
import { timeOfDayText } from '../time-text.ts';
import type { ProcessTools } from './clock-process.ts';

type Instruction = 'fire' | 'snooze' | 'dismiss' | 'miss';

/** Changes of alarms, and what follows from them: when they ring, and what happens then. */
export function alarmProcess({ api }: ProcessTools) {
  /** Makes the instance that fits the alarm as it is now. */
  const reschedule = async (alarm: Alarm): Promise<number | null> => {
    await dropInstances(alarm.id);
    if (!alarm.enabled) return null;
    const next = nextAlarm(alarm, await api.clock.now(), await api.clock.zone());
    const instance = await addInstance(api, alarm, next.local);
    await api.clock.setAlarm(alarmOf(instance), next.atMs, alarmIntent('fire', instance.id));
    return next.atMs;
  };
  const dropInstances = async (alarmId: number): Promise<void> => {
    for (const instance of await loadInstances(api)) if (instance.alarmId === alarmId) await drop(instance);
  };
  const drop = async (instance: AlarmInstance): Promise<void> => {
    await api.clock.cancelAlarm(alarmOf(instance));
    await api.notifications.cancel(instance.id, 'alarm');
    await removeInstance(api, instance.id);
  };
  /** An alarm that has rung is set for the next time, or is done. */
  const finish = async (instance: AlarmInstance): Promise<void> => {
    const alarm = await findAlarm(api, instance.alarmId);
    await drop(instance);
    if (alarm === undefined) return;
    const done = { ...alarm, enabled: alarm.daysOfWeek !== 0 };
    await saveAlarm(api, done);
    await reschedule(done);
  };
  const timeText = async (instance: AlarmInstance) =>
    timeOfDayText(instance.at, (await api.settings.get('system', 'time_12_24')) === '24');

  const instructions: Readonly<Record<Instruction, (instance: AlarmInstance) => Promise<void>>> = {
    async fire(instance) {
      await saveInstance(api, { ...instance, state: 'fired' });
      const { silenceAfterMinutes } = await clockSettings.get(api);
      if (silenceAfterMinutes > 0) {
        const until = (await api.clock.now()) + silenceAfterMinutes * 60_000;
        await api.clock.setAlarm(alarmOf(instance), until, alarmIntent('miss', instance.id));
      }
      await api.notifications.post({
        ...notificationOf(instance),
        text: await timeText(instance),
        headsUp: true,
        contentIntent: ringingScreen(instance),
        actions: [answer('Snooze', 'snooze', instance), answer('Dismiss', 'dismiss', instance)],
      });
    },
    async snooze(instance) {
      const { snoozeMinutes } = await clockSettings.get(api);
      const zone = await api.clock.zone();
      const at = localParts((await api.clock.now()) + snoozeMinutes * 60_000, zone);
      const snoozed: AlarmInstance = { ...instance, state: 'snoozed', at };
      await saveInstance(api, snoozed);
      await api.clock.setAlarm(alarmOf(instance), atLocal(at, zone), alarmIntent('fire', instance.id));
      await api.notifications.post({
        ...notificationOf(instance),
        text: `Snoozing until ${await timeText(snoozed)}`,
        contentIntent: showTab('Alarm'),
        actions: [answer('Dismiss', 'dismiss', instance)],
      });
    },
    dismiss: finish,
    async miss(instance) {
      const text = `${await timeText(instance)}${instance.label === '' ? '' : ` - ${instance.label}`}`;
      await finish(instance);
      const title = 'Missed alarm';
      const contentIntent = showTab('Alarm');
      await api.notifications.post({ ...notificationOf(instance), ongoing: false, title, text, contentIntent });
    },
  };
  const follow = async (instruction: Instruction, instanceId: number): Promise<void> => {
    const instance = (await loadInstances(api)).find(({ id }) => id === instanceId);
    if (instance !== undefined) await instructions[instruction](instance);
  };

  return {
    functions: {
      /** @returns the alarm's id and when it rings, milliseconds since the epoch */
      async addAlarm(fields: Partial<AlarmFields> & Pick<AlarmFields, 'hour' | 'minutes'>) {
        const alarm = await addAlarm(api, { ...newAlarm, ...fields });
        return { id: alarm.id, atMs: await reschedule(alarm) };
      },
      /** @returns when it rings; null when it is off */
      async changeAlarm(id: number, change: Partial<AlarmFields>): Promise<number | null> {
        const alarm = await findAlarm(api, id);
        if (alarm === undefined) return null;
        const changed = { ...alarm, ...change };
        await saveAlarm(api, changed);
        return reschedule(changed);
      },
      async removeAlarm(id: number): Promise<void> {
        await dropInstances(id);
        await removeAlarm(api, id);
      },
      snoozeAlarm: (instanceId: number) => follow('snooze', instanceId),
      dismissAlarm: (instanceId: number) => follow('dismiss', instanceId),
    },
    async receive({ action = '', extras = {} }: Intent): Promise<void> {
      const instruction = action.slice(actionPrefix.length).toLowerCase();
      if (isInstruction(instruction)) await follow(instruction, Number(extras[instanceExtra]));
    },
    /** Times of day mean other moments now. What rings goes on. */
    async clockChanged(): Promise<void> {
      const ringing = (await loadInstances(api)).filter(({ state }) => state === 'fired' || state === 'snoozed');
      for (const alarm of await loadAlarms(api)) {
        if (!ringing.some(({ alarmId }) => alarmId === alarm.id)) await reschedule(alarm);
      }
    },
  };
}

const newAlarm: Omit<AlarmFields, 'hour' | 'minutes'> = {
  daysOfWeek: 0,
  enabled: true,
  vibrate: true,
  label: '',
  ringtone: defaultRingtone.uri,
};

const actionPrefix = 'com.android.deskclock.ALARM_';

const isInstruction = (text: string): text is Instruction => ['fire', 'snooze', 'dismiss', 'miss'].includes(text);

const alarmOf = (instance: AlarmInstance): string => `alarm-${instance.id}`;

function alarmIntent(instruction: Instruction, instanceId: number): Intent {
  return {
    action: `${actionPrefix}${instruction.toUpperCase()}`,
    component: { packageName: clockPackage, className: clockClass('alarms.AlarmStateManager') },
    extras: { [instanceExtra]: instanceId },
  };
}

function ringingScreen({ id }: AlarmInstance): Intent {
  return {
    component: { packageName: clockPackage, className: clockClass('alarms.AlarmActivity') },
    extras: { [instanceExtra]: id },
  };
}

function notificationOf({ id, label }: AlarmInstance) {
  return { id, tag: 'alarm', channel: 'FiringAlarmsV2', title: label === '' ? 'Alarm' : label, ongoing: true };
}

function answer(label: string, instruction: Instruction, { id }: AlarmInstance) {
  return { label, intent: alarmIntent(instruction, id), broadcast: true };
}
