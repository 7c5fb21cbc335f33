import {
  atLocal,
  defineService,
  FLAG_IMMUTABLE,
  FLAG_UPDATE_CURRENT,
  type Intent,
  localParts,
  type PendingIntent,
  type ServiceContext,
  START_NOT_STICKY,
} from '@androidworld/app-sdk';
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
import { channels } from './notification-channels.ts';

type Instruction = 'fire' | 'snooze' | 'dismiss' | 'miss';

/** `AlarmNotifications`: the one alarm that rings. */
const firingNotificationId = 2 ** 31 - 1 - 7;

/** Changes of alarms, and what follows from them: when they ring, and what happens then. */
export function alarmProcess({ api, change }: ProcessTools) {
  /** The running AlarmService, and the instance it rings for. */
  let service: ServiceContext | undefined;
  let ringing: number | undefined;
  /** Makes the instance that fits the alarm as it is now. */
  const reschedule = async (alarm: Alarm): Promise<number | null> => {
    await dropInstances(alarm.id);
    if (!alarm.enabled) return null;
    const next = nextAlarm(alarm, await api.clock.now(), await api.clock.zone());
    const instance = await addInstance(api, alarm, next.local);
    await changeAt(next.atMs, instance, 'fire');
    return next.atMs;
  };
  const dropInstances = async (alarmId: number): Promise<void> => {
    for (const instance of await loadInstances(api)) if (instance.alarmId === alarmId) await drop(instance);
  };
  const drop = async (instance: AlarmInstance): Promise<void> => {
    await api.alarms.cancel(byAlarmManager(instance, 'fire'));
    await api.notifications.cancel(instance.id, 'alarm');
    await stopRinging(instance);
    await removeInstance(api, instance.id);
  };
  const changeAt = (atMs: number, instance: AlarmInstance, instruction: Instruction) =>
    api.alarms.setExactAndAllowWhileIdle('RTC_WAKEUP', atMs, byAlarmManager(instance, instruction));
  const stopRinging = async ({ id }: AlarmInstance): Promise<void> => {
    if (ringing !== id) return;
    ringing = undefined;
    await service?.stopForeground('remove');
    await service?.stopSelf();
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
      if (ringing !== undefined && ringing !== instance.id) await follow('miss', ringing);
      await saveInstance(api, { ...instance, state: 'fired' });
      ringing = instance.id;
      const { silenceAfterMinutes } = await clockSettings.get(api);
      if (silenceAfterMinutes > 0) {
        const until = (await api.clock.now()) + silenceAfterMinutes * 60_000;
        await changeAt(until, instance, 'miss');
      }
      await service?.startForeground(firingNotificationId, {
        channel: channels.firing.id,
        category: 'alarm',
        priority: 2,
        ongoing: true,
        title: titleOf(instance),
        text: await timeText(instance),
        contentIntent: toActivity(ringingScreen(instance), instance),
        actions: [answer('Snooze', 'snooze', instance), answer('Dismiss', 'dismiss', instance)],
      });
    },
    async snooze(instance) {
      const { snoozeMinutes } = await clockSettings.get(api);
      const zone = await api.clock.zone();
      const at = localParts((await api.clock.now()) + snoozeMinutes * 60_000, zone);
      const snoozed: AlarmInstance = { ...instance, state: 'snoozed', at };
      await saveInstance(api, snoozed);
      await changeAt(atLocal(at, zone), instance, 'fire');
      await stopRinging(instance);
      await api.notifications.post({
        id: instance.id,
        tag: 'alarm',
        channel: channels.snoozedAlarm.id,
        category: 'alarm',
        ongoing: true,
        title: titleOf(instance),
        text: `Snoozing until ${await timeText(snoozed)}`,
        contentIntent: toActivity(showTab('Alarm'), instance),
        actions: [answer('Dismiss', 'dismiss', instance)],
      });
    },
    dismiss: finish,
    async miss(instance) {
      const text = `${await timeText(instance)}${instance.label === '' ? '' : ` - ${instance.label}`}`;
      await finish(instance);
      await api.notifications.post({
        id: instance.id,
        tag: 'alarm',
        channel: channels.missedAlarm.id,
        category: 'alarm',
        autoCancel: true,
        title: 'Missed alarm',
        text,
        contentIntent: toActivity(showTab('Alarm'), instance),
      });
    },
  };
  const follow = async (instruction: Instruction, instanceId: number): Promise<void> => {
    const instance = (await loadInstances(api)).find(({ id }) => id === instanceId);
    if (instance !== undefined) await instructions[instruction](instance);
  };

  const receive = async ({ action, data = '', extras = {} }: Intent): Promise<void> => {
    const instruction = instructionOf(Number(extras[stateExtra]));
    if (action === changeState && instruction !== undefined) await follow(instruction, Number(data.split('/').at(-1)));
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
    /** A phone tells which alarm is next. */
    async tellNext(): Promise<void> {
      const zone = await api.clock.zone();
      const waiting = (await loadInstances(api)).filter(({ state }) => state === 'silent' || state === 'snoozed');
      const [next] = waiting.map(({ at }) => atLocal(at, zone)).sort((one, other) => one - other);
      if (next === undefined) await api.alarms.cancel(indicator);
      else {
        const showIntent = { kind: 'activity' as const, intent: showTab('Alarm'), flags: FLAG_IMMUTABLE };
        await api.alarms.setAlarmClock({ triggerTime: next, showIntent }, indicator);
      }
    },
    service: defineService((context) => ({
      onCreate() {
        service = context;
      },
      async onStartCommand(intent, _flags, startId) {
        if (intent !== null) await change(() => receive(intent));
        if (ringing === undefined) await context.stopSelf(startId);
        return START_NOT_STICKY;
      },
      onDestroy() {
        if (service === context) service = undefined;
      },
    })),
    /** Times of day mean other moments now, or a reboot has forgotten the alarms. What rings goes on. */
    async clockChanged({ hasBooted }: { hasBooted: boolean }): Promise<void> {
      const zone = await api.clock.zone();
      const underWay = (await loadInstances(api)).filter(({ state }) => state === 'fired' || state === 'snoozed');
      for (const instance of hasBooted ? underWay : []) await changeAt(atLocal(instance.at, zone), instance, 'fire');
      for (const alarm of await loadAlarms(api)) {
        if (!underWay.some(({ alarmId }) => alarmId === alarm.id)) await reschedule(alarm);
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

export const alarmService = clockClass('alarms.AlarmService');

/** `AlarmStateManager.CHANGE_STATE_ACTION`, `ALARM_STATE_EXTRA` */
const changeState = 'change_state';
const stateExtra = 'intent.extra.alarm.state';

/** The states of `ClockContract.InstancesColumns` that alarms are told to take. */
const states: Readonly<Record<Instruction, number>> = { snooze: 4, fire: 5, miss: 6, dismiss: 7 };

const instructionOf = (state: number): Instruction | undefined =>
  (Object.keys(states) as Instruction[]).find((instruction) => states[instruction] === state);

/** `AlarmStateManager.createStateChangeIntent`: the tag is what tells the pending intents of an instance apart. */
function stateChange(tag: string, instruction: Instruction, instance: AlarmInstance): PendingIntent {
  return {
    kind: 'service',
    requestCode: instance.id,
    intent: {
      action: changeState,
      categories: [tag],
      data: `content://com.android.deskclock/instances/${instance.id}`,
      component: { packageName: clockPackage, className: alarmService },
      extras: { [stateExtra]: states[instruction] },
    },
    flags: FLAG_UPDATE_CURRENT | FLAG_IMMUTABLE,
  };
}

const byAlarmManager = (instance: AlarmInstance, instruction: Instruction) =>
  stateChange('ALARM_MANAGER', instruction, instance);

/** Sent when the next alarm is due; what rings then is told by its own alarm. */
const indicator: PendingIntent = {
  kind: 'broadcast',
  intent: {
    action: 'indicator',
    component: { packageName: clockPackage, className: clockClass('alarms.AlarmStateManager') },
  },
  flags: FLAG_IMMUTABLE,
};

function ringingScreen({ id }: AlarmInstance): Intent {
  return {
    component: { packageName: clockPackage, className: clockClass('alarms.AlarmActivity') },
    extras: { [instanceExtra]: id },
  };
}

const toActivity = (intent: Intent, { id }: AlarmInstance): PendingIntent => ({
  kind: 'activity',
  requestCode: id,
  intent,
  flags: FLAG_UPDATE_CURRENT | FLAG_IMMUTABLE,
});

const titleOf = ({ label }: AlarmInstance): string => (label === '' ? 'Alarm' : label);

const answer = (title: string, instruction: Instruction, instance: AlarmInstance) => ({
  title,
  intent: stateChange(`${instruction.toUpperCase()}_TAG`, instruction, instance),
});
