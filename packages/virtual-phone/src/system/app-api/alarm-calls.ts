import type { AlarmCalls } from '@androidworld/app-sdk';
import type { Caller } from './app-api.ts';

export function alarmCalls({ system, record: { packageName } }: Caller): AlarmCalls {
  const { alarms } = system;
  return {
    set: async (type, triggerAt, operation) => alarms.set(packageName, { type, triggerAt, operation }),
    setExact: async (type, triggerAt, operation) =>
      alarms.set(packageName, { type, triggerAt, operation, exact: true }),
    setExactAndAllowWhileIdle: async (type, triggerAt, operation) =>
      alarms.set(packageName, { type, triggerAt, operation, exact: true, allowWhileIdle: true }),
    setAlarmClock: async (alarmClock, operation) =>
      alarms.set(packageName, {
        type: 'RTC_WAKEUP',
        triggerAt: alarmClock.triggerTime,
        operation,
        exact: true,
        alarmClock,
      }),
    setInexactRepeating: async (type, triggerAt, intervalMs, operation) =>
      alarms.set(packageName, { type, triggerAt, operation, intervalMs }),
    cancel: async (operation) => alarms.cancel(packageName, operation),
    canScheduleExactAlarms: async () => alarms.mayBeExact(packageName),
    getNextAlarmClock: async () => alarms.nextAlarmClock()?.alarmClock ?? null,
  };
}
