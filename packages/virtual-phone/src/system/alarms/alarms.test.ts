import type { PendingIntent } from '@androidworld/app-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { app, type BackgroundPhone, backgroundPhone, component, immutable } from '../../../test/background-app.ts';
import { eventually } from '../../adb/testing/eventually.ts';
import { nextAlarmText } from './next-alarm-text.ts';

const hour = 3_600_000;
let phone: BackgroundPhone;
beforeEach(async () => {
  phone = await backgroundPhone();
});
afterEach(() => phone.phone.close());

const toReceiver = (action: string, requestCode = 0): PendingIntent => ({
  kind: 'broadcast',
  requestCode,
  intent: { action, component: component('Receiver') },
  flags: immutable,
});
const waiting = () => phone.system.alarms.list().map(({ operation }) => operation.intent.action);
const received = () => phone.received.map(({ action }) => action);
const wall = (ms: number) => phone.system.clock.now() + ms;
const elapsed = (ms: number) => phone.system.clock.elapsed() + ms;

describe('An alarm', () => {
  it('by the wall clock goes off when that is set, one by the time since boot does not', async () => {
    const { alarms } = phone.api();
    await alarms.set('RTC_WAKEUP', wall(hour), toReceiver('wall'));
    await alarms.set('ELAPSED_REALTIME_WAKEUP', elapsed(hour), toReceiver('elapsed'));
    await phone.system.processes.kill(app);
    phone.system.clock.set(wall(2 * hour));
    await phone.advance(0);
    await eventually(() => expect(received()).toEqual(['wall']));
    expect(waiting()).toEqual(['elapsed']);
  });

  it('is replaced and cancelled by an equal pending intent, whatever its extras', async () => {
    const { alarms } = phone.api();
    await alarms.set('RTC', wall(hour), toReceiver('a'));
    await alarms.set('RTC', wall(2 * hour), {
      ...toReceiver('a'),
      intent: { ...toReceiver('a').intent, extras: { x: 1 } },
    });
    await alarms.set('RTC', wall(hour), toReceiver('a', 1));
    expect(phone.system.alarms.list()).toHaveLength(2);
    await alarms.cancel(toReceiver('a'));
    expect(phone.system.alarms.list().map(({ operation }) => operation.requestCode)).toEqual([1]);
  });

  it('goes off five seconds from now at the soonest', async () => {
    await phone.api().alarms.set('RTC', 0, toReceiver('late'));
    await phone.advance(4_999);
    expect(received()).toEqual([]);
    await phone.advance(1);
    await eventually(() => expect(received()).toEqual(['late']));
  });

  it('that repeats waits for the next time, a minute later at the soonest', async () => {
    const at = wall(hour);
    await phone.api().alarms.setInexactRepeating('RTC', at, 1_000, toReceiver('again'));
    phone.system.clock.set(at + 90_000);
    await phone.advance(0);
    await eventually(() => expect(received()).toEqual(['again']));
    expect(phone.system.alarms.list()[0]).toMatchObject({ origWhen: at + 120_000, repeatMs: 60_000 });
  });

  it('is exact only where the app may set such', async () => {
    const { alarms } = phone.api();
    expect(await alarms.canScheduleExactAlarms()).toBe(true);
    phone.system.packages.appOps(app).set('SCHEDULE_EXACT_ALARM', 'deny');
    expect(await alarms.canScheduleExactAlarms()).toBe(false);
    await expect(alarms.setExact('RTC', wall(hour), toReceiver('a'))).rejects.toThrow(
      `SecurityException: Caller ${app} needs to hold android.permission.SCHEDULE_EXACT_ALARM or android.permission.USE_EXACT_ALARM to set exact alarms.`,
    );
  });

  it('is forgotten by a reboot, and kept by a snapshot', async () => {
    const { alarms } = phone.api();
    await alarms.set('RTC', wall(hour), toReceiver('wall'));
    await alarms.set('ELAPSED_REALTIME', elapsed(hour), toReceiver('elapsed'));
    const { snapshot } = phone.phone.adb.console;
    await snapshot.save('one');
    await phone.phone.reboot();
    expect(waiting()).toEqual([]);
    await snapshot.load('one');
    expect(waiting().sort()).toEqual(['elapsed', 'wall']);
    const left = phone.system.alarms.list().map(({ whenElapsed }) => whenElapsed - phone.system.clock.elapsed());
    expect(left).toEqual([hour, hour]);
  });
});

describe('An alarm clock', () => {
  it('is what the phone tells as its next alarm', async () => {
    const { alarms } = phone.api();
    const at = Date.UTC(2023, 9, 16, 8, 30);
    phone.system.clock.set(Date.UTC(2023, 9, 16, 7));
    await alarms.setAlarmClock({ triggerTime: at }, toReceiver('ring'));
    expect(phone.system.settings.get('system', 'next_alarm_formatted')).toBe('Mon 8:30 AM');
    await eventually(() => expect(phone.state()?.nextAlarm).toBe('Mon 8:30 AM'));
    expect(await alarms.getNextAlarmClock()).toEqual({ triggerTime: at });
    const dump = await phone.run('dumpsys alarm');
    expect(dump).toContain('  1 pending alarms: \n    RTC_WAKEUP #1: Alarm{');
    expect(dump).toMatch(
      / {6}tag=\*walarm\*:ring\n {6}type=RTC_WAKEUP origWhen=2023-10-16 08:30:00\.000 window=0 exactAllowReason=permission repeatInterval=0 count=0 flags=0x3\n/,
    );
    expect(dump).toContain(
      '      Alarm clock:\n        triggerTime=2023-10-16 08:30:00.000\n        showIntent=null\n',
    );
    expect(dump).toMatch(
      /operation=PendingIntent\{\w{7}: PendingIntentRecord\{\w{7} com\.test\.background broadcastIntent\}\}/,
    );
    await alarms.cancel(toReceiver('ring'));
    expect(phone.system.settings.get('system', 'next_alarm_formatted')).toBe('');
  });
});

describe('nextAlarmText()', () => {
  it('has the hours of the person', () => {
    const at = Date.UTC(2023, 9, 16, 20, 5);
    expect(nextAlarmText(at, 'UTC', false)).toBe('Mon 8:05 PM');
    expect(nextAlarmText(at, 'UTC', true)).toBe('Mon 20:05');
  });
});
