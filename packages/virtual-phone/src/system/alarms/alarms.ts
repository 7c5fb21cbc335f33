import type { AlarmClockInfo, AlarmType, PendingIntent } from '@androidworld/app-sdk';
import { isJavaException, securityException } from '../java-exception.ts';
import type { PendingIntentRecord } from '../pending-intents/pending-intents.ts';
import type { SystemServer } from '../system-server.ts';
import type { AlarmManager } from '../system-services.ts';
import type { Timer } from '../time/time-source.ts';
import { type Alarm, alarmFlags, isRtc, type SavedAlarm } from './alarm.ts';
import { nextAlarmText } from './next-alarm-text.ts';

/** `AlarmManagerService.Constants`: apps' alarms are at least this far ahead; repeating ones this far apart. */
const minimumFuturityMs = 5_000;
const minimumIntervalMs = 60_000;
/** `ALLOW_WHILE_IDLE_WHITELIST_DURATION`: for so long after such an alarm the app may start services. */
const allowlistMs = 10_000;

/** What an app asks for. */
export interface AlarmRequest {
  readonly type: AlarmType;
  readonly triggerAt: number;
  readonly operation: PendingIntent;
  readonly exact?: boolean;
  readonly allowWhileIdle?: boolean;
  readonly intervalMs?: number;
  readonly alarmClock?: AlarmClockInfo;
}

/** Alarms by the phone's clocks; they outlive the process that set them (AOSP `AlarmManagerService`). */
export class Alarms implements AlarmManager {
  readonly #system: SystemServer;
  #alarms: readonly Alarm[] = [];
  #timer: Timer | undefined;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  list(): readonly Alarm[] {
    return this.#alarms;
  }

  /** @throws SecurityException for an exact one of an app that may set none */
  set(packageName: string, request: AlarmRequest): void {
    const { type, triggerAt, exact = false, allowWhileIdle = false, intervalMs = 0, alarmClock } = request;
    if (exact && !this.mayBeExact(packageName)) {
      throw securityException(
        `Caller ${packageName} needs to hold android.permission.SCHEDULE_EXACT_ALARM or android.permission.USE_EXACT_ALARM to set exact alarms.`,
      );
    }
    const uid = this.#system.packages.find(packageName)?.uid ?? 1000;
    const now = this.#system.clock.elapsed();
    const earliest = uid < 10_000 ? now : now + minimumFuturityMs;
    const operation = this.#system.pendingIntents.require(packageName, request.operation);
    if (alarmClock?.showIntent !== undefined) this.#system.pendingIntents.require(packageName, alarmClock.showIntent);
    const whenElapsed = Math.max(earliest, this.#toElapsed(type, triggerAt));
    const flags =
      (exact ? alarmFlags.standalone : 0) |
      (alarmClock === undefined ? 0 : alarmFlags.wakeFromIdle) |
      (allowWhileIdle ? alarmFlags.allowWhileIdle : 0);
    const others = this.#alarms.filter((each) => each.operation !== operation);
    this.#put([
      ...others,
      {
        packageName,
        type,
        origWhen: triggerAt,
        whenElapsed,
        // As much as Android lets an inexact alarm wait; here it goes off when it may.
        windowMs: exact ? 0 : Math.round(Math.max(600_000, (whenElapsed - now) * 0.75)),
        repeatMs: intervalMs === 0 ? 0 : Math.max(minimumIntervalMs, intervalMs),
        flags,
        operation,
        alarmClock,
      },
    ]);
  }

  cancel(packageName: string, operation: PendingIntent): void {
    const record = this.#system.pendingIntents.find(packageName, operation);
    if (record !== undefined) this.#put(this.#alarms.filter((each) => each.operation !== record));
  }

  cancelAll(packageName: string): void {
    this.#put(this.#alarms.filter((each) => each.packageName !== packageName));
  }

  /** Alarms of Android 12 and later that need a permission; Android 13 gives it to who asks for it. */
  mayBeExact(packageName: string): boolean {
    const record = this.#system.packages.find(packageName);
    if (record === undefined || record.uid < 10_000 || (record.manifest.targetSdk ?? 33) < 31) return true;
    const { permissions = [] } = record.manifest;
    if (permissions.includes('android.permission.USE_EXACT_ALARM')) return true;
    const op = record.appOps.get('SCHEDULE_EXACT_ALARM') ?? 'allow';
    return permissions.includes('android.permission.SCHEDULE_EXACT_ALARM') && op === 'allow';
  }

  /** The soonest a person has set, with its app. */
  nextAlarmClock(): Alarm | undefined {
    const clocks = this.#alarms.filter(({ alarmClock }) => alarmClock !== undefined);
    return clocks.sort((a, b) => (a.alarmClock?.triggerTime ?? 0) - (b.alarmClock?.triggerTime ?? 0))[0];
  }

  /** The wall clock was set: alarms that go by it are due at other moments. */
  timeChanged(): void {
    this.#put(
      this.#alarms.map((alarm) =>
        isRtc(alarm.type) ? { ...alarm, whenElapsed: this.#toElapsed(alarm.type, alarm.origWhen) } : alarm,
      ),
    );
  }

  /** For a snapshot: a reboot keeps none. */
  state(): SavedAlarm[] {
    const now = this.#system.clock.elapsed();
    return this.#alarms.map(({ operation, alarmClock, ...alarm }) => ({
      ...alarm,
      whenElapsed: alarm.whenElapsed - now,
      origWhen: isRtc(alarm.type) ? alarm.origWhen : alarm.origWhen - now,
      operation: operation.toPendingIntent(),
      ...(alarmClock === undefined ? {} : { alarmClock }),
    }));
  }

  load(saved: readonly SavedAlarm[]): void {
    const now = this.#system.clock.elapsed();
    this.#put(
      saved
        .filter(({ packageName }) => this.#system.packages.find(packageName) !== undefined)
        .map(({ operation, alarmClock, ...alarm }) => ({
          ...alarm,
          origWhen: isRtc(alarm.type) ? alarm.origWhen : alarm.origWhen + now,
          whenElapsed: isRtc(alarm.type) ? this.#toElapsed(alarm.type, alarm.origWhen) : alarm.whenElapsed + now,
          operation: this.#system.pendingIntents.require(alarm.packageName, operation),
          alarmClock: alarmClock as AlarmClockInfo | undefined,
        })),
    );
  }

  clear(): void {
    this.#put([]);
  }

  #put(alarms: readonly Alarm[]): void {
    const before = this.nextAlarmClock()?.alarmClock?.triggerTime;
    this.#alarms = [...alarms].sort((a, b) => a.whenElapsed - b.whenElapsed);
    this.#wait();
    if (this.nextAlarmClock()?.alarmClock?.triggerTime !== before) this.#nextAlarmClockChanged();
  }

  #wait(): void {
    this.#timer?.cancel();
    const [next] = this.#alarms;
    if (next === undefined) return;
    const { clock } = this.#system;
    this.#timer = clock.after(next.whenElapsed - clock.elapsed(), () => this.#fire());
  }

  #fire(): void {
    const now = this.#system.clock.elapsed();
    const due = this.#alarms.filter(({ whenElapsed }) => whenElapsed <= now);
    const again = due
      .filter(({ repeatMs }) => repeatMs > 0)
      .map((alarm) => {
        const times = Math.floor((now - alarm.whenElapsed) / alarm.repeatMs) + 1;
        const later = times * alarm.repeatMs;
        return { ...alarm, whenElapsed: alarm.whenElapsed + later, origWhen: alarm.origWhen + later };
      });
    this.#put([...this.#alarms.filter((alarm) => !due.includes(alarm)), ...again]);
    for (const { packageName, operation, flags } of due) {
      const isAllowed = (flags & (alarmFlags.allowWhileIdle | alarmFlags.wakeFromIdle)) !== 0;
      this.#system.background(`alarm of ${packageName}`, () => this.#send(operation, isAllowed));
    }
  }

  async #send(operation: PendingIntentRecord, isAllowed: boolean): Promise<void> {
    try {
      await this.#system.pendingIntents.send(operation, isAllowed ? { allowlistMs } : {});
    } catch (error) {
      // A pending intent that was cancelled takes its alarm with it.
      if (!isJavaException(error)) throw error;
      this.#system.log.write({ buffer: 'system', priority: 'W', tag: 'AlarmManager', message: String(error) });
    }
  }

  #nextAlarmClockChanged(): void {
    const next = this.nextAlarmClock()?.alarmClock;
    const { settings, clock } = this.#system;
    const is24Hour = settings.get('system', 'time_12_24') === '24';
    const text = next === undefined ? '' : nextAlarmText(next.triggerTime, clock.zone, is24Hour);
    settings.put('system', 'next_alarm_formatted', text);
    if (!this.#system.isUp) return;
    const action = 'android.app.action.NEXT_ALARM_CLOCK_CHANGED';
    this.#system.background(action, () => this.#system.broadcasts.deliver({ action }));
  }

  #toElapsed(type: AlarmType, at: number): number {
    const { clock } = this.#system;
    return isRtc(type) ? at - clock.now() + clock.elapsed() : at;
  }
}
