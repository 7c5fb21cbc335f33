import { type Alarm, isRtc } from '../../../system/alarms/alarm.ts';
import type { SystemServices } from '../../../system/system-services.ts';
import { isZone, localTime } from '../../local-time.ts';
import { formatDuration, formatMoment } from './format-duration.ts';
import { hashOf } from './hash.ts';
import { pendingIntentName } from './pending-intents.ts';

/** `dumpsys alarm` (AOSP `AlarmManagerService.dumpImpl`, `Alarm.dump`) */
export function dumpAlarms(system: SystemServices): string {
  const { clock, alarms } = system;
  const now = clock.elapsed();
  const zone = isZone(clock.zone) ? clock.zone : 'UTC';
  const date = (ms: number) => `${localTime(ms, zone)}.${String(Math.round(ms) % 1000).padStart(3, '0')}`;
  const list = alarms.list();
  const next = list[0];
  const nextClock = alarms.nextAlarmClock();
  const clocks =
    nextClock?.alarmClock === undefined
      ? ''
      : `  Next alarm clock information: \n    user:0 pendingSend:false time:${nextClock.alarmClock.triggerTime} = ${date(nextClock.alarmClock.triggerTime)} = ${formatDuration(nextClock.alarmClock.triggerTime - clock.now())}\n`;
  const nextLine =
    next === undefined
      ? ''
      : `  Next wakeup alarm: ${formatMoment(next.whenElapsed, now)} = ${next.whenElapsed} = ${date(next.whenElapsed - now + clock.now())}\n`;
  return (
    `Current Alarm Manager state:\n` +
    `  nowRTC=${clock.now()}=${date(clock.now())} nowELAPSED=${now}\n` +
    `  mLastTimeChangeClockTime=${clock.now()}=${date(clock.now())}\n  mLastTimeChangeRealtime=0\n` +
    `  Timezone: ${zone}\n${nextLine}${clocks}` +
    `  ${list.length} pending alarms: \n${list.map((alarm, index) => dumpAlarm(alarm, list.length - index, now, date)).join('')}`
  );
}

function dumpAlarm(alarm: Alarm, position: number, now: number, date: (ms: number) => string): string {
  const { packageName, type, origWhen, whenElapsed, windowMs, repeatMs, flags, operation, alarmClock } = alarm;
  const typeName = type.replace('ELAPSED_REALTIME', 'ELAPSED');
  const { action, component } = operation.intent;
  const target = component === undefined ? packageName : `${component.packageName}/${component.className}`;
  const tag = `${type.endsWith('WAKEUP') ? '*walarm*' : '*alarm*'}:${action ?? target}`;
  const reason = windowMs === 0 ? ' exactAllowReason=permission' : '';
  const clock =
    alarmClock === undefined
      ? ''
      : `      Alarm clock:\n        triggerTime=${date(alarmClock.triggerTime)}\n        showIntent=${alarmClock.showIntent === undefined ? 'null' : pendingIntentName(packageName, alarmClock.showIntent)}\n`;
  return (
    `    ${typeName} #${position}: Alarm{${hashOf(`alarm ${operation.key}`)} type ${typeNumbers[type]} origWhen ${origWhen} whenElapsed ${whenElapsed} ${packageName}}\n` +
    `      tag=${tag}\n` +
    `      type=${typeName} origWhen=${isRtc(type) ? date(origWhen) : formatMoment(origWhen, now)} window=${formatDuration(windowMs)}${reason} repeatInterval=${repeatMs} count=0 flags=0x${flags.toString(16)}\n` +
    `      policyWhenElapsed: requester=${formatMoment(whenElapsed, now)} app_standby=-- device_idle=-- battery_saver=-- tare=--\n` +
    `      whenElapsed=${formatMoment(whenElapsed, now)} maxWhenElapsed=${formatMoment(whenElapsed + windowMs, now)}\n${clock}` +
    `      operation=${pendingIntentName(packageName, operation)}\n`
  );
}

/** `AlarmManager.RTC_WAKEUP` and its like */
const typeNumbers = { RTC_WAKEUP: 0, RTC: 1, ELAPSED_REALTIME_WAKEUP: 2, ELAPSED_REALTIME: 3 } as const;
